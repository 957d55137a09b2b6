/** Encodes one component as an item of etsiU: the base64url of a JSON object of one member (ETSI TS 119 182-1 §5.3). */
export const encodeItem = (name: string, value: unknown): string =>
  Buffer.from(JSON.stringify({ [name]: value })).toString('base64url')
