import { ALL_REASONS } from '../revocation/crl-scope.ts'
import { needsNoStatus } from '../revocation/needs-no-status.ts'
import { readCrlStatement } from './crl-statements.ts'
import { readOcspStatement } from './ocsp-statements.ts'
import type { AskStatus, Reading, Statement, StatusAt, StatusQuestion, Unusable } from './revocation-statement.ts'
import type { ValidationContext } from './validation-context.ts'

/** After the end of a certificate, authorities may drop it from what they say (RFC 5280 §3.3, RFC 6960 §4.4.4). */
function speaksOf(
  { thisUpdate }: Statement,
  { chain }: StatusQuestion,
  { validationTime }: ValidationContext,
): boolean {
  const [certificate] = chain
  return certificate !== undefined && thisUpdate <= certificate.notAfter && thisUpdate <= validationTime
}

/** Fresh is what was said after the time in question, or is declared to hold until after it (§5.2.5). */
const isFresh = ({ thisUpdate, nextUpdate }: Statement, at: Date) =>
  (nextUpdate === undefined || nextUpdate >= thisUpdate) &&
  (thisUpdate >= at || (nextUpdate !== undefined && nextUpdate >= at))

const speaksForAllReasons = ({ reasons }: Statement) => reasons.size === ALL_REASONS.size

/** One statement for all reasons, or as many as together speak for all (RFC 5280 §6.3.3 e, l); undefined without. */
function coveringAllReasons(statements: readonly Statement[]): readonly Statement[] | undefined {
  const whole = statements.find(speaksForAllReasons)
  if (whole !== undefined) return [whole]
  const covered = new Set(statements.flatMap(({ reasons }) => [...reasons]))
  return covered.size === ALL_REASONS.size ? statements : undefined
}

/**
 * A revocation counts whoever said it and whenever, if it was said rightly: also after the certificate's end, and by one
 * who has ended since.
 */
function revocationAmong(
  statements: readonly Statement[],
  { at }: StatusQuestion,
  { validationTime }: ValidationContext,
): StatusAt | undefined {
  const times = statements
    .filter(({ thisUpdate }) => thisUpdate <= validationTime)
    .flatMap(({ certificateStatus }) =>
      certificateStatus.status === 'revoked' && certificateStatus.at <= at ? [certificateStatus.at.getTime()] : [],
    )
  return times.length === 0 ? undefined : { status: 'revoked', since: new Date(Math.min(...times)) }
}

function conclude(readings: readonly Reading[], question: StatusQuestion, context: ValidationContext): StatusAt {
  const statements = readings.filter((reading): reading is Statement => typeof reading === 'object')
  const spoken = statements.filter((statement) => speaksOf(statement, question, context))
  const usable = spoken.filter(({ outOfBounds }) => !outOfBounds)
  const revoked = revocationAmong(statements, question, context)
  if (revoked !== undefined) return revoked
  const known = usable.filter(({ certificateStatus }) => certificateStatus.status !== 'unknown')
  const fresh = coveringAllReasons(known.filter((statement) => isFresh(statement, question.freshAt)))
  if (fresh !== undefined)
    return { status: 'not-revoked', position: Math.max(...fresh.map(({ position }) => position)) }
  if (coveringAllReasons(known) !== undefined) return { status: 'not-fresh' }
  if (coveringAllReasons(spoken) !== undefined && spoken.length > usable.length) return { status: 'out-of-bounds' }
  const unusable = readings.find((reading): reading is Unusable => typeof reading === 'string')
  return unusable === undefined ? { status: 'unknown' } : { status: 'unknown', unusable }
}

/**
 * Whether a certificate was revoked at a time, by all evidence at hand (revocation freshness and status, ETSI EN 319
 * 102-1 §5.2.5, §5.2.6). Of contradicting statements the revocation wins.
 */
export async function statusAt(question: StatusQuestion, context: ValidationContext): Promise<StatusAt> {
  const [certificate] = question.chain
  if (certificate === undefined || !context.mayAsk()) return { status: 'unknown' }
  if (needsNoStatus(certificate, question.role)) return { status: 'not-needed' }
  const ask: AskStatus = (further) => statusAt(further, context)
  const { ocsp, crls } = context.evidence
  const answers = await Promise.all(ocsp.map((evidence) => readOcspStatement(evidence, question, { ask, context })))
  const lists = await Promise.all(crls.map((evidence) => readCrlStatement(evidence, question, { ask, context })))
  return conclude([...answers, ...lists], question, context)
}
