import { expect, test } from 'vitest'
import { MISTAKEN_CHARSET } from './mistaken-charset.ts'
import { dialectOf, readViewAddress } from './view-address.ts'

test('I2: an address names its database by its protocol, and its port unless it is the usual one', () => {
  const ports = ['postgres://u@h/x', 'mariadb://u@h/x', 'oracle://u@h/x', 'mssql://u@h/x', 'mysql://u@h:3307/x'].map(
    (address) => [dialectOf(address), readViewAddress(address).port],
  )
  expect(ports).toEqual([
    ['postgresql', 5432],
    ['mysql', 3306],
    ['oracle', 1521],
    ['sqlserver', 1433],
    ['mysql', 3307],
  ])
})

test('I2: user, password and database are read with their escapes', () => {
  expect(readViewAddress('postgresql://a%40b:p%2Fw%3A@[::1]:6000/%CE%92%CE%AC%CF%83%CE%B7?sslmode=require')).toEqual({
    host: '::1',
    port: 6000,
    user: 'a@b',
    password: 'p/w:',
    database: 'Βάση',
    tls: 'encrypted',
  })
})

test('I2: without a word the certificate is looked at; an unknown word is refused, not overlooked', () => {
  expect(readViewAddress('mysql://u@h/x').tls).toBe('verified')
  expect(readViewAddress('mysql://u@h/x?sslmode=disable').tls).toBe('none')
  for (const address of ['mysql://u@h/x?sslmode=prefer', 'mysql:///x', 'http://u@h/x', 'nothing', '']) {
    expect(() => readViewAddress(address)).toThrow(TypeError)
    expect(() => readViewAddress(address)).not.toThrow(/u@h/)
  }
})

test('I2: Greek letters that a database takes for Latin ones are read as meant, and asked as it has them', () => {
  const mistaken = new TextDecoder('windows-1252').decode(Uint8Array.of(0xc1, 0xcd, 0xcd, 0xc1, 0x20, 0xa2, 0x61))
  expect(MISTAKEN_CHARSET.read(mistaken)).toBe('ΑΝΝΑ Άa')
  expect(MISTAKEN_CHARSET.write('ΑΝΝΑ Άa')).toBe(mistaken)
})
