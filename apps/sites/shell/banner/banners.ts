import type { Locale } from '@perga/domain'

/** An announcement above every page. */
export interface Banner {
  readonly id: string
  readonly text: Readonly<Record<Locale, string>>
  /** Shown from this moment until before that one, both ISO 8601. */
  readonly from: string
  readonly until: string
  readonly dismissible: boolean
}

/** The announcements of the service. None is the normal state; an operator adds one here. */
export const banners: readonly Banner[] = []

/** Those that are due now and were not put away in this session. */
export function activeBanners(all: readonly Banner[], now: number, dismissed: ReadonlySet<string>): Banner[] {
  return all.filter(({ id, from, until, dismissible }) => {
    const isDue = Date.parse(from) <= now && now < Date.parse(until)
    return isDue && !(dismissible && dismissed.has(id))
  })
}
