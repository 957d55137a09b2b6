import { jades } from '../../content/news/jades.ts'
import { ArticlePage } from './article-page.tsx'

export const Component = () => <ArticlePage article={jades} />
