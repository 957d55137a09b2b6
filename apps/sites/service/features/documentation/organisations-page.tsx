import { GuidePage } from './guide-page.tsx'

export const Component = () => <GuidePage name="organisations" />
