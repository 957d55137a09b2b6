import { ebsi } from '../../content/news/ebsi.ts'
import { ArticlePage } from './article-page.tsx'

export const Component = () => <ArticlePage article={ebsi} />
