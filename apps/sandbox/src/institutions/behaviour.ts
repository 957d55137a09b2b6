/** The ways in which an institution's system can be made to misbehave. */
export const BEHAVIOURS = [
  'normal',
  'down',
  'slow',
  'malformed',
  'wrong-key',
  'over-answer',
  'truncated',
  'huge',
] as const
export type Behaviour = (typeof BEHAVIOURS)[number]

/** How an institution behaves now; changed at the control endpoint. */
export type BehaviourSwitch = { current: Behaviour }

/** Longer than any caller's patience. */
export const SLOW_MILLISECONDS = 30_000
