import { once } from 'node:events'
import { connect } from 'node:net'
import { smtpMailer } from '@perga/server/platform/mail.ts'
import fastify, { type FastifyInstance } from 'fastify'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { registerMailPages } from './mail-pages.ts'
import { type Mailbox, openMailbox } from './mailbox.ts'

const NOW = new Date('2026-11-21T10:00:00Z')
let mailbox: Mailbox
let pages: FastifyInstance

beforeEach(async () => {
  mailbox = await openMailbox({ host: '127.0.0.1', port: 0, system: 'mailbox' }, () => NOW)
  pages = fastify()
  registerMailPages(pages, mailbox)
})
afterEach(() => mailbox.stop())

async function send(message: { to: string; subject: string; text: string }) {
  const mailer = smtpMailer({ address: mailbox.address, sender: 'service@perga.example' })
  await mailer.send(message).finally(() => mailer.close())
}

/** Speaks SMTP by hand: what no mailer of ours would send. */
async function deliver(lines: string[]): Promise<void> {
  const socket = connect(Number(new URL(mailbox.address).port), '127.0.0.1')
  await once(socket, 'data')
  for (const line of ['HELO test', 'MAIL FROM:<a@mail.example>', 'RCPT TO:<b@mail.example>', 'DATA']) {
    socket.write(`${line}\r\n`)
    await once(socket, 'data')
  }
  socket.write(`${lines.join('\r\n')}\r\n.\r\n`)
  const [answer] = await once(socket, 'data')
  socket.end('QUIT\r\n')
  expect(String(answer)).toMatch(/^250 /)
}

const page = async (path: string) => (await pages.inject(path)).body

test('G19: a mail in Greek arrives whole, and is shown newest first in both languages', async () => {
  await send({ to: 'one@mail.example', subject: 'Πρώτο', text: 'Καλημέρα σας' })
  await send({ to: 'two@mail.example', subject: 'Διαβάστηκαν οι τίτλοι σας', text: 'Ποιος: Αιγίς\nΠότε: σήμερα\n' })
  expect(mailbox.received).toMatchObject([
    { id: 1, from: 'service@perga.example', to: ['one@mail.example'], subject: 'Πρώτο', html: null },
    { id: 2, to: ['two@mail.example'], text: expect.stringContaining('Ποιος: Αιγίς\nΠότε: σήμερα') },
  ])
  const greek = await page('/mail')
  expect(greek).toContain('<html lang="el">')
  expect(greek.indexOf('two@mail.example')).toBeLessThan(greek.indexOf('one@mail.example'))
  expect(await page('/mail?lang=en')).toContain('<h1>Mailbox of the test environment</h1>')
  expect(await page('/mail/2?lang=en')).toContain('Ποιος: Αιγίς')
  expect((await pages.inject('/mail.json')).json()).toHaveLength(2)
})

test('a message is shown as text or in a frame that may do nothing; its markup is never part of the page', async () => {
  const boundary = ['MIME-Version: 1.0', 'Content-Type: multipart/alternative; boundary=x', '']
  const text = ['--x', 'Content-Type: text/plain; charset=utf-8', '', '<script>alert(1)</script>']
  const markup = ['--x', 'Content-Type: text/html; charset=utf-8', '', '<img src="http://evil.example/"><b>bold</b>']
  await deliver(['Subject: <b>x</b>', ...boundary, ...text, ...markup, '--x--'])
  const answer = await pages.inject('/mail/1')
  expect(answer.body).toContain('&lt;script&gt;alert(1)&lt;/script&gt;')
  expect(answer.body).toContain('<iframe class="mail" sandbox=""')
  expect(answer.body).toContain('srcdoc="&lt;img src=&quot;http://evil.example/&quot;&gt;&lt;b&gt;bold')
  expect(answer.body).not.toMatch(/<script|<img|<b>/)
  expect(answer.headers['content-security-policy']).toMatch(/default-src 'none'.*img-src data:/)
})

test('an empty mailbox and a message that is not there are told in both languages', async () => {
  expect(await page('/mail')).toContain('Δεν έχει φτάσει ακόμη κανένα μήνυμα.')
  expect(await page('/mail?lang=en')).toContain('No message has arrived yet.')
  const missing = await pages.inject('/mail/7?lang=en')
  expect([missing.statusCode, missing.body]).toEqual([404, expect.stringContaining('There is no such message')])
})

test('a mailbox that refuses takes nothing and says to try later', async () => {
  mailbox.behaviour.current = 'refusing'
  await expect(send({ to: 'one@mail.example', subject: 'x', text: 'x' })).rejects.toMatchObject({ responseCode: 450 })
  expect(mailbox.received).toEqual([])
})
