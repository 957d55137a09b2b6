import { graduatesGuide } from '../../content/guides/graduates.ts'
import { GuidePage } from './guide-page.tsx'

export const Component = () => <GuidePage name="graduates" guide={graduatesGuide} />
