import type { Mutant } from './mutants.ts'
import type { Rule, Validator } from './validator.ts'

/** What shows that a rule is needed: a mutant that passes and looks otherwise when the rule is switched off. */
export interface RuleEvidence {
  readonly rule: string
  readonly mutant?: Mutant
  readonly renderers: readonly string[]
  /** Rules that refuse the same mutant and were switched off with it. */
  readonly behind: readonly string[]
}

interface Examination {
  readonly validator: Validator
  /** Refused mutants, those that are made for the rules first. */
  readonly refused: readonly Mutant[]
  readonly differs: (mutant: Mutant) => Promise<readonly string[]>
  /** How many refused mutants are examined at most. */
  readonly most: number
}

const passes = async ({ validator }: Examination, { pdf, subject }: Mutant, rules: readonly Rule[]) =>
  (await validator.validate(pdf, subject.options, rules)).indication === 'TOTAL-PASSED'

/** The rules that refuse a mutant, each asked alone; undefined when it fails without any. */
async function refusingRules(examination: Examination, mutant: Mutant): Promise<readonly Rule[] | undefined> {
  if (!(await passes(examination, mutant, []))) return undefined
  const refusing: Rule[] = []
  for (const rule of examination.validator.rules) {
    if (!(await passes(examination, mutant, [rule]))) refusing.push(rule)
  }
  return refusing
}

interface Caught {
  readonly mutant: Mutant
  readonly by: readonly Rule[]
}

const MOST_RENDERED = 60
/** A file that cannot be read offends many rules at once, which says nothing of any of them. */
const MOST_BEHIND = 3

/** The first mutant, of the fewest rules, that passes without the rule and those behind it, and looks otherwise. */
async function evidenceFor(rule: Rule, caught: readonly Caught[], examination: Examination): Promise<RuleEvidence> {
  const own = caught
    .filter(({ by }) => by.includes(rule) && by.length <= MOST_BEHIND + 1)
    .sort((one, other) => one.by.length - other.by.length)
  for (const { mutant, by } of own.slice(0, MOST_RENDERED)) {
    const left = examination.validator.rules.filter((other) => !by.includes(other))
    if (!(await passes(examination, mutant, left))) continue
    const renderers = await examination.differs(mutant)
    const behind = by.filter((other) => other !== rule).map(({ name }) => name)
    if (renderers.length > 0) return { rule: rule.name, mutant, renderers, behind }
  }
  return { rule: rule.name, renderers: [], behind: [] }
}

/** Switches each rule off, alone or with those that catch the same mutants, and looks for a difference. */
export async function examineRules(examination: Examination): Promise<RuleEvidence[]> {
  const caught: Caught[] = []
  for (const mutant of examination.refused.slice(0, examination.most)) {
    const by = await refusingRules(examination, mutant)
    if (by !== undefined && by.length > 0) caught.push({ mutant, by })
  }
  const evidence: RuleEvidence[] = []
  for (const rule of examination.validator.rules) evidence.push(await evidenceFor(rule, caught, examination))
  return evidence
}
