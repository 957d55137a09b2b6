import { readFileSync } from 'node:fs'
import { SENT_ANSWERS, type SentAnswer } from '@perga/server/platform/answer-channel.ts'

interface Operation {
  readonly responses?: Record<string, Answer & { readonly $ref?: string }>
}

interface Answer {
  readonly content?: Record<string, { readonly schema?: { readonly allOf?: readonly Codes[] } }>
}

interface Codes {
  readonly properties?: { readonly code?: { readonly enum?: readonly string[] } }
}

/** The OpenAPI document as far as answers are held to it. */
interface Contract {
  readonly paths: Record<string, Record<string, Operation>>
  readonly components: { readonly responses: Record<string, Answer> }
}

const CONTRACT = new URL('../../docs/openapi.json', import.meta.url)
let isListening = false
const answers = new Map<string, SentAnswer>()

/** From now on the answers of every server in this process are kept, each kind once. */
export function watchAnswers(): void {
  if (isListening) return
  isListening = true
  // Only the server publishes there.
  SENT_ANSWERS.subscribe((answer) => answers.set(JSON.stringify(answer), answer as SentAnswer))
}

/** Throws when a server answered what docs/openapi.json does not name: a status, a media type or the code of a problem. */
export function refuseUnnamedAnswers(): void {
  // The document is one that the tests hold to the routes.
  const contract = JSON.parse(readFileSync(CONTRACT, 'utf8')) as Contract
  const faults = [...answers.values()].flatMap((answer) => faultOf(answer, contract) ?? [])
  answers.clear()
  if (faults.length > 0) throw new Error(`Answers that docs/openapi.json does not name:\n${faults.sort().join('\n')}`)
}

/** What is wrong with an answer, or null; one of no described operation is none of the contract's. */
export function faultOf(
  { method, route = '', status, type, code }: SentAnswer,
  { paths, components }: Contract,
): string | null {
  const path = paths[route.replaceAll(/:(\w+)/g, '{$1}')]
  const operation = path?.[method === 'HEAD' ? 'get' : method.toLowerCase()]
  if (operation === undefined) return null
  const said = `${method} ${route} answered ${status} ${type} ${code ?? ''}`
  const named = operation.responses?.[status]
  if (named === undefined) return said
  const answer = named.$ref === undefined ? named : components.responses[named.$ref.split('/').at(-1) ?? '']
  if (type === '') return null
  const content = answer?.content?.[type]
  if (content === undefined) return said
  const codes = content.schema?.allOf?.flatMap(({ properties }) => properties?.code?.enum ?? [])
  return code === null || codes?.includes(code) ? null : said
}
