import { loadBinding } from './binding.ts'
import type { Pkcs11Reply, Pkcs11Request } from './messages.ts'
import { type OpenedToken, openToken } from './token-session.ts'

// This file is a process of its own: a library that crashes takes down nothing else, and its memory holds the PIN.
let opened: OpenedToken | undefined

const reply = (message: Pkcs11Reply) => process.send?.(message)
const textOf = (error: unknown) => (error instanceof Error ? error.message : 'unknown error')

async function answer(request: Pkcs11Request): Promise<Pkcs11Reply> {
  if (request.kind === 'open') {
    const { token } = request
    opened = openToken(await loadBinding(token.binding ?? 'pkcs11js'), token)
    return { kind: 'opened' }
  }
  if (opened === undefined) throw new Error('the token is not open')
  const signature = await opened.sign(request.mechanism, Buffer.from(request.digest, 'base64'))
  return { kind: 'signed', id: request.id, signature: signature.toString('base64') }
}

process.on('message', (request: Pkcs11Request) => {
  const named = request.kind === 'sign' ? { id: request.id } : {}
  answer(request).then(reply, (error: unknown) => reply({ kind: 'failed', ...named, message: textOf(error) }))
})

process.on('disconnect', () => process.exit(0))
