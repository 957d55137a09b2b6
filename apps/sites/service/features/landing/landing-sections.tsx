import { useLocale } from '../../../shell/use-locale.ts'
import type { LandingContent, Teaser } from '../../content/content-types.ts'
import { landing } from '../../content/landing.ts'
import './landing-sections.css'

/** What the landing page says below its choices: introduction, news, guides, articles, presentations (row G0). */
export function LandingSections() {
  const content = landing.read(useLocale())
  return (
    <>
      <section className="landing__introduction" aria-labelledby="introduction">
        <div>
          <h2 id="introduction">{content.introduction.title}</h2>
          {content.introduction.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
        <Steps steps={content.steps} />
      </section>
      <News news={content.news} />
      <div className="landing__columns">
        <Teasers id="guides" {...content.guides} />
        <Teasers id="articles" {...content.articles} />
        <Teasers id="presentations" {...content.presentations} />
      </div>
    </>
  )
}

function Steps({ steps }: { readonly steps: LandingContent['steps'] }) {
  return (
    <div>
      <h2>{steps.title}</h2>
      <ol className="landing__steps">
        {steps.items.map(({ title, text }) => (
          <li key={title}>
            <strong>{title}</strong>
            <span>{text}</span>
          </li>
        ))}
      </ol>
    </div>
  )
}

function News({ news }: { readonly news: LandingContent['news'] }) {
  return (
    <section id="news" aria-labelledby="news-title">
      <h2 id="news-title">{news.title}</h2>
      <ul className="landing__news">
        {news.items.map(({ title, text, href }) => (
          <li key={href}>
            <h3>
              <a href={href}>{title}</a>
            </h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}

interface TeasersProps {
  readonly id: string
  readonly title: string
  readonly items: readonly Teaser[]
}

function Teasers({ id, title, items }: TeasersProps) {
  return (
    <section aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{title}</h2>
      <ul className="landing__teasers">
        {items.map((item) => (
          <li key={item.href}>
            <a href={item.href}>{item.title}</a>
            <p>{item.text}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
