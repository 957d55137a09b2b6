import { useLingui } from '@lingui/react/macro'
import type { SignOnFacts } from '@perga/contracts'
import { DescriptionList } from '@perga/ui/panels/description-list'
import { useWhen } from '../../use-when.ts'

interface SignOnFactListProps {
  readonly facts: SignOnFacts
  readonly more?: readonly { readonly term: string; readonly value: string }[]
}

/** How an identity provider is known: its name, where a sign-on begins, what it signs with. */
export function SignOnFactList({ facts, more = [] }: SignOnFactListProps) {
  const { t } = useLingui()
  const when = useWhen()
  return (
    <div className="desk-facts">
      <DescriptionList
        facts={[
          { term: t`Identity provider`, value: facts.entity_id },
          { term: t`Address of the sign-on`, value: facts.sign_on_url },
          ...facts.certificates.map(({ subject, sha256, valid_to }) => ({
            term: t`Certificate of ${subject}`,
            value: (
              <>
                <p>{t`Until ${when(valid_to)}`}</p>
                <code>{sha256}</code>
              </>
            ),
          })),
          ...more,
        ]}
      />
    </div>
  )
}
