import { useLingui } from '@lingui/react/macro'
import type { TemplateDocument, TemplateVersionFacts } from '@perga/contracts'
import { iscedFieldName, levelCodeName, parseLevelCode } from '@perga/domain'
import { Actions, ButtonLink } from '@perga/ui/actions/button'
import { DescriptionList } from '@perga/ui/panels/description-list'
import { useParams } from 'react-router'
import { BackLink, Page } from '../../../shell/page.tsx'
import { useLocale } from '../../../shell/use-locale.ts'
import { Answered } from './answered.tsx'
import { fetchRights, fetchTemplate } from './templates-api.ts'
import './templates.css'

/** `/desk/templates/{blueprintId}`: one template, where it stands and what it was before. */
export function Component() {
  const { blueprintId = '' } = useParams()
  return (
    <Answered question={blueprintId} ask={(signal) => fetchTemplate(blueprintId, signal)}>
      {(document) => <TemplateFacts document={document} />}
    </Answered>
  )
}

function TemplateFacts({ document: { template, versions } }: { readonly document: TemplateDocument }) {
  const { t } = useLingui()
  const locale = useLocale()
  const [current] = versions
  const notes = current?.notes[locale] ?? null
  const openData = `/api/v1/templates/${template.blueprintId}`
  return (
    <Page title={template.title[locale]} before={<BackLink href="/desk/templates" />} narrow={false}>
      <DescriptionList
        facts={[
          { term: t`Blueprint id`, value: template.blueprintId },
          { term: t`Title id in the institution’s data`, value: template.titleId },
          { term: t`Institution`, value: template.institution.name[locale] },
          { term: t`Department that keeps the archive`, value: template.maintainingDepartment.name[locale] },
          { term: t`Issuing department`, value: template.issuingDepartment.name[locale] },
          { term: t`Curriculum`, value: template.curriculum?.name[locale] ?? '-' },
          { term: t`Level`, value: <LevelText code={template.levelCode} /> },
          { term: t`EQF level`, value: template.eqfLevel ?? '-' },
          { term: t`Field of education (ISCED-F 2013)`, value: <FieldText code={template.iscedField} /> },
          ...(notes === null ? [] : [{ term: t`Notes`, value: notes }]),
        ]}
      />
      <Answered question="rights" ask={fetchRights}>
        {({ institutions }) =>
          institutions === null || institutions.includes(template.institution.id) ? (
            <Actions>
              <ButtonLink
                href={`/desk/templates/edit/${template.institution.id}/${encodeURIComponent(template.titleId)}`}
              >
                {t`Change the template`}
              </ButtonLink>
            </Actions>
          ) : null
        }
      </Answered>
      <VersionTable versions={versions} address={openData} />
      <h2>{t`Open data`}</h2>
      <ul>
        <li>
          <a href={openData}>JSON</a>
        </li>
        <li>
          <a href={`${openData}?format=elm`}>European Learning Model (JSON-LD)</a>
        </li>
      </ul>
    </Page>
  )
}

interface VersionTableProps {
  readonly versions: readonly TemplateVersionFacts[]
  /** Of the template in the open data. */
  readonly address: string
}

function VersionTable({ versions, address }: VersionTableProps) {
  const { t } = useLingui()
  const locale = useLocale()
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'long' })
  return (
    <>
      <h2>{t`Approved versions`}</h2>
      <p>{t`A diploma keeps the version with which it was released. Each version is signed, so that anybody can check a copy of it.`}</p>
      {/* A region that scrolls sideways on a small screen is a stop of the keyboard (WCAG 2.1.1). */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: see above */}
      <section className="template-versions" tabIndex={0} aria-label={t`Approved versions`}>
        <table>
          <thead>
            <tr>
              <th scope="col">{t`Version`}</th>
              <th scope="col">{t`Approved on`}</th>
              <th scope="col">{t`Title`}</th>
              <th scope="col">{t`Issuing department`}</th>
              <th scope="col">{t`Level`}</th>
              <th scope="col">{t`Signed copy`}</th>
            </tr>
          </thead>
          <tbody>
            {versions.map((version) => (
              <tr key={version.version}>
                <td>{version.version}</td>
                <td>{day.format(new Date(version.approvedAt))}</td>
                <td>{version.title[locale]}</td>
                <td>{version.issuingDepartment.name[locale]}</td>
                <td>{version.levelCode}</td>
                <td>
                  <a href={`${address}/versions/${version.version}/signed`} download={`${version.version}.jades.json`}>
                    {t`JAdES of version ${version.version}`}
                  </a>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </>
  )
}

function LevelText({ code }: { readonly code: string }) {
  const locale = useLocale()
  const known = parseLevelCode(code)
  return known === null ? code : `${code} – ${levelCodeName(known, locale)}`
}

function FieldText({ code }: { readonly code: string | null }) {
  const locale = useLocale()
  return code === null ? '-' : `${code} – ${iscedFieldName(code, locale)}`
}
