import { msg } from '@lingui/core/macro'
import { isProvider } from '../../rights.ts'
import type { DeskSection } from '../../section.ts'

/** `/desk/passkeys`: the passkeys of whoever is signed in for the provider. */
export const passkeysSection: DeskSection = {
  path: 'passkeys',
  label: msg`Your passkeys`,
  description: msg`Add a second passkey or remove one that you no longer use.`,
  isFor: isProvider,
  pages: [{ index: true, lazy: () => import('./passkeys-page.tsx') }],
}
