import type { PasskeyCreation } from '@perga/contracts'
import { startRegistration } from '@simplewebauthn/browser'

/** Makes a passkey with the browser, in the form that the server takes. */
export async function makePasskey(optionsJSON: PasskeyCreation) {
  const { id, rawId, type, response, clientExtensionResults } = await startRegistration({ optionsJSON })
  const { clientDataJSON, attestationObject, transports } = response
  return {
    id,
    rawId,
    type,
    response: { clientDataJSON, attestationObject, transports },
    clientExtensionResults: { ...clientExtensionResults },
  }
}
