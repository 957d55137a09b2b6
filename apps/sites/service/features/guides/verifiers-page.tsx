import { verifiersGuide } from '../../content/guides/verifiers.ts'
import { GuidePage } from './guide-page.tsx'

export const Component = () => <GuidePage name="verifiers" guide={verifiersGuide} />
