import type { InteractionDegrees } from '@perga/contracts'

type Asked = InteractionDegrees['institutions'][number]

// 1200 answered, 1404 holds no degree, 1409 holds one that is not documented, 1503 takes no part in the service yet.
const SETTLED: readonly Asked['status'][] = [1200, 1404, 1409, 1503]

/** The institutions whose answer is missing and might still come: timed out, refused or broken. */
export const silentInstitutions = (institutions: readonly Asked[]) =>
  institutions.filter(({ status }) => !SETTLED.includes(status))
