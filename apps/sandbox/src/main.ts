import { fileURLToPath } from 'node:url'
import { PortInUse } from './listener.ts'
import { startSandbox } from './start-sandbox.ts'

const DEFAULT_STATE = fileURLToPath(new URL('../../../var/sandbox', import.meta.url))

async function main(environment: NodeJS.ProcessEnv): Promise<void> {
  const portBase = Number(environment.PERGA_SANDBOX_PORT_BASE ?? 8100)
  if (!Number.isInteger(portBase) || portBase < 0 || portBase > 65_000) {
    throw new RangeError('PERGA_SANDBOX_PORT_BASE must be a port number, or 0 for free ports.')
  }
  const sandbox = await startSandbox({
    host: environment.PERGA_SANDBOX_HOST ?? '127.0.0.1',
    portBase,
    stateDirectory: environment.PERGA_SANDBOX_STATE ?? DEFAULT_STATE,
    serverOrigins: (environment.PERGA_ORIGIN ?? 'http://localhost:8080,http://127.0.0.1:8080').split(','),
    quiet: true,
  })
  process.stdout.write(`${JSON.stringify(sandbox.addresses)}\n`)
  const stop = () => void sandbox.stop().then(() => process.exit(0))
  process.once('SIGINT', stop).once('SIGTERM', stop)
}

main(process.env).catch((error: unknown) => {
  const isExpected = error instanceof PortInUse || error instanceof RangeError
  process.stderr.write(`${isExpected ? error.message : (error instanceof Error && error.stack) || String(error)}\n`)
  process.exit(1)
})
