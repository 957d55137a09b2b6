import { expect, test } from 'vitest'
import { documentAddresses } from './document-addresses.ts'

const released = {
  diploma: {
    lastNameEl: 'ΓΕΩΡΓΙΟΥ',
    firstNameEl: 'ΕΛΕΝΗ/Α',
    validFrom: '20190930',
    clientDisplayName: '',
    clientID: 'c',
    timestamp: 0,
    diplomaIndex: 1,
    auditResultId: '',
  },
  signature: '',
  payload: '',
  auditId: 'a',
  aud: 'c',
  signedAuditId: 'c2ln',
  signedAuditVersion: '1',
  jades: { payload: '', protected: '', signature: '' },
}

test('O6: the PDF is asked for by name, index, identifier and language', () => {
  const address = new URL(documentAddresses(released, 'el').sealed, 'https://diplomas.example')
  expect(decodeURIComponent(address.pathname)).toBe('/api/client/diploma_pdf/QR_ΓΕΩΡΓΙΟΥ_ΕΛΕΝΗΑ_20190930.pdf')
  expect(Object.fromEntries(address.searchParams)).toEqual({
    diploma_index: '1',
    signature: 'c2ln.YQ.Yw',
    language: 'el',
  })
})

test('O6: the page for printing has the same query', () => {
  const { sealed, printable } = documentAddresses(released, 'en')
  expect(printable).toBe(sealed.replace('diploma_pdf', 'diploma_printable'))
})
