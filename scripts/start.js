// `npm start`: everything for trying out, on one machine, with nothing but Node and npm.
import { buildSites, findNode, installPackages, runInForeground, tell } from './setup.js'

installPackages()
const node = findNode()
buildSites(node)
tell('Starting the server and the sandbox …')
runInForeground(node, ['apps/sandbox/src/demo.ts'])
