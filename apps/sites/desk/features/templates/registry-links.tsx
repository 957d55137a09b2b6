import { useLingui } from '@lingui/react/macro'
import { useAnswer } from '../../../shell/use-answer.ts'
import { useStaff } from '../../current-member.tsx'
import { isProvider } from '../../rights.ts'
import { fetchRights } from './templates-api.ts'

/** What else there is to do in the registry, for those who may. `institution` is the chosen one, or empty. */
export function RegistryLinks({ institution }: { readonly institution: string }) {
  const { t } = useLingui()
  const member = useStaff()
  const { answer } = useAnswer('template-rights', fetchRights)
  const own = answer.state === 'ready' ? answer.value.institutions : []
  const chosen = own === null ? institution : (own[0] ?? '')
  const isEditor = own === null || own.length > 0
  const tree = institution || chosen
  const links = [
    ...(tree === '' ? [] : [{ path: `tree/${tree}`, text: t`The tree of the institution` }]),
    ...(isEditor ? [{ path: 'proposals', text: t`Drafts and proposals` }] : []),
    ...(isEditor && chosen !== '' ? editorLinks(chosen) : []),
    ...(isProvider(member) && chosen !== '' ? [{ path: `editors/${chosen}`, text: t`Who edits` }] : []),
    ...(isProvider(member) ? [{ path: 'names', text: t`Unrecognised institutions` }] : []),
  ]
  function editorLinks(code: string) {
    return [
      { path: `edit/${code}`, text: t`New template` },
      { path: `curricula/${code}`, text: t`Curricula and departments` },
      { path: `files/${code}`, text: t`Import and export` },
    ]
  }
  return (
    <>
      <nav aria-label={t`The registry`} className="template-links">
        <ul>
          {links.map(({ path, text }) => (
            <li key={path}>
              <a href={`/desk/templates/${path}`}>{text}</a>
            </li>
          ))}
        </ul>
      </nav>
      {own === null && institution === '' && <p>{t`Choose an institution to edit its templates.`}</p>}
      {own !== null && !isEditor && answer.state === 'ready' && (
        <p>{t`You can read everything here. To edit, ask the provider for the credentials of the registry.`}</p>
      )}
    </>
  )
}
