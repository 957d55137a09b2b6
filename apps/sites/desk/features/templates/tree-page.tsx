import { useLingui } from '@lingui/react/macro'
import type { TemplateTree } from '@perga/contracts'
import type { ReactNode } from 'react'
import { useParams } from 'react-router'
import { BackLink, Page } from '../../../shell/page.tsx'
import { useLocale } from '../../../shell/use-locale.ts'
import { Answered } from './answered.tsx'
import { fetchTree } from './templates-api.ts'
import { TreeDiagram } from './tree-diagram.tsx'
import './templates.css'

/** `/desk/templates/tree/{institution}`: the five levels of spec 2 §3.6, as a diagram and as text that opens level by level. */
export function Component() {
  const { institution = '' } = useParams()
  return (
    <Answered question={institution} ask={(signal) => fetchTree(institution, signal)}>
      {(tree) => <Tree tree={tree} />}
    </Answered>
  )
}

function Tree({ tree }: { readonly tree: TemplateTree }) {
  const { t } = useLingui()
  const locale = useLocale()
  return (
    <Page
      title={tree.name[locale]}
      before={<BackLink href={`/desk/templates?institution=${tree.id}`} />}
      intro={t`Maintaining department, issuing department, curriculum, template.`}
      narrow={false}
    >
      <TreeDiagram tree={tree} />
      <h2>{t`The same as text`}</h2>
      <div className="template-tree">
        {tree.maintainers.map((maintainer) => (
          <Branch key={maintainer.id} node={maintainer}>
            {maintainer.issuers.map((issuer) => (
              <li key={issuer.id}>
                <Branch node={issuer}>
                  {issuer.curricula.map((curriculum) => (
                    <li key={curriculum.id}>
                      <Branch node={curriculum}>
                        {curriculum.templates.map(({ blueprintId, title, levelCode }) => (
                          <li key={blueprintId}>
                            <a href={`/desk/templates/${blueprintId}`}>{title[locale]}</a> ({levelCode})
                          </li>
                        ))}
                      </Branch>
                    </li>
                  ))}
                </Branch>
              </li>
            ))}
          </Branch>
        ))}
      </div>
      {tree.count === 0 && <p>{t`This institution has no approved template yet.`}</p>}
    </Page>
  )
}

interface BranchProps {
  readonly node: { readonly name: { readonly el: string; readonly en: string }; readonly count: number }
  readonly children: ReactNode
}

function Branch({ node, children }: BranchProps) {
  const locale = useLocale()
  return (
    <details>
      <summary>
        {node.name[locale]} <span className="template-tree__count">({node.count})</span>
      </summary>
      <ul>{children}</ul>
    </details>
  )
}
