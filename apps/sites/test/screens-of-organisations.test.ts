import { walkScreens } from './walk-screens.ts'

// Screens of the organisations' area. The walk is cut in three, so that two cores can share it.
walkScreens((path) => path.startsWith('/organisation'))
