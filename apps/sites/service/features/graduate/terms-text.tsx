import { Trans } from '@lingui/react/macro'

/** The terms of sharing, in plain words. */
export function TermsText() {
  return (
    <>
      <ol>
        <li>
          <Trans>You log in with your own tax account. We receive your name and tax number, not your password.</Trans>
        </li>
        <li>
          <Trans>
            We ask every university for your degrees at that moment. The signed document that an organisation downloads
            is kept encrypted until your authorization ends, and for at most 30 days after the last download.
          </Trans>
        </li>
        <li>
          <Trans>You choose which degrees and which details the organisation may read, and for how long.</Trans>
        </li>
        <li>
          <Trans>
            You receive a link and a code. Only the organisation you chose can open them; with “any authenticated user”,
            everyone who has them can.
          </Trans>
        </li>
        <li>
          <Trans>
            You can withdraw the authorization at any time. What the organisation has already read or printed stays with
            it.
          </Trans>
        </li>
        <li>
          <Trans>
            Your tax number is kept encrypted and only as long as an authorization of yours is active. It is never shown
            to the organisation.
          </Trans>
        </li>
      </ol>
      <p>
        <Trans>
          By continuing you accept these terms and the <a href="/terms">terms of use</a>.
        </Trans>
      </p>
    </>
  )
}
