import { emrex } from '../../content/news/emrex.ts'
import { ArticlePage } from './article-page.tsx'

export const Component = () => <ArticlePage article={emrex} />
