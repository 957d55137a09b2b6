import { useLingui } from '@lingui/react/macro'
import type { WireDiploma } from '@perga/contracts'
import { Button } from '@perga/ui/actions/button'
import { Notice, useNotice } from '@perga/ui/panels/notice'
import { copyText } from '../../../shell/copy-text.ts'
import { plainDiploma } from './plain-diploma.ts'
import { useDiplomaGroups } from './use-diploma-groups.ts'

/** The end of a degree's card: its facts as plain text, for a file or a letter, and the way to close it (spec 2 §2.8). */
export function CardEnd({ diploma, onClose }: { readonly diploma: WireDiploma; readonly onClose: () => void }) {
  const { t } = useLingui()
  const groups = useDiplomaGroups(diploma)
  const { text, show } = useNotice()
  const copy = async () =>
    show((await copyText(plainDiploma(groups))) ? t`The text was copied` : t`The text could not be copied`)
  return (
    <div className="diploma__actions">
      <Button variant="secondary" onClick={() => void copy()}>{t`Copy as text`}</Button>
      <Button variant="quiet" onClick={onClose}>{t`Close`}</Button>
      <Notice text={text} />
    </div>
  )
}
