import type { I18n } from '@lingui/core'

// Two full stops, whether or not a link or an emphasis ends between them; neither an ellipsis nor a path.
const TWO_STOPS = /(?<!\.)\.((?:<\/\d+>)?)\.(?![./])/g

/** A text whose sentences end with one full stop where a name before it ends with one too, as in «Αιγίς Α.Ε.». */
export const withOneFullStop = (text: string): string => text.replace(TWO_STOPS, '.$1')

/** Has every text of the catalogues end its sentences so, once its names and numbers are filled in. */
export function endSentencesOnce(i18n: I18n): void {
  const translate = i18n._.bind(i18n)
  const mended = (...message: Parameters<I18n['_']>) => withOneFullStop(translate(...message))
  Object.assign(i18n, { _: mended, t: mended })
}
