// `npm run build`: the sites, ready to be served.
import { buildSites, findNode, installPackages } from './setup.js'

installPackages()
buildSites(findNode())
