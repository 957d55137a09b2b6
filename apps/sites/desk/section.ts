import type { MessageDescriptor } from '@lingui/core'
import type { RouteObject } from 'react-router'
import type { StaffAtWork } from './staff-session.ts'

/** A part of the desk: where it stands, what it is called, who sees it. */
export interface DeskSection {
  /** The first segment of its addresses below `/desk/`. */
  readonly path: string
  readonly label: MessageDescriptor
  /** One sentence for the desk's home page. */
  readonly description: MessageDescriptor
  /** Whether this member of staff sees it; the server decides again at every request. */
  readonly isFor: (member: StaffAtWork) => boolean
  /** Its pages, relative to `path`, loaded when they are opened; the first one has `index: true`. */
  readonly pages: RouteObject[]
}
