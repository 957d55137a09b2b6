// `npm run build`: the sites, ready to be served.
import { buildSites, findNode, installPackages, makeCallTypes } from './setup.js'

installPackages()
const node = findNode()
makeCallTypes(node)
buildSites(node)
