import { ebsiVideo } from '../../content/news/ebsi-video.ts'
import { ArticlePage } from './article-page.tsx'

export const Component = () => <ArticlePage article={ebsiVideo} video="ebsi-video" />
