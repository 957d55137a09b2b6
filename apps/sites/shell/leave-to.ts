/** Leaves the page for an address that the server named; anything but http(s) is refused, so no `javascript:` runs. */
export function leaveTo(address: string): void {
  const target = new URL(address, location.href)
  if (target.protocol !== 'https:' && target.protocol !== 'http:') throw new Error('refused to leave to this address')
  location.assign(target)
}
