import type { BodyOf } from '@perga/client'
import { call } from '../../../shell/api-client.ts'

/** How many degrees an institution has, as far as it is known. */
export const fetchFigures = (institution: string) =>
  call('GET /api/desk/institutions/{institution}/figures', { path: { institution } })

/** Declares them for an institution whose degrees cannot be counted. */
export const declareFigures = (
  institution: string,
  json: BodyOf<'POST /api/desk/institutions/{institution}/figures'>,
) => call('POST /api/desk/institutions/{institution}/figures', { path: { institution }, json })
