interface Message {
  readonly to: string | null
  readonly subject: string
  readonly body: string
}

/** A message ready to send in the reader's own mail program (RFC 6068). */
export function mailtoAddress({ to, subject, body }: Message): string {
  const lines = body.replaceAll('\n', '\r\n')
  const recipient = to === null ? '' : encodeURIComponent(to).replace('%40', '@')
  return `mailto:${recipient}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(lines)}`
}
