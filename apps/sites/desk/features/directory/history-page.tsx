import { useLingui } from '@lingui/react/macro'
import type { DirectoryEntry } from '@perga/contracts'
import { Answered } from '../../../shell/answered.tsx'
import { useAnswer } from '../../../shell/use-answer.ts'
import { DeskTable } from '../../desk-table.tsx'
import { useWhen } from '../../use-when.ts'
import { fetchEntry } from './directory-api.ts'
import { InstitutionFrame, useInstitutionCode } from './institution-frame.tsx'

/** `/desk/directory/{code}/history`: what was done to the entry of an institution, its connection and its file. */
export function Component() {
  const { t } = useLingui()
  const when = useWhen()
  const acts = useActTexts()
  const sides = { provider: '–', institution: t`The institution`, 'upload-key': t`A program of the institution` }
  const code = useInstitutionCode()
  const { answer, retry } = useAnswer(code, () => fetchEntry(code))
  return (
    <InstitutionFrame title={t`History of ${code}`}>
      <Answered answer={answer} retry={retry}>
        {({ history }) =>
          history.length === 0 ? (
            <p>{t`Nothing was changed yet.`}</p>
          ) : (
            <DeskTable
              caption={t`What was done`}
              columns={[t`When`, t`What`, t`Done by`, t`What changed`]}
              rows={history.map(({ at, act, by, side, changes }, index) => ({
                key: `${at} ${index}`,
                cells: [
                  ...[when(at), acts[act] ?? act, by === '' ? sides[side] : by],
                  <ul key="changes" className="desk-changes">
                    {pairsOf(changes).map(([name, value]) => (
                      <li key={name}>
                        <code>{name}</code> {value}
                      </li>
                    ))}
                  </ul>,
                ],
              }))}
            />
          )
        }
      </Answered>
    </InstitutionFrame>
  )
}

/** `name.before` and `name.after` as one line. */
function pairsOf(changes: DirectoryEntry['history'][number]['changes']): [string, string][] {
  const values = new Map(changes.map(({ name, value }) => [name, value === '' ? '–' : value]))
  return changes.flatMap(({ name }): [string, string][] => {
    const [of, when] = [name.replace(/\.(before|after)$/, ''), name.split('.').at(-1)]
    if (when === 'before' && values.has(`${of}.after`)) return []
    const [before, after] = [values.get(`${of}.before`), values.get(name) ?? '–']
    return [[of, when === 'after' && before !== undefined ? `${before} → ${after}` : after]]
  })
}

function useActTexts(): Record<string, string> {
  const { t } = useLingui()
  return {
    'institution.enter': t`Institution entered`,
    'institution.change': t`Entry changed`,
    'institution.rename': t`New name`,
    'institution.enter-former-name': t`Former name entered`,
    'institution.merge': t`Merged into another institution`,
    'institution.absorb': t`Took over another institution`,
    'department.enter': t`Department entered`,
    'department.change': t`Department changed`,
    'connection.propose': t`Connection proposed`,
    'connection.approve': t`Connection approved`,
    'connection.reject': t`Connection rejected`,
    'connection.withdraw': t`Proposal withdrawn`,
    'connection.remove': t`Connection ended`,
    'sign-on.propose': t`Single sign-on proposed`,
    'sign-on.approve': t`Single sign-on approved`,
    'sign-on.reject': t`Single sign-on rejected`,
    'sign-on.withdraw': t`Proposal withdrawn`,
    'sign-on.change': t`Single sign-on changed`,
    'sign-on.remove': t`Single sign-on removed`,
    'statistics.declared': t`Figures declared`,
    'degrees.uploaded': t`File of degrees uploaded`,
    'upload-key.make': t`Upload key made`,
    'upload-key.retire': t`Upload key ended`,
  }
}
