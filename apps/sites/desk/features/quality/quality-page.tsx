import { useLingui } from '@lingui/react/macro'
import type { QualityReport } from '@perga/contracts'
import { ButtonLink } from '@perga/ui/actions/button'
import { Answered } from '../../../shell/answered.tsx'
import { addressOf, call } from '../../../shell/api-client.ts'
import { BackLink, Page } from '../../../shell/page.tsx'
import { useAnswer } from '../../../shell/use-answer.ts'
import { useLocale } from '../../../shell/use-locale.ts'
import { ChooseInDirectory } from '../../choose-in-directory.tsx'
import { useStaff } from '../../current-member.tsx'
import { DeskTable } from '../../desk-table.tsx'
import { useInstitutionOrOwn } from '../../use-institution-or-own.ts'
import { useWhen } from '../../use-when.ts'
import { TrendPlot } from './trend-plot.tsx'

/** `/desk/quality` and `/desk/quality/{code}`: the data of one institution over ninety days. */
export function Component() {
  const { t } = useLingui()
  const institution = useInstitutionOrOwn()
  const isOwn = useStaff().kind === 'institution' || institution === null
  return (
    <Page
      title={isOwn ? t`Data quality` : t`Data quality: ${institution}`}
      before={isOwn ? undefined : <BackLink href={`/desk/directory/${institution}`} />}
      intro={t`What the records of the last ninety days looked like. Nothing that the institution sent is shown here.`}
      narrow={false}
    >
      {institution === null ? <ChooseInDirectory /> : <Report key={institution} institution={institution} />}
    </Page>
  )
}

function Report({ institution }: { readonly institution: string }) {
  const { t } = useLingui()
  const { answer, retry } = useAnswer(institution, () =>
    call('GET /api/desk/institutions/{institution}/quality', { path: { institution } }),
  )
  return (
    <Answered answer={answer} retry={retry}>
      {({ days, rules, worst }) =>
        days.length === 0 ? (
          <p>{t`No record of this institution was read in the last ninety days.`}</p>
        ) : (
          <>
            <TrendPlot days={days} />
            <RuleTable rules={rules} />
            <WorstRecords worst={worst} institution={institution} />
          </>
        )
      }
    </Answered>
  )
}

function RuleTable({ rules }: Pick<QualityReport, 'rules'>) {
  const { t } = useLingui()
  const locale = useLocale()
  return (
    <>
      <h2>{t`Rules broken`}</h2>
      {rules.length === 0 ? (
        <p>{t`None: every record kept to the rules.`}</p>
      ) : (
        <DeskTable
          caption={t`Rules broken`}
          columns={[t`Field`, t`Rule`, t`How often`]}
          rows={rules.map(({ field, rule, text, violations }) => ({
            key: `${field}:${rule}`,
            cells: [<code key="field">{field}</code>, text[locale], violations],
          }))}
        />
      )}
    </>
  )
}

function WorstRecords({ worst, institution }: Pick<QualityReport, 'worst'> & { readonly institution: string }) {
  const { t } = useLingui()
  const when = useWhen()
  if (useStaff().kind === 'provider') return <p>{t`Single records are seen by the institution alone.`}</p>
  if (worst.length === 0) return null
  return (
    <>
      <h2>{t`The worst records`}</h2>
      <p>{t`Records are named by a key that tells nobody anything. The list of fixes names them as you do.`}</p>
      <DeskTable
        caption={t`The worst records`}
        columns={[t`Key of the record`, t`What is broken`, t`Last read`]}
        rows={worst.map(({ record, broken, lastSeen }) => ({
          key: record,
          cells: [<code key="record">{record}</code>, broken.join(', '), when(lastSeen)],
        }))}
      />
      <ButtonLink
        variant="secondary"
        href={addressOf('GET /api/desk/institutions/{institution}/quality/fixes.csv', { path: { institution } })}
        download="fixes.csv"
      >
        {t`Download the list of fixes (CSV)`}
      </ButtonLink>
    </>
  )
}
