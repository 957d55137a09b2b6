import { useLingui } from '@lingui/react/macro'
import type { HelpdeskGroups } from '@perga/contracts'
import { Panel } from '@perga/ui/panels/panel'
import { useState } from 'react'
import { Answered } from '../../../shell/answered.tsx'
import { Page } from '../../../shell/page.tsx'
import { useAnswer } from '../../../shell/use-answer.ts'
import { useLocale } from '../../../shell/use-locale.ts'
import { GroupActs } from './group-acts.tsx'
import { GroupForm } from './group-form.tsx'
import { fetchGroups, type Group } from './helpdesk-api.ts'
import { HelpdeskLinks } from './helpdesk-links.tsx'
import './helpdesk.css'

/** `/desk/helpdesk/groups`: the groups that requests can be given to. */
export function Component() {
  const { t } = useLingui()
  const { answer, retry } = useAnswer('groups', fetchGroups)
  return (
    <Page
      title={t`Groups`}
      before={<HelpdeskLinks current="groups" />}
      intro={t`A request that is given to a group is a ticket of each of its members.`}
    >
      <Answered answer={answer} retry={retry}>
        {(groups) => <Groups initial={groups} />}
      </Answered>
    </Page>
  )
}

function Groups({ initial }: { readonly initial: HelpdeskGroups }) {
  const { t } = useLingui()
  const [{ groups, departments }, setGroups] = useState(initial)
  const [done, setDone] = useState<string | null>(null)
  const [editing, setEditing] = useState<string | null>(null)
  const show = (next: HelpdeskGroups, told: string) => {
    setGroups(next)
    setDone(told)
    setEditing(null)
  }
  const onSaved = (next: HelpdeskGroups, name: string) => show(next, t`The group “${name}” was saved`)
  const canMake = departments.some(({ may_change }) => may_change)
  return (
    <>
      {done !== null && <Panel key={done} tone="success" title={done} announced />}
      <h2>{t`The groups of your departments`}</h2>
      {groups.length === 0 && <p>{t`There is no group yet.`}</p>}
      {groups.map((group) => (
        <article key={group.id} className="desk-group" aria-labelledby={`group-${group.id}`}>
          <h3 id={`group-${group.id}`}>{group.name}</h3>
          <GroupFacts group={group} departments={departments} />
          {editing === group.id ? (
            <GroupForm {...{ group, departments, onSaved }} onCancel={() => setEditing(null)} />
          ) : (
            group.may_change && (
              <GroupActs
                group={group}
                onChange={() => setEditing(group.id)}
                onRemoved={(next) => show(next, t`The group “${group.name}” was removed`)}
              />
            )
          )}
        </article>
      ))}
      {canMake && (
        <section aria-labelledby="new-group" className="desk-section">
          <h2 id="new-group">{t`New group`}</h2>
          <GroupForm key={groups.length} {...{ departments, onSaved }} group={null} />
        </section>
      )}
    </>
  )
}

function GroupFacts({
  group,
  departments,
}: {
  readonly group: Group
  readonly departments: HelpdeskGroups['departments']
}) {
  const { t } = useLingui()
  const locale = useLocale()
  const { maintainer_id, members } = group
  const department = departments.find((candidate) => candidate.maintainer_id === maintainer_id)
  const place =
    maintainer_id === '0' || department === undefined
      ? t`The whole institution`
      : department[locale === 'el' ? 'name_el' : 'name_en']
  return (
    <>
      <p>{place}</p>
      <p>
        {members.length === 0
          ? t`Nobody is in it who may resolve requests there: it is given none.`
          : t`Members: ${members.map(({ name }) => name).join(', ')}`}
      </p>
    </>
  )
}
