import { createServer, type Socket } from 'node:net'
import { freePort } from './postgresql-cluster.ts'

/** A message as it arrived: its envelope's recipient and its text, decoded. */
export interface ReceivedMail {
  to: string
  text: string
}

/** A mail server of the tests' own (RFC 5321, the few commands that a client needs). */
export async function startMailServer(): Promise<{
  address: string
  received: ReceivedMail[]
  /** While true, every message is refused for the moment (450). */
  setRefusing(refusing: boolean): void
  stop(): Promise<void>
}> {
  const received: ReceivedMail[] = []
  const sockets = new Set<Socket>()
  let isRefusing = false
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
    socket.on('error', () => socket.destroy())
    converse(socket, { deliver: (mail) => received.push(mail), isRefusing: () => isRefusing })
  })
  const port = await freePort()
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  return {
    address: `smtp://127.0.0.1:${port}`,
    received,
    setRefusing: (refusing) => {
      isRefusing = refusing
    },
    stop: () => {
      for (const socket of sockets) socket.destroy()
      return new Promise((resolve) => server.close(() => resolve()))
    },
  }
}

function converse(socket: Socket, mailbox: { deliver(mail: ReceivedMail): void; isRefusing(): boolean }): void {
  let buffer = ''
  let to = ''
  let isInMessage = false
  const say = (line: string) => socket.write(`${line}\r\n`)
  const command = (line: string) => {
    const verb = line.slice(0, 4).toUpperCase()
    if (verb === 'RCPT') to = /<([^>]*)>/.exec(line)?.[1] ?? ''
    if (verb === 'MAIL' && mailbox.isRefusing()) return say('450 try later')
    if (verb === 'DATA') {
      isInMessage = true
      return say('354 go ahead')
    }
    return say(verb === 'QUIT' ? '221 bye' : '250 ok')
  }
  say('220 tests')
  socket.on('data', (part) => {
    buffer += part.toString('latin1')
    for (;;) {
      const end = isInMessage ? '\r\n.\r\n' : '\r\n'
      const at = buffer.indexOf(end)
      if (at < 0) return
      const taken = buffer.slice(0, at)
      buffer = buffer.slice(at + end.length)
      if (!isInMessage) command(taken)
      else {
        isInMessage = false
        mailbox.deliver({ to, text: decode(taken) })
        say('250 taken')
      }
    }
  })
}

/** Headers and body as text, whatever transfer encoding the body came in. */
function decode(message: string): string {
  const at = message.indexOf('\r\n\r\n')
  const [headers, body] = [message.slice(0, at), message.slice(at + 4)]
  const encoding = /^content-transfer-encoding: *(\S+)/im.exec(headers)?.[1]?.toLowerCase()
  if (encoding === 'base64') return `${headers}\n\n${Buffer.from(body, 'base64').toString('utf8')}`
  if (encoding !== 'quoted-printable') return `${headers}\n\n${Buffer.from(body, 'latin1').toString('utf8')}`
  const bytes = body
    .replace(/=\r\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex) => String.fromCharCode(parseInt(hex, 16)))
  return `${headers}\n\n${Buffer.from(bytes, 'latin1').toString('utf8')}`
}
