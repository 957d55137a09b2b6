import type { HelpdeskSettings } from '@perga/contracts'
import type { FieldError } from '@perga/ui/forms/error-summary'

/** What the parts of the settings form are given. */
export interface SettingsFields {
  readonly entered: HelpdeskSettings
  readonly errors: readonly FieldError[]
  readonly onEnter: (changed: Partial<HelpdeskSettings>) => void
}

/** The id of the field with a department's contact. */
export const emailFieldOf = (maintainerId: string) => `contact-${maintainerId}`

/** Whether the text looks like an address of mail; the server decides. */
export const isEmail = (text: string) => /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/.test(text)
