import { developersEl } from './developers-el.ts'
import type { Guides } from './guide-types.ts'
import { institutionsEl } from './institutions-el.ts'
import { organisationsEl } from './organisations-el.ts'

export const guidesEl: Guides = {
  developers: developersEl,
  institutions: institutionsEl,
  organisations: organisationsEl,
}
