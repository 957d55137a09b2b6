import { useLingui } from '@lingui/react/macro'
import type { OwnReceipt } from '@perga/contracts'
import { Answered } from '../../../shell/answered.tsx'
import { useAnswer } from '../../../shell/use-answer.ts'
import { useLocale } from '../../../shell/use-locale.ts'
import { useScopeText } from '../interaction/use-scope-texts.ts'
import { fetchReceipts } from './consents-api.ts'
import { useMoment } from './use-moment.ts'
import './receipts.css'

/** Who read the holder's degrees: by link, by an application, or in an ex-officio check (rows G19, X13). */
export function Receipts() {
  const { t } = useLingui()
  const { answer, retry } = useAnswer('receipts', fetchReceipts)
  return (
    <section className="holder__section">
      <h2>{t`Who read your degrees`}</h2>
      <Answered answer={answer} retry={retry}>
        {(found) => <ReceiptList receipts={found.receipts} />}
      </Answered>
    </section>
  )
}

function ReceiptList({ receipts }: { readonly receipts: readonly OwnReceipt[] }) {
  const { t } = useLingui()
  if (receipts.length === 0) return <p>{t`Nobody yet. Each reading appears here, with its date and what was read.`}</p>
  return (
    <ul className="holder__list receipts">
      {receipts.map((receipt) => (
        <ReceiptItem key={receipt.id} receipt={receipt} />
      ))}
    </ul>
  )
}

function ReceiptItem({ receipt }: { readonly receipt: OwnReceipt }) {
  const { t } = useLingui()
  const locale = useLocale()
  const moment = useMoment()
  const basis = useBasisText()
  const scopeText = useScopeText()
  const titles = receipt.degrees.map(({ title }) => title[locale]).join(' · ')
  const told = useToldText()
  const fields = told(receipt) ?? receipt.scopes.map((scope) => scopeText(scope).label).join(', ')
  const purpose = [receipt.purpose?.[locale], receipt.case_number].filter(Boolean).join(' · ')
  const reason = receipt.delay_reason
  return (
    <li>
      <p className="receipts__head">
        <strong>{receipt.reader[locale]}</strong>
        {receipt.is_new && <span className="receipts__new">{t`New`}</span>}
        <span className="holder__quiet">{moment(receipt.at)}</span>
      </p>
      <p>{titles === '' ? t`Nothing could be shown: no degree was valid at that moment.` : titles}</p>
      {fields !== '' && <p className="holder__quiet">{t`Details: ${fields}`}</p>}
      {purpose !== '' && <p className="holder__quiet">{t`Purpose: ${purpose}`}</p>}
      <p className="holder__quiet">{basis(receipt.basis)}</p>
      {reason !== null && (
        <p className="holder__quiet">{t`You are told only now, by a decision of the provider: ${reason}`}</p>
      )}
    </li>
  )
}

function useBasisText() {
  const { t } = useLingui()
  const texts: Record<OwnReceipt['basis'], string> = {
    link: t`By your authorization, with its link`,
    oauth: t`By your authorization, through the organisation's application`,
    inspection: t`Ex-officio check by a public body`,
    verification: t`Verified again after your authorization had ended`,
    'holder-copy': t`Your own copy`,
  }
  return (basis: OwnReceipt['basis']) => texts[basis]
}

/** What a verification told, where it was not the details of a reading. */
function useToldText() {
  const { t } = useLingui()
  const texts: Record<OwnReceipt['told'], string | null> = {
    fields: null,
    outline: t`institution, level and year alone`,
    outcome: t`only that the service issued it`,
  }
  return ({ told }: OwnReceipt) => texts[told]
}
