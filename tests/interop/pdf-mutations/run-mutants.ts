import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Mutant } from './mutants.ts'
import { bytesOf } from './pdf-text.ts'
import { renderedBy, startRenderers, VAR } from './renderers.ts'
import type { Validator } from './validator.ts'

/** A mutant that passes and the renderers that do not show it as it was sealed. */
export interface Difference {
  readonly mutant: Mutant
  readonly renderers: readonly string[]
}

export interface MutationRun {
  readonly count: number
  readonly passed: readonly Mutant[]
  readonly refused: readonly Mutant[]
  readonly differences: readonly Difference[]
}

export interface RunOptions {
  readonly mutants: AsyncIterable<Mutant>
  readonly validator: Validator
  readonly differs: (mutant: Mutant) => Promise<readonly string[]>
}

/** In how many renderers a mutant looks otherwise than its subject; `close` ends them. */
export function watchRendering(folder: string) {
  mkdirSync(folder, { recursive: true })
  const renderers = startRenderers()
  const render = renderedBy(renderers, folder)
  return {
    async differs({ subject, pdf, isSealedSo = false }: Mutant): Promise<readonly string[]> {
      const sealed = await render(bytesOf(subject.text))
      const seen = await render(pdf)
      const differing = renderers.flatMap(({ name }, index) => (sealed[index] === seen[index] ? [] : [name]))
      return isSealedSo && differing.length === renderers.length ? [] : differing
    },
    close() {
      for (const renderer of renderers) renderer.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** A mutant in one line, with what makes it again. */
export const recipeOf = ({ index, seed, subject, steps }: Mutant): string =>
  `#${index} (seed ${seed}) ${subject.name}: ${steps.join('; ')}`

function keep({ mutant, renderers }: Difference): void {
  const folder = join(VAR, 'differences')
  mkdirSync(folder, { recursive: true })
  const named = `${mutant.subject.name} ${mutant.steps.join(' ')}`.replace(/\W+/g, '-').slice(0, 100)
  const name = join(folder, mutant.index < 0 ? named : String(mutant.index))
  writeFileSync(`${name}.pdf`, mutant.pdf)
  writeFileSync(`${name}-sealed.pdf`, bytesOf(mutant.subject.text))
  console.error(`DIFFERS in ${renderers.join(', ')}: ${recipeOf(mutant)}\n  ${name}.pdf`)
}

/** So many renderings are waited for at once: more would only hold memory. */
const UNDER_WAY = 6

/** Validates each mutant and renders those that pass. */
export async function runMutants({ mutants, validator, differs }: RunOptions): Promise<MutationRun> {
  const [passed, refused, differences]: [Mutant[], Mutant[], Difference[]] = [[], [], []]
  const waiting = new Set<Promise<void>>()
  const look = async (mutant: Mutant) => {
    const renderers = await differs(mutant)
    if (renderers.length === 0) return
    differences.push({ mutant, renderers })
    keep({ mutant, renderers })
  }
  for await (const mutant of mutants) {
    const { indication } = await validator.validate(mutant.pdf, mutant.subject.options)
    if (indication !== 'TOTAL-PASSED') {
      refused.push(mutant)
      continue
    }
    passed.push(mutant)
    const looked = look(mutant).finally(() => waiting.delete(looked))
    waiting.add(looked)
    if (waiting.size >= UNDER_WAY) await Promise.race(waiting)
  }
  await Promise.all(waiting)
  return { count: passed.length + refused.length, passed, refused, differences }
}
