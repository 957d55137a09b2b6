import { Panel } from '@perga/ui/panels/panel'
import { ProblemPanel } from '../shell/problem-panel.tsx'
import type { Change } from '../shell/use-change.ts'

/** How a change went: why it was refused, or that it is done. */
export function ChangeNotice({ change, done }: { readonly change: Change; readonly done?: string }) {
  if (change.state === 'failed') return <ProblemPanel error={change.error} />
  if (change.state !== 'done' || done === undefined) return null
  return <Panel tone="success" title={done} announced headingLevel={3} />
}
