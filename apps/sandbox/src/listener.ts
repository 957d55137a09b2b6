import { randomInt } from 'node:crypto'
import { createServer, type Server } from 'node:net'
import type { FastifyInstance } from 'fastify'

/** Where one system of the sandbox listens; port 0 takes any free one. */
export type Place = { host: string; port: number; system: string }

/** The port a system needs is taken; the message says which, for whom, and what to do. */
export class PortInUse extends Error {
  constructor({ host, port, system }: Place, options?: ErrorOptions) {
    super(
      `Port ${port} on ${host}, needed by the sandbox's ${system}, is in use: stop the program that holds it or choose another PERGA_SANDBOX_PORT_BASE.`,
      options,
    )
    this.name = 'PortInUse'
  }
}

function isInUse(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'EADDRINUSE'
}

/** Starts `app` at `place` and gives its address; throws `PortInUse`. */
export async function listen(app: FastifyInstance, place: Place): Promise<string> {
  try {
    return await app.listen({ host: place.host, port: place.port })
  } catch (error) {
    throw isInUse(error) ? new PortInUse(place, { cause: error }) : error
  }
}

/** Starts a raw TCP server at `place` and gives the port it took; throws `PortInUse`. */
export async function listenTcp(server: Server, place: Place): Promise<number> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) => reject(isInUse(error) ? new PortInUse(place, { cause: error }) : error))
    server.listen(place.port, place.host, resolve)
  })
  return portOf(server)
}

/**
 * A port nobody holds at this moment. It lies below those that the system gives to outgoing connections, so that none of them
 * takes it before it is listened on.
 */
export async function freePort(host: string): Promise<number> {
  for (let attempt = 0; attempt < 50; attempt += 1) {
    const port = randomInt(10_000, 32_000)
    const probe = createServer()
    try {
      await listenTcp(probe, { host, port, system: 'probe' })
      await new Promise((resolve) => probe.close(resolve))
      return port
    } catch (error) {
      if (!(error instanceof PortInUse)) throw error
    }
  }
  throw new Error(`no free port was found on ${host}`)
}

function portOf(server: Server): number {
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('the server does not listen on a port')
  return address.port
}
