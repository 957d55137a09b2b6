const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]'])

/** Whether what is sent to an address would leave this machine in clear. */
export function isPlainElsewhere(address: string): boolean {
  const { protocol, hostname } = new URL(address)
  return /^(http|smtp):$/.test(protocol) && !LOOPBACK.has(hostname)
}
