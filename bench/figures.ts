/** One figure, as a line of `--json` prints it. `pass` is null, with the reason, where it could not be measured. */
export interface Figure {
  goal: string
  value: number | null
  target: number | null
  unit: string
  pass: boolean | null
  reason?: string
}

interface Measured {
  goal: string
  value: number
  target: number
  unit: string
}

const rounded = (value: number) => Number(value.toPrecision(4))

/** A figure that is good when it is high. */
export function atLeast({ goal, value, target, unit }: Measured): Figure {
  return { goal, value: rounded(value), target, unit, pass: value >= target }
}

/** A figure that is good when it is low. */
export function atMost({ goal, value, target, unit }: Measured): Figure {
  return { goal, value: rounded(value), target, unit, pass: value <= target }
}

/** A figure that others are compared with: it has no target of its own. */
export function forComparison({ goal, value, unit }: Omit<Measured, 'target'>): Figure {
  const reason = 'for comparison; no target of its own'
  return { goal, value: rounded(value), target: null, unit, pass: null, reason }
}

/** A figure that could not be measured here. */
export function unmeasured(goal: string, unit: string, reason: string): Figure {
  return { goal, value: null, target: null, unit, pass: null, reason }
}
