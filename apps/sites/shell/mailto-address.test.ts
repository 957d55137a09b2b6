import { expect, test } from 'vitest'
import { mailtoAddress } from './mailto-address.ts'

test('G8: the message is addressed to the contact of the organisation', () => {
  const address = mailtoAddress({ to: 'hr@alimounta.example', subject: 'Οι τίτλοι μου', body: 'Σύνδεσμος:\nx' })
  expect(address.startsWith('mailto:hr@alimounta.example?subject=')).toBe(true)
  expect(new URL(address).searchParams.get('body')).toBe('Σύνδεσμος:\r\nx')
})

test('G8: without a contact the reader chooses the recipient', () => {
  expect(mailtoAddress({ to: null, subject: 's', body: 'b' })).toBe('mailto:?subject=s&body=b')
})

test('an address cannot add headers to the message', () => {
  const address = mailtoAddress({ to: 'a@b.example?bcc=c@d.example', subject: 's', body: 'b' })
  expect(new URL(address).searchParams.has('bcc')).toBe(false)
})
