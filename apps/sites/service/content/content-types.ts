import type { Locale } from '@perga/domain'

/** A text in both languages. Content that editors write lives here; words of the interface live in the catalogues. */
export type InBothLanguages<Content> = Readonly<Record<Locale, Content>>

/** A news article. */
export interface Article {
  readonly title: string
  /** YYYYMMDD, where it is known. */
  readonly date?: string
  readonly lead: string
  readonly sections: readonly ArticleSection[]
}

export interface ArticleSection {
  readonly heading?: string
  readonly paragraphs: readonly string[]
  readonly points?: readonly string[]
  /** A screenshot `/guides/{name}-{language}.jpg`, and in words what it shows. */
  readonly picture?: { readonly name: string; readonly shows: string }
}

/** A link with a title and a sentence, as the landing page lists them. */
export interface Teaser {
  readonly title: string
  readonly text: string
  readonly href: string
}

/** What the landing page says below its two choices. */
export interface LandingContent {
  readonly introduction: { readonly title: string; readonly paragraphs: readonly string[] }
  readonly steps: {
    readonly title: string
    readonly items: readonly { readonly title: string; readonly text: string }[]
  }
  readonly news: { readonly title: string; readonly items: readonly Teaser[] }
  readonly guides: { readonly title: string; readonly items: readonly Teaser[] }
  readonly articles: { readonly title: string; readonly items: readonly Teaser[] }
  readonly presentations: { readonly title: string; readonly items: readonly Teaser[] }
}
