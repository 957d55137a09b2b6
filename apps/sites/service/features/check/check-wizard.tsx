import { useLingui } from '@lingui/react/macro'
import type { InspectableInstitutions } from '@perga/contracts'
import { formatBasicDate, levelName } from '@perga/domain'
import { Actions, Button } from '@perga/ui/actions/button'
import type { Fact } from '@perga/ui/panels/description-list'
import { Answered } from '../../../shell/answered.tsx'
import { useAnswer } from '../../../shell/use-answer.ts'
import { useLocale } from '../../../shell/use-locale.ts'
import { fetchInstitutions } from './check-api.ts'
import type { CheckForm } from './check-form.ts'
import { CheckResults } from './check-results.tsx'
import { GraduateStep } from './graduate-step.tsx'
import { InstitutionStep } from './institution-step.tsx'
import { useCheckWizard } from './use-check-wizard.ts'
import { WizardStep } from './wizard-step.tsx'

/** The check in three steps; the institutions are asked for first. */
export function CheckWizard() {
  const { t } = useLingui()
  const { answer, retry } = useAnswer('institutions', fetchInstitutions)
  return (
    <Answered answer={answer} retry={retry} waiting={t`Loading the institutions…`}>
      {(found) => <Steps institutions={found} />}
    </Answered>
  )
}

function Steps({ institutions }: { readonly institutions: InspectableInstitutions }) {
  const { t } = useLingui()
  const locale = useLocale()
  const wizard = useCheckWizard(institutions)
  const { step, issuer, form, today, check } = wizard
  const facts = useFormFacts(form)
  const institutionName = issuer === undefined ? '' : issuer[locale === 'el' ? 'Institution' : 'Institution_en']
  return (
    <>
      <WizardStep
        number={1}
        title={t`Institution`}
        current={step}
        summary={[{ term: t`Institution`, value: institutionName }]}
        onChange={() => wizard.changeStep(1)}
      >
        <InstitutionStep
          institutions={institutions}
          chosen={issuer?.Institution_Code ?? null}
          onChoose={wizard.choose}
          onContinue={() => wizard.changeStep(2)}
        />
      </WizardStep>
      <WizardStep
        number={2}
        title={t`Details of the graduate`}
        current={step}
        summary={facts}
        onChange={() => wizard.changeStep(2)}
      >
        <GraduateStep
          institution={issuer?.Institution_Code ?? ''}
          form={form}
          today={today}
          onChange={wizard.fill}
          onSearch={wizard.search}
        />
      </WizardStep>
      <WizardStep number={3} title={t`Results`} current={step}>
        <CheckResults check={check} onRetry={wizard.search} />
        {check.state !== 'loading' && (
          <Actions>
            <Button variant="secondary" onClick={wizard.restart}>{t`New check`}</Button>
          </Actions>
        )}
      </WizardStep>
    </>
  )
}

function useFormFacts(form: CheckForm): Fact[] {
  const { t } = useLingui()
  const locale = useLocale()
  const department = locale === 'el' ? form.department : (form.departmentEn ?? form.department)
  return [
    { term: t`Department`, value: department },
    { term: t`Level`, value: levelName(form.level, locale) },
    { term: t`Tax number or social security number (AMKA)`, value: form.number },
    { term: t`Full name`, value: `${form.lastName} ${form.firstName}` },
    { term: t`Date of birth`, value: formatBasicDate(`${form.year}${form.month}${form.day}`) },
    { term: t`Purpose of the check`, value: form.purpose },
    ...(form.caseNumber === '' ? [] : [{ term: t`Case number`, value: form.caseNumber }]),
  ]
}
