import { useLocale } from '../../shell/use-locale.ts'
import type { ArticleSection } from './content-types.ts'
import './article.css'

/** The sections of an article or guide. */
export function ArticleBody({ sections }: { readonly sections: readonly ArticleSection[] }) {
  return sections.map(({ heading, paragraphs, points = [], picture }) => (
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
      {picture !== undefined && <Picture {...picture} title={heading ?? ''} />}
    </section>
  ))
}

function Picture({ name, shows, title }: NonNullable<ArticleSection['picture']> & { readonly title: string }) {
  const locale = useLocale()
  return (
    <figure className="article__picture">
      <img src={`/guides/${name}-${locale}.jpg`} alt={title} width={800} height={720} loading="lazy" />
      <figcaption>{shows}</figcaption>
    </figure>
  )
}
