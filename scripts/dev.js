// `npm run dev`: the demonstration, started again whenever a file of the server or the sandbox changes.
import { buildSites, findNode, installPackages, makeCallTypes, runInForeground } from './setup.js'

installPackages()
const node = findNode()
makeCallTypes(node)
buildSites(node)
runInForeground(node, ['--watch', 'apps/sandbox/src/demo.ts'], { PERGA_LOG: 'debug' })
