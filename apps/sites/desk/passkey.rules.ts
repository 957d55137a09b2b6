import { bodyRules, FurtherPasskey } from '@perga/contracts'

/** Of the name of a passkey; the passkey itself is made by the browser. */
export const passkeyRules = bodyRules(FurtherPasskey.pick({ label: true }))
