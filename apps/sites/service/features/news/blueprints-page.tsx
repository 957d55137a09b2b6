import { blueprints } from '../../content/news/blueprints.ts'
import { ArticlePage } from './article-page.tsx'

export const Component = () => <ArticlePage article={blueprints} />
