declare module '*.po' {
  import type { Messages } from '@lingui/core'
  export const messages: Messages
}

/** The moment of the build, in milliseconds: what is drawn at build time is drawn as of then. */
declare const BUILD_TIME: number
