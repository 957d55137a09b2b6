// `npm run pictures [part of a name]`: a picture of every screen, in both languages and widths, into var/pictures/.
import { buildSites, findNode, installPackages, runInForeground } from './setup.js'

installPackages()
const node = findNode()
buildSites(node)
runInForeground(node, ['apps/sites/test/gallery/take-pictures.ts', ...process.argv.slice(2)])
