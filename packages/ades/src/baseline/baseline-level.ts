/** Baseline levels of JAdES (ETSI TS 119 182-1 §6) and PAdES (ETSI EN 319 142-1 §6). */
export type BaselineLevel = 'B-B' | 'B-T' | 'B-LT' | 'B-LTA'

/** The levels in order: each holds all that those before it hold. */
export const BASELINE_LEVELS: readonly BaselineLevel[] = ['B-B', 'B-T', 'B-LT', 'B-LTA']
