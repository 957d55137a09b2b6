import type { BaselineLevel } from '../baseline/baseline-level.ts'
import type { EtsiUItem } from './etsi-u.ts'

/** The level whose components are there, in order (ETSI TS 119 182-1 §6.3); whether they are right is validation's. */
export function levelByComponents(items: readonly EtsiUItem[]): BaselineLevel {
  const first = (name: string) => items.findIndex((item) => item.name === name)
  const stamp = first('sigTst')
  if (stamp < 0) return 'B-B'
  if (first('rVals') < 0) return 'B-T'
  const archive = items.findLastIndex((item) => item.name === 'arcTst')
  return archive > first('rVals') ? 'B-LTA' : 'B-LT'
}
