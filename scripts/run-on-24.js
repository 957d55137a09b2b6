// Runs a TypeScript file of the project on the right Node: `node scripts/run-on-24.js <file> [parameters]`.
import { findNode, installPackages, runInForeground } from './setup.js'

installPackages()
runInForeground(findNode(), process.argv.slice(2))
