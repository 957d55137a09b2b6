import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import { connectionStore } from '@perga/server/sources/connections/connection-store.ts'
import type { World } from './world.ts'

/** Institutions without degrees, all on one listener: each answers at once or, while it hangs, never. */
export interface ManyInstitutions {
  codes: readonly string[]
  hang(codes: readonly string[]): void
  cure(): void
  /** How many questions an institution was asked for a person's sake; the service's own trials do not count. */
  questionsTo(codes: readonly string[]): number
  stop(): Promise<void>
}

/** Connects as many more institutions of the directory to a world as `count` says. */
export async function startManyInstitutions(world: World, count: number): Promise<ManyInstitutions> {
  const hanging = new Set<string>()
  const questions = new Map<string, number>()
  const server = createServer(async (request, response) => {
    const code = (request.url ?? '').slice(1)
    // Sound: whoever asks here is the service, whose request has this form.
    const { query } = (await json(request)) as { query: { certificateID?: string } }
    if (query.certificateID !== 'PERGA0PROBE') questions.set(code, (questions.get(code) ?? 0) + 1)
    if (!hanging.has(code))
      response.writeHead(200, { 'content-type': 'application/json' }).end('{"results":[],"error":null,"success":true}')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  // Sound: a server that listens on a port has an address of this form.
  const { port } = server.address() as AddressInfo
  const codes = await connect(world, { port, count })
  return {
    codes,
    hang: (more) => {
      for (const code of more) hanging.add(code)
    },
    cure: () => hanging.clear(),
    questionsTo: (asked) => asked.reduce((sum, code) => sum + (questions.get(code) ?? 0), 0),
    stop: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

async function connect({ database: { db }, keys, clock }: World, { port, count }: { port: number; count: number }) {
  const store = connectionStore(db, keys)
  const connected = await store.changes()
  const all = await db.selectFrom('institutions').select('code').orderBy('code').execute()
  const codes = all.flatMap(({ code }) => (connected.has(code) ? [] : [code])).slice(0, count)
  if (codes.length < count) throw new Error(`the directory has no ${count} institutions more`)
  for (const code of codes)
    await store.save(code, { mode: 'api', address: `http://127.0.0.1:${port}/${code}`, key: 'k' }, clock.now())
  return codes
}
