import { useLingui } from '@lingui/react/macro'
import { Spinner } from '@perga/ui/panels/spinner'
import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import { CodeForm } from './code-form.tsx'
import { FoundDiplomas } from './found-diplomas.tsx'
import { PinForm } from './pin-form.tsx'
import type { AccessLinkAttempt } from './reading-api.ts'
import { InvalidCode, LockedLink, ReadingFailed } from './reading-problems.tsx'
import { useReading } from './use-reading.ts'

/** The form, or with a token in the path its search at once; then what came of it. */
export function LinkReader({ token }: { readonly token: string | undefined }) {
  const { t } = useLingui()
  const { reading, search, reset } = useReading()
  const navigate = useNavigate()
  useSearchOnce(token, search)
  const again = () => (token === undefined ? reset() : void navigate('/organisation'))
  switch (reading.state) {
    case 'idle':
      return <CodeForm onSearch={(code) => void search({ code })} />
    case 'loading':
      return <Spinner label={t`Asking the institutions…`} />
    case 'pin':
      if (reading.pin === 'locked') return <LockedLink onAgain={again} />
      return (
        <PinForm
          isWrong={reading.pin === 'wrong'}
          onPin={(pin) => void search({ code: reading.code, pin })}
          onAgain={again}
        />
      )
    case 'invalid-code':
      return <InvalidCode onAgain={again} />
    case 'failed':
      return <ReadingFailed error={reading.error} onAgain={again} />
    case 'found':
      return <FoundDiplomas found={reading} onAgain={again} />
  }
}

/** A link is opened once: every opening counts and is told to the holder. */
function useSearchOnce(token: string | undefined, search: (attempt: AccessLinkAttempt) => Promise<void>) {
  const searched = useRef<string | null>(null)
  useEffect(() => {
    if (token === undefined || searched.current === token) return
    searched.current = token
    void search({ code: token })
  }, [token, search])
}
