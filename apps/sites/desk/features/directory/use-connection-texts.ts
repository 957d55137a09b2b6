import { useLingui } from '@lingui/react/macro'
import type { FieldTable } from '../../../shell/form/form-fields.ts'
import type { EnteredSettings } from './connection-settings.ts'

/** What is typed of a connection, with the note for whoever approves it. */
export type ConnectionEntry = EnteredSettings & { readonly note: string }

/** The fields of every way in which an institution is asked; those of the chosen way are shown. */
export function useConnectionTexts(): FieldTable<ConnectionEntry> {
  const { t } = useLingui()
  return {
    mode: { at: 'settings.mode', label: t`How the institution is asked` },
    address: { at: 'settings.address', label: t`Address`, hint: t`With https:// in front.` },
    key: { at: 'settings.key', label: t`Security key`, hint: t`Never shown again.` },
    basicUser: {
      at: 'settings.basic_auth.user',
      optional: true,
      label: t`User of Basic authentication`,
      hint: t`Empty, where the institution does not ask for it.`,
    },
    basicPassword: { at: 'settings.basic_auth.password', label: t`Password of Basic authentication` },
    tokenName: {
      at: 'settings.member_names.token',
      label: t`Name of the request’s member with the key`,
      hint: t`Change this name and the next one only where the institution uses others.`,
    },
    queryName: { at: 'settings.member_names.query', label: t`Name of the member with the fields` },
    dialect: { at: 'settings.dialect', label: t`Database` },
    connectionString: {
      at: 'settings.connection_string',
      label: t`Connection string`,
      hint: t`With the user and the password. Never shown again.`,
    },
    view: { at: 'settings.view', label: t`Name of the view` },
    ca: {
      at: 'settings.ca',
      label: t`Certificate of the institution’s own authority`,
      hint: t`PEM text. Empty, where a public authority signed the database’s certificate.`,
    },
    note: {
      label: t`Note`,
      hint: t`For the one who approves: the allow-list, whom to call. No secrets.`,
    },
  }
}
