import { startSandbox } from '@perga/sandbox'
import { childArgument, sayReady } from './child.ts'

// The program that starts this one passes what is asked for here.
const { stateDirectory, origins } = childArgument() as { stateDirectory: string; origins: string[] }
const { addresses, environment, connections, signOns } = await startSandbox({
  portBase: 0,
  stateDirectory,
  serverOrigins: origins,
  quiet: true,
})
sayReady({ addresses, environment, connections, signOns })
