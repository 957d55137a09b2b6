import { copyText } from './copy-text.ts'

/** What became of an address that was to be shared; after `shared` the device has said all there is to say. */
type Sharing = 'shared' | 'copied' | 'failed'

/** Hands an address to the other applications of the device; copies it where the device cannot share. */
export async function shareAddress(address: { readonly title: string; readonly url: string }): Promise<Sharing> {
  if ('share' in navigator) {
    try {
      await navigator.share(address)
      return 'shared'
    } catch (error) {
      // Whoever closes the share sheet has refused nothing that needs a message.
      if (error instanceof DOMException && error.name === 'AbortError') return 'shared'
    }
  }
  return (await copyText(address.url)) ? 'copied' : 'failed'
}
