import { walkScreens } from './walk-screens.ts'

// Screens of the holder's own site. The walk is cut in three, so that two cores can share it.
walkScreens((path) => path.startsWith('/authorization'))
