import type { ArticleSection } from './content-types.ts'

/** The sections of an article or guide. */
export function ArticleBody({ sections }: { readonly sections: readonly ArticleSection[] }) {
  return sections.map(({ heading, paragraphs, points = [] }) => (
    <section key={heading ?? paragraphs[0]}>
      {heading !== undefined && <h2>{heading}</h2>}
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {points.length > 0 && (
        <ul>
          {points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      )}
    </section>
  ))
}
