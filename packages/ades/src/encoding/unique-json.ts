/** Deeper documents do not occur and would only serve to exhaust whoever walks them. */
const DEEPEST = 100

const ambiguous = () => new SyntaxError('A member is named twice, or the text is nested too deeply.')

/** Where the text in quotes that starts here ends, behind its closing quote. */
function endOfText(json: string, from: number): number {
  let at = json.indexOf('"', from + 1)
  for (;;) {
    let slashes = 0
    while (json[at - 1 - slashes] === '\\') slashes++
    if (slashes % 2 === 0) return at + 1
    at = json.indexOf('"', at + 1)
  }
}

const SPACES = ' \t\n\r'

function isFollowedByColon(json: string, from: number): boolean {
  let at = from
  while (SPACES.includes(json[at] ?? '-')) at++
  return json[at] === ':'
}

/** Escapes are resolved before names are compared: \u0061 is a. */
function addName(names: Set<unknown> | undefined, quoted: string): void {
  const name: unknown = JSON.parse(quoted)
  if (names === undefined || names.has(name)) throw ambiguous()
  names.add(name)
}

/** Throws for an object that names a member twice; the text is known to be JSON. */
function expectUniqueNames(json: string): void {
  const open: (Set<unknown> | undefined)[] = []
  for (let at = 0; at < json.length; at++) {
    const character = json[at]
    if (character === '{') open.push(new Set())
    else if (character === '[') open.push(undefined)
    else if (character === '}' || character === ']') open.pop()
    else if (character === '"') {
      const end = endOfText(json, at)
      if (isFollowedByColon(json, end)) addName(open.at(-1), json.slice(at, end))
      at = end - 1
    }
    if (open.length > DEEPEST) throw ambiguous()
  }
}

/**
 * Parses JSON whose member names are unique at every depth (RFC 7515 §4, RFC 8259 §4): of two readers one takes the first
 * and another the last. Throws SyntaxError.
 */
export function parseUniqueJson(json: string): unknown {
  const value: unknown = JSON.parse(json)
  expectUniqueNames(json)
  return value
}
