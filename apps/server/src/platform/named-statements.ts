import { createHash } from 'node:crypto'
import pg from 'pg'

const MOST_NAMES = 500
const names = new Map<string, string>()

/**
 * A connection that names its statements, so that PostgreSQL parses and plans each once a connection instead of each time.
 * Statements without parameters are sent as they are, and so is `select *`, whose shape a migration may change under a plan.
 */
export class NamingClient extends pg.Client {
  // The overloads of the base cannot be written again; what is passed on is what came in, or the same query with a name.
  override query = ((...parameters: unknown[]) => {
    const [text, values, ...rest] = parameters
    const name = typeof text === 'string' && Array.isArray(values) && values.length > 0 ? nameOf(text) : undefined
    const query = super.query.bind(this) as (...all: unknown[]) => unknown
    return name === undefined ? query(...parameters) : query({ name, text, values }, ...rest)
  }) as pg.Client['query']
}

function nameOf(text: string): string | undefined {
  const known = names.get(text)
  if (known !== undefined || names.size >= MOST_NAMES || text.includes('*')) return known
  const name = createHash('sha256').update(text).digest('base64url')
  names.set(text, name)
  return name
}
