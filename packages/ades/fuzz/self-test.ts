import type { FuzzTarget } from './targets.ts'

// Parsers with a fault that is known: fuzzing must find it, or it proves nothing of the others.

/** Fails at two bytes that stand behind each other: blind changes hit both at once in one of millions of inputs. */
function failsAtPd([p, d]: Uint8Array): void {
  if (p !== 0x70) return
  if (d === 0x64) throw new TypeError('the fault that is looked for')
}

/** Does not end for an input that starts with 0x30. */
function hangs([first]: Uint8Array): void {
  while (first === 0x30) Math.random()
}

export const SELF_TESTS: Readonly<Record<string, FuzzTarget>> = {
  'self-test': { format: 'text', seeds: [], inputs: [Uint8Array.of(0, 0)], run: failsAtPd },
  'self-test-hang': { format: 'text', seeds: [], inputs: [Uint8Array.of(0x31), Uint8Array.of(0x30, 0)], run: hangs },
}
