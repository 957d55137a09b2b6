import { walkScreens } from './walk-screens.ts'

// Screens of everything else: the public pages, the way of a graduate, and each site that has no file of its own. The walk is cut in three, so that two cores can share it.
walkScreens((path) => !/^\/(authorization|organisation)/.test(path))
