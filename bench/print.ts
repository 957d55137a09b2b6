import { availableParallelism, loadavg } from 'node:os'
import type { Figure } from './figures.ts'

const VERDICTS = new Map<boolean | null, string>([
  [true, 'reached'],
  [false, 'MISSED'],
  [null, '–'],
])

/** Prints figures as soon as a group has them: rows for people, or one JSON line each. */
export function printFigures(figures: readonly Figure[], isJson: boolean): void {
  for (const figure of figures) console.log(isJson ? JSON.stringify(figure) : row(figure))
}

/** Says how busy the machine is. Goes to stderr, so that `--json` stays one figure a line. */
export function printLoad(when: string): void {
  const load = loadavg().map((value) => value.toFixed(2))
  console.error(
    `${when}: ${availableParallelism()} cores, load ${load.join(' ')} (1, 5, 15 minutes), Node ${process.version}`,
  )
}

function row({ goal, value, target, unit, pass, reason }: Figure): string {
  const measured = value === null ? 'not measured' : `${value} ${unit}`
  const wanted = target === null ? '' : `goal ${target}`
  const cells = [goal.padEnd(62), measured.padStart(20), wanted.padStart(12), (VERDICTS.get(pass) ?? '').padEnd(8)]
  return `${cells.join('  ')}${reason === undefined ? '' : ` ${reason}`}`
}
