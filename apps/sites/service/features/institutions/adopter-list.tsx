import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { matchesSearch } from '@perga/domain'
import { TextField } from '@perga/ui/forms/field'
import { useState } from 'react'
import { AdopterCards } from './adopter-cards.tsx'
import { AdoptersTable } from './adopters-table.tsx'
import type { Adopter } from './institutions-api.ts'
import { useIsNarrow } from './use-is-narrow.ts'

interface AdopterListProps {
  readonly adopters: readonly Adopter[]
  readonly caption: string
}

/** The institutions with a search over their names; how many are left is announced. */
export function AdopterList({ adopters, caption }: AdopterListProps) {
  const { t } = useLingui()
  const [query, setQuery] = useState('')
  const found = adopters.filter(({ institution: { text } }) => matchesSearch(`${text.name_el} ${text.name_en}`, query))
  const count = found.length
  return (
    <>
      <search className="adopters__search">
        <TextField
          type="search"
          label={t`Search the institutions`}
          hint={t`Any words of the name, in Greek or English, with or without accents.`}
          value={query}
          maxLength={200}
          autoComplete="off"
          onChange={(event) => setQuery(event.target.value)}
        />
        <p role="status">
          {count === 0
            ? t`No institution matches. Check the spelling or type less.`
            : t`${plural(count, { one: '# institution', other: '# institutions' })}`}
        </p>
      </search>
      {count > 0 && <FoundAdopters adopters={found} caption={caption} />}
    </>
  )
}

function FoundAdopters({ adopters, caption }: AdopterListProps) {
  return useIsNarrow() ? <AdopterCards adopters={adopters} /> : <AdoptersTable adopters={adopters} caption={caption} />
}
