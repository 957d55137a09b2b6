import type { Locale } from '@perga/domain'

/** An announcement above every page. */
export interface Banner {
  /** Without spaces; whoever puts an announcement away has put away the one of this name. */
  readonly id: string
  readonly text: Readonly<Record<Locale, string>>
  /** Shown from this moment until before that one, both ISO 8601. */
  readonly from: string
  readonly until: string
  readonly dismissible: boolean
}

/** The announcements in what an operator wrote. What is not one is left out, so that a slip there breaks no page. */
export const readBanners = (written: unknown): Banner[] => (Array.isArray(written) ? written.filter(isBanner) : [])

function isBanner(item: unknown): item is Banner {
  if (!isObject(item) || !isObject(item.text)) return false
  const { id, text, from, until, dismissible } = item
  const isNamed = typeof id === 'string' && /^\S+$/.test(id)
  const isWritten = isText(text.el) && isText(text.en)
  return isNamed && isWritten && isMoment(from) && isMoment(until) && typeof dismissible === 'boolean'
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null
const isText = (value: unknown): boolean => typeof value === 'string' && value.trim() !== ''
const isMoment = (value: unknown): boolean => typeof value === 'string' && !Number.isNaN(Date.parse(value))

/** Those that are due now and were not put away in this session. */
export function activeBanners(all: readonly Banner[], now: number, dismissed: ReadonlySet<string>): Banner[] {
  return all.filter(({ id, from, until, dismissible }) => {
    const isDue = Date.parse(from) <= now && now < Date.parse(until)
    return isDue && !(dismissible && dismissed.has(id))
  })
}
