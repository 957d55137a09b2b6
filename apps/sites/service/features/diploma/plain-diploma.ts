interface Group {
  readonly title: string
  readonly facts: readonly { readonly term: string; readonly value: string | null | undefined }[]
}

/** The disclosed facts as lines of text, group by group. What was withheld or is not held leaves no line. */
export function plainDiploma(groups: readonly Group[]): string {
  return groups
    .map(({ title, facts }) => ({
      title,
      lines: facts.flatMap(({ term, value }) => (value ? [`${term}: ${value}`] : [])),
    }))
    .filter(({ lines }) => lines.length > 0)
    .map(({ title, lines }) => [`${title} —`, ...lines].join('\n'))
    .join('\n\n')
}
