/** Where two languages of one content differ in more than their words: a part that only one has, a list of another length, a text not translated. */
export function twinFaults(greek: unknown, english: unknown, place = ''): string[] {
  if (typeof greek === 'string' && typeof english === 'string') return textFaults(greek, english, place)
  if (!isTree(greek) || !isTree(english)) return greek === english ? [] : [`${place}: ${greek} and ${english}`]
  const names = new Set([...Object.keys(greek), ...Object.keys(english)])
  return [...names].flatMap((name) => twinFaults(greek[name], english[name], place === '' ? name : `${place}.${name}`))
}

const isTree = (content: unknown): content is Record<string, unknown> => typeof content === 'object' && content !== null

const languageless = (address: string) => address.replace(/-(el|en)(?=\.\w+$)/, '')

/** Words in a row are prose; addresses, names and code are the same in both languages. */
const PROSE = /\p{L}{2,} \p{L}+ \p{L}+/u

function textFaults(greek: string, english: string, place: string): string[] {
  if (greek.trim() === '' || english.trim() === '') return [`${place}: a text is empty`]
  if (/(^|\.)href$/.test(place)) return languageless(greek) === languageless(english) ? [] : [`${place}: ${english}`]
  if (/(^|\.)(code|id|name|to|kind|subject|as)$/.test(place)) return []
  return greek === english && PROSE.test(greek) ? [`${place}: “${greek}” is not translated`] : []
}
