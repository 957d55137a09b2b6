import { join } from 'node:path'
import { atLeast, atMost, type Figure, forComparison, unmeasured } from '../../../bench/figures.ts'
import { prepareJudges } from '../../../packages/ades/interop/tools.ts'
import { serveWorld } from '../../../packages/ades/src/test-pki/serve-world.ts'
import type { TestWorld } from '../../../packages/ades/src/test-pki/test-world.ts'
import { type Mutant, mutantOf, targetedMutants } from './mutants.ts'
import { type Comparison, compareValidators } from './other-validators.ts'
import { seedOf } from './random.ts'
import { missingRenderers, prepareRenderers, VAR } from './renderers.ts'
import { examineRules, type RuleEvidence } from './rules.ts'
import { type MutationRun, recipeOf, runMutants, watchRendering } from './run-mutants.ts'
import { sealByOthers } from './seal-by-others.ts'
import { makeSubjects, type Subject } from './subjects.ts'
import { coveredInPart, sealedInTwoReadings } from './two-readings.ts'
import { loadValidator, type Validator } from './validator.ts'

export interface MutationOptions {
  /** How many mutants are made; 10,000 unless told. */
  readonly count?: number
  readonly seed?: number
  /** A folder of packages/ades whose validator is judged; this checkout's unless told. */
  readonly package?: string
  /** Whether EU DSS and pyHanko seal files that are mutated too and judge a sample: the machine must have what they need. */
  readonly withOthers: boolean
}

/** A line for people, which `--json` leaves to standard error. */
const tell = (line: string) => console.error(line)

/** A subject that does not pass, or does not look as sealed, proves nothing by its mutants. */
async function onlyPassing(subjects: readonly Subject[], validator: Validator): Promise<Subject[]> {
  const passing: Subject[] = []
  for (const subject of subjects) {
    const { indication, subIndication = '' } = await validator.validate(
      Buffer.from(subject.text, 'latin1'),
      subject.options,
    )
    // Prepared pages are mutated even where the sealed page itself is refused: an increment must not make it pass.
    if (indication === 'TOTAL-PASSED' || subject.preparation !== undefined) passing.push(subject)
    else tell(`not mutated, since it is ${indication} ${subIndication}: ${subject.name}`)
  }
  return passing
}

function mutationFigures({ count, passed, differences }: MutationRun, seed: number): Figure[] {
  const of = `of ${count} mutants, seed ${seed}`
  return [
    atMost({
      goal: 'mutants that pass and look otherwise than sealed',
      value: differences.length,
      target: 0,
      unit: of,
    }),
    atLeast({ goal: 'mutants that pass', value: (100 * passed.length) / count, target: 5, unit: `% ${of}` }),
  ]
}

/** Rules whose lack no renderer of this run can show. */
const UNSEEN: Readonly<Record<string, string>> = {
  'no-actions': 'the four renderers run no scripts and no actions',
  'nothing-external': 'the four renderers fetch nothing from elsewhere',
}

function ruleFigure(all: readonly RuleEvidence[]): Figure {
  const goal = 'PDF rules of which a run without them shows a difference'
  const evidence = all.filter(({ rule, mutant }) => mutant !== undefined || UNSEEN[rule] === undefined)
  for (const { rule } of all.filter((one) => !evidence.includes(one)))
    tell(`rule ${rule}: cannot be shown: ${UNSEEN[rule]}`)
  if (evidence.length === 0) return unmeasured(goal, 'rules', 'the validator has no rules that can be switched off')
  const shown = evidence.filter(({ mutant }) => mutant !== undefined)
  for (const { rule, mutant, renderers, behind } of evidence) {
    if (mutant === undefined) tell(`rule ${rule}: NOT SHOWN by any mutant of this run`)
    else {
      const others = behind.length === 0 ? 'alone' : `together with ${behind.join(', ')}`
      tell(`rule ${rule}: off ${others}, differs in ${renderers.join(', ')}: ${recipeOf(mutant)}`)
    }
  }
  return atLeast({ goal, value: shown.length, target: evidence.length, unit: 'rules' })
}

function comparisonFigures({ validator, judged, passed, fooled, stricter }: Comparison): Figure[] {
  for (const { mutant, renderers } of fooled)
    tell(`${validator} passes, differs in ${renderers.join(', ')}: ${recipeOf(mutant)}`)
  for (const mutant of stricter) tell(`${validator} passes, looks as sealed, we refuse: ${recipeOf(mutant)}`)
  const unit = `of ${judged} mutants`
  return [
    forComparison({ goal: `${validator} passes`, value: passed, unit }),
    forComparison({ goal: `${validator} passes what looks otherwise than sealed`, value: fooled.length, unit }),
    forComparison({ goal: `${validator} passes what looks as sealed and we refuse`, value: stricter.length, unit }),
  ]
}

/** Mutants that are made for the rules, whatever the seed. */
async function targetedAt(world: TestWorld, subjects: readonly Subject[]): Promise<Mutant[]> {
  const page = subjects.find(({ name }) => name === 'page B-LT')
  if (page === undefined) return []
  return [
    ...targetedMutants(subjects),
    ...(await sealedInTwoReadings(world, page)),
    ...(await coveredInPart(world, page)),
  ]
}

interface Supply {
  readonly subjects: readonly Subject[]
  readonly world: TestWorld
  readonly count: number
  readonly seed: number
  readonly targeted: readonly Mutant[]
}

async function* allMutants({ subjects, world, count, seed, targeted }: Supply): AsyncGenerator<Mutant> {
  yield* targeted
  for (let index = 0; index < count; index++) {
    if (index % 500 === 499) tell(`${index + 1} mutants`)
    yield await mutantOf({ index, seed: seedOf(seed, index) }, { subjects, world })
  }
}

const GOAL = 'mutants that pass and look otherwise than sealed'

/** Mutates sealed files and shows that what passes looks as sealed in four renderers. */
export async function measureMutations(options: MutationOptions): Promise<Figure[]> {
  const { count = 10_000, seed = 20_261_122, withOthers } = options
  const missing = missingRenderers()
  if (missing.length > 0) return [unmeasured(GOAL, 'mutants', `this machine lacks: ${missing.join(', ')}`)]
  prepareRenderers()
  if (withOthers) prepareJudges()
  const validator = await loadValidator(options.package)
  const { world, server } = await serveWorld({ now: new Date() })
  const folder = join(VAR, 'subjects')
  const rendering = watchRendering(join(VAR, 'rendered'))
  try {
    const own = await makeSubjects(world, folder)
    const others = withOthers ? await sealByOthers(world, folder) : []
    const subjects = await onlyPassing([...own, ...others], validator)
    const targeted = await targetedAt(world, subjects)
    const mutants = allMutants({ subjects, world, count, seed, targeted })
    const run = await runMutants({ mutants, validator, differs: rendering.differs })
    const most = targeted.length + Math.ceil(count / 20)
    const evidence = await examineRules({ validator, refused: run.refused, differs: rendering.differs, most })
    const sample = {
      passed: run.passed.slice(-40),
      refused: run.refused.slice(-160),
      root: world.root.der,
      differs: rendering.differs,
    }
    const comparisons = withOthers ? await compareValidators(sample) : []
    return [...mutationFigures(run, seed), ruleFigure(evidence), ...comparisons.flatMap(comparisonFigures)]
  } finally {
    rendering.close()
    server.close()
  }
}
