import { serveWorld } from '../packages/ades/src/test-pki/serve-world.ts'
import { sayReady } from './child.ts'

/** What the authorities say of themselves: addresses, and keys and certificates in base64 of their DER. */
export interface ServedAuthorities {
  timestampUrl: string
  ocspUrl: string
  root: string
  issuing: string
  seal: string
  sealKey: string
}

const { world, server } = await serveWorld({ now: new Date() })
// Its clock goes with ours, and what it notes for tests does not grow.
setInterval(() => {
  world.now = new Date()
  world.asked.length = 0
  world.requests.length = 0
}, 500)
server.keepAliveTimeout = 60_000

const base64 = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64')
sayReady({
  timestampUrl: world.addresses.tsa,
  ocspUrl: world.addresses.ocsp,
  root: base64(world.root.der),
  issuing: base64(world.issuing.der),
  seal: base64(world.seal.der),
  sealKey: base64(world.seal.key.export({ format: 'der', type: 'pkcs8' })),
} satisfies ServedAuthorities)
