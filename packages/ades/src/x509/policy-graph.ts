import { OID } from '../asn1/oids.ts'
import type { Certificate } from './certificate.ts'
import { isSelfIssued } from './certificate.ts'

/** What a relying party asks of the certificate policies of a path (RFC 5280 §6.1.1 c, e, f, g); nothing unless told. */
export interface PolicyInputs {
  /** The policies of which the path must have one; any when missing. */
  readonly initialPolicySet?: readonly string[]
  /** Whether the path must be valid for at least one of them. */
  readonly requireExplicitPolicy?: boolean
  readonly inhibitPolicyMapping?: boolean
  readonly inhibitAnyPolicy?: boolean
}

/** A policy at one depth. Several paths to it share one node, so that a graph stays small (RFC 9618 §3). */
interface PolicyNode {
  readonly policy: string
  expected: ReadonlySet<string>
  readonly parents: readonly PolicyNode[]
}

type Level = Map<string, PolicyNode>

/** The state of policy processing (RFC 5280 §6.1.2), over the graph of RFC 9618 in place of the tree. */
class PolicyState {
  /** One level a certificate; empty from the level on which nothing is valid any more. */
  readonly levels: Level[] = [
    new Map([[OID.anyPolicy, { policy: OID.anyPolicy, expected: new Set([OID.anyPolicy]), parents: [] }]]),
  ]
  explicitPolicy: number
  policyMapping: number
  inhibitAnyPolicy: number

  constructor(length: number, inputs: PolicyInputs) {
    this.explicitPolicy = inputs.requireExplicitPolicy === true ? 0 : length + 1
    this.policyMapping = inputs.inhibitPolicyMapping === true ? 0 : length + 1
    this.inhibitAnyPolicy = inputs.inhibitAnyPolicy === true ? 0 : length + 1
  }

  get last(): Level {
    return this.levels.at(-1) ?? new Map()
  }

  get isEmpty(): boolean {
    return this.last.size === 0
  }
}

function nodesExpecting(level: Level, policy: string): PolicyNode[] {
  return [...level.values()].filter(({ expected }) => expected.has(policy))
}

/** The nodes that the policies of one certificate make (RFC 5280 §6.1.3 d 1 and 2). */
function nextLevel(previous: Level, policies: readonly string[], allowsAny: boolean): Level {
  const level: Level = new Map()
  const add = (policy: string, parents: readonly PolicyNode[]) =>
    level.set(policy, { policy, expected: new Set([policy]), parents })
  const any = previous.get(OID.anyPolicy)
  for (const policy of policies) {
    if (policy === OID.anyPolicy) continue
    const parents = nodesExpecting(previous, policy)
    if (parents.length > 0) add(policy, parents)
    else if (any !== undefined) add(policy, [any])
  }
  if (!allowsAny || !policies.includes(OID.anyPolicy)) return level
  for (const expected of new Set([...previous.values()].flatMap((node) => [...node.expected]))) {
    if (!level.has(expected)) add(expected, nodesExpecting(previous, expected))
  }
  return level
}

/** Removes what leads to nothing (RFC 5280 §6.1.3 d 3). */
function prune({ levels }: PolicyState): void {
  for (let depth = levels.length - 2; depth >= 0; depth--) {
    const used = new Set([...(levels[depth + 1]?.values() ?? [])].flatMap(({ parents }) => parents))
    for (const [policy, node] of levels[depth] ?? []) if (!used.has(node)) levels[depth]?.delete(policy)
  }
}

function addCertificate(state: PolicyState, certificate: Certificate, isLast: boolean): void {
  const { certificatePolicies } = certificate
  const allowsAny = state.inhibitAnyPolicy > 0 || (!isLast && isSelfIssued(certificate))
  state.levels.push(nextLevel(state.last, certificatePolicies?.policies ?? [], allowsAny))
  prune(state)
}

/** Applies the mappings of an authority; false when one names anyPolicy (RFC 5280 §6.1.4 a, b). */
function applyMappings(state: PolicyState, { policyMappings }: Certificate): boolean {
  const mapped = new Map<string, Set<string>>()
  for (const { issuerDomainPolicy, subjectDomainPolicy } of policyMappings) {
    if (issuerDomainPolicy === OID.anyPolicy || subjectDomainPolicy === OID.anyPolicy) return false
    mapped.set(issuerDomainPolicy, (mapped.get(issuerDomainPolicy) ?? new Set()).add(subjectDomainPolicy))
  }
  const level = state.last
  const any = level.get(OID.anyPolicy)
  for (const [policy, expected] of mapped) {
    const node = level.get(policy)
    if (state.policyMapping === 0) level.delete(policy)
    else if (node !== undefined) node.expected = expected
    else if (any !== undefined) level.set(policy, { policy, expected, parents: any.parents })
  }
  prune(state)
  return true
}

const least = (count: number, limit: number | undefined) => (limit === undefined ? count : Math.min(count, limit))
const oneLess = (count: number) => Math.max(0, count - 1)

/** The counters for the next certificate (RFC 5280 §6.1.4 h, i, j). */
function countDown(state: PolicyState, certificate: Certificate): void {
  if (!isSelfIssued(certificate)) {
    state.explicitPolicy = oneLess(state.explicitPolicy)
    state.policyMapping = oneLess(state.policyMapping)
    state.inhibitAnyPolicy = oneLess(state.inhibitAnyPolicy)
  }
  const { policyConstraints, inhibitAnyPolicy } = certificate
  state.explicitPolicy = least(state.explicitPolicy, policyConstraints?.requireExplicitPolicy)
  state.policyMapping = least(state.policyMapping, policyConstraints?.inhibitPolicyMapping)
  state.inhibitAnyPolicy = least(state.inhibitAnyPolicy, inhibitAnyPolicy)
}

/** Whether the path is valid for one of the policies asked for (RFC 5280 §6.1.5 g, RFC 9618 §5.6). */
function meetsInitialSet({ levels, isEmpty }: PolicyState, initial: readonly string[] | undefined): boolean {
  if (isEmpty) return false
  if (initial === undefined || initial.includes(OID.anyPolicy)) return true
  const wanted = new Set(initial)
  // Policies of the anchor's own domain are those directly below its anyPolicy; any policy at the end is all of them.
  if (levels.at(-1)?.has(OID.anyPolicy) === true) return wanted.size > 0
  return levels
    .flatMap((level) => [...level.values()])
    .some(({ policy, parents }) => wanted.has(policy) && parents.some((parent) => parent.policy === OID.anyPolicy))
}

/**
 * Whether the certificate policies of a path are as asked for (RFC 5280 §6.1.2–6.1.5). The path starts below the anchor
 * and ends with the certificate in question.
 */
export function arePoliciesAcceptable(path: readonly Certificate[], inputs: PolicyInputs): boolean {
  const state = new PolicyState(path.length, inputs)
  for (const [index, certificate] of path.entries()) {
    const isLast = index === path.length - 1
    addCertificate(state, certificate, isLast)
    if (state.explicitPolicy === 0 && state.isEmpty) return false
    if (isLast) break
    if (!applyMappings(state, certificate)) return false
    countDown(state, certificate)
  }
  const explicit = oneLess(state.explicitPolicy)
  const required = path.at(-1)?.policyConstraints?.requireExplicitPolicy === 0 ? 0 : explicit
  return required > 0 || meetsInitialSet(state, inputs.initialPolicySet)
}
