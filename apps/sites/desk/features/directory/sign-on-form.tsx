import { useLingui } from '@lingui/react/macro'
import { TextArea } from '@perga/ui/forms/field'
import { Form } from '../../../shell/form/form.tsx'
import { useForm } from '../../../shell/form/use-form.ts'
import { signOnRules } from './directory.rules.ts'
import { proposeSignOn } from './directory-api.ts'
import { useInstitutionCode } from './institution-frame.tsx'

/** Proposes to take the identity provider from its metadata. */
export function SignOnForm({ onProposed }: { readonly onProposed: () => void }) {
  const { t } = useLingui()
  const code = useInstitutionCode()
  const form = useForm({
    id: 'sign-on',
    initial: { metadata: '', note: '' },
    rules: signOnRules,
    fields: {
      metadata: {
        label: t`SAML metadata of the identity provider`,
        hint: t`Paste the whole XML document. Compare the fingerprint of the certificate with the institution by telephone.`,
        mistake: t`Paste the metadata.`,
      },
      note: {
        label: t`Note for the other member`,
        hint: t`For instance with whom you compared the fingerprint.`,
      },
    },
    send: (metadata) => proposeSignOn(code, metadata),
    onDone: onProposed,
  })
  return (
    <Form form={form} title={t`Take it from metadata`} submit={t`Propose the sign-on`}>
      <TextArea {...form.text('metadata')} code rows={8} />
      <TextArea {...form.text('note')} rows={2} />
    </Form>
  )
}
