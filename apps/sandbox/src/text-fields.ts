/** The members of a parsed query or form that are single texts; anything else in it is as if it were not there. */
export function textFields(source: unknown): Readonly<Record<string, string | undefined>> {
  if (typeof source !== 'object' || source === null) return {}
  return Object.fromEntries(
    Object.entries(source).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  )
}
