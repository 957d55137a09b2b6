/** What names one degree in the whole service: certificateID and titleID are unique within an institution only. */
export type DegreeKey = { readonly institution: string; readonly certificateId: string; readonly titleId: string }

const withLength = (text: string) => `${new TextEncoder().encode(text).length}:${text}`

/** The key as one text. Each part is preceded by its length in UTF-8 bytes, so that no two keys share a text. */
export function degreeKeyText(key: DegreeKey): string {
  return [key.institution, key.certificateId, key.titleId].map(withLength).join(',')
}
