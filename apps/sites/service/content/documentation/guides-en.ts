import { developersEn } from './developers-en.ts'
import type { Guides } from './guide-types.ts'
import { institutionsEn } from './institutions-en.ts'
import { organisationsEn } from './organisations-en.ts'

export const guidesEn: Guides = {
  developers: developersEn,
  institutions: institutionsEn,
  organisations: organisationsEn,
}
