import { useLingui } from '@lingui/react/macro'
import { DescriptionList } from '@perga/ui/panels/description-list'
import { Disclosure, useOneOpen } from '@perga/ui/panels/disclosure'
import { useAdopterText } from './adopter-text.ts'
import { ContactLinks } from './contact-links.tsx'
import { InstitutionLogo } from './institution-logo.tsx'
import type { Adopter } from './institutions-api.ts'
import { LevelList } from './level-list.tsx'

/** The institutions on a narrow screen: one card each, one open at a time. */
export function AdopterCards({ adopters }: { readonly adopters: readonly Adopter[] }) {
  const { t } = useLingui()
  const text = useAdopterText()
  const { openId, toggle } = useOneOpen()
  return adopters.map((adopter) => (
    <Disclosure
      key={adopter.institution.name}
      title={text.name(adopter.institution)}
      picture={<InstitutionLogo institution={adopter.institution} />}
      open={openId === adopter.institution.name}
      onToggle={() => toggle(adopter.institution.name)}
    >
      <DescriptionList
        facts={[
          {
            term: t`Registered degrees`,
            value: <LevelList rows={text.counts(adopter)} note={text.countedOn(adopter)} />,
          },
          { term: t`Signed PDF`, value: text.signedPdf(adopter) },
          { term: t`Requests served`, value: <LevelList rows={text.support(adopter)} /> },
          { term: t`Comments`, value: text.comments(adopter) },
          { term: t`Contact`, value: <ContactLinks adopter={adopter} /> },
        ]}
      />
    </Disclosure>
  ))
}
