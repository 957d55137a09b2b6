// `npm run pictures [part of a name]`: sealed pages and every screen, in both languages and widths, into var/pictures/;
// `npm run pictures pages`: the sealed pages alone.
import { spawnSync } from 'node:child_process'
import { buildSites, findNode, installPackages, root, runInForeground } from './setup.js'

const PAGES = ['scripts/draw-pages.ts']
const [part] = process.argv.slice(2)

installPackages()
const node = findNode()
if (part === 'pages') {
  runInForeground(node, PAGES)
} else {
  if (part === undefined) spawnSync(node, PAGES, { cwd: root, stdio: 'inherit' })
  buildSites(node)
  runInForeground(node, ['apps/sites/test/gallery/take-pictures.ts', ...process.argv.slice(2)])
}
