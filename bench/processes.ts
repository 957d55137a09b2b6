import { readdirSync, readFileSync } from 'node:fs'

/** What the processes of a benchmark are told apart by. */
export type Part = 'server' | 'PostgreSQL' | 'sandbox' | 'authorities' | 'load'

const MARKS: readonly [Part, string][] = [
  ['PostgreSQL', 'postgres'],
  ['sandbox', 'sandbox-process.ts'],
  ['authorities', 'authorities-process.ts'],
  ['server', 'server/src/main.ts'],
]
const TICKS_PER_SECOND = 100

interface ProcessState {
  pid: number
  parent: number
  seconds: number
  residentMegabytes: number
  part: Part
}

/** Whether this system tells what its processes use (Linux). */
export function canSeeProcesses(): boolean {
  try {
    return stateOf(process.pid) !== null
  } catch {
    return false
  }
}

/** Processor seconds that this process and its descendants have used so far, by part. */
export function processorSeconds(): Map<Part, number> {
  const sums = new Map<Part, number>()
  for (const { part, seconds } of descendants()) sums.set(part, (sums.get(part) ?? 0) + seconds)
  return sums
}

/** The resident memory of the largest server process, in MB. */
export function serverMemory(): number {
  return Math.max(0, ...descendants().flatMap((state) => (state.part === 'server' ? [state.residentMegabytes] : [])))
}

function descendants(): ProcessState[] {
  const all = readdirSync('/proc').flatMap((name) => (/^\d+$/.test(name) ? [stateOf(Number(name))] : []))
  const states = all.filter((state) => state !== null)
  const known = new Set([process.pid])
  // Children are numbered after their parents but for a turn of the counter, so a few passes find them all.
  for (let pass = 0; pass < 4; pass += 1) for (const { pid, parent } of states) if (known.has(parent)) known.add(pid)
  return states.filter(({ pid }) => known.has(pid))
}

function stateOf(pid: number): ProcessState | null {
  try {
    const [, rest = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(/\) (?=\S )/)
    const fields = rest.split(' ').map(Number)
    const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8')
    const resident = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
    return {
      ...{ pid, parent: fields[1] ?? 0 },
      seconds: ((fields[11] ?? 0) + (fields[12] ?? 0)) / TICKS_PER_SECOND,
      residentMegabytes: Number(resident ?? 0) / 1024,
      part: MARKS.find(([, mark]) => command.includes(mark))?.[0] ?? 'load',
    }
  } catch {
    // It ended while it was looked at.
    return null
  }
}
