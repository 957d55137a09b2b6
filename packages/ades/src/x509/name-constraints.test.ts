import { describe, expect, test } from 'vitest'
import { contextTag, readDer, TAG } from '../asn1/der-reader.ts'
import {
  derElement,
  derIa5String,
  derOctetString,
  derOid,
  derSequence,
  derSetOf,
  derUtf8String,
} from '../asn1/der-writer.ts'
import { OID } from '../asn1/oids.ts'
import { nodeCrypto } from '../crypto/node-crypto.ts'
import { utf8Bytes } from '../encoding/bytes.ts'
import { type CertificateRequest, extension, issueCertificate, nameOf } from '../test-pki/issue-certificate.ts'
import { buildChain } from './build-chain.ts'
import { readCertificate } from './certificate.ts'
import { isSameName, readName } from './name.ts'

const at = new Date('2026-11-20T12:00:00Z')
const text = (number: number, value: string) =>
  derElement(contextTag(number, false), derIa5String(value).subarray(value.length < 128 ? 2 : 3))
const mail = (value: string) => text(1, value)
const dns = (value: string) => text(2, value)
const uri = (value: string) => text(6, value)
const ip = (...octets: number[]) => derElement(contextTag(7, false), Uint8Array.from(octets))
const directory = (commonName: string) => derElement(contextTag(4), nameOf(commonName))
const other = derElement(contextTag(0), derOid('1.2.3'), derElement(contextTag(0), derUtf8String('x')))

const subtrees = (number: number, bases: readonly Uint8Array[]) =>
  bases.length === 0 ? [] : [derElement(contextTag(number), ...bases.map((base) => derSequence(base)))]
const constrained = (permitted: readonly Uint8Array[], excluded: readonly Uint8Array[], critical: boolean) =>
  extension(OID.nameConstraints, derSequence(...subtrees(0, permitted), ...subtrees(1, excluded)), critical)

const root = issueCertificate({ subject: 'Root', kind: 'ca' })

async function problemOf(constraint: Uint8Array, leaf: Partial<CertificateRequest>) {
  const ca = issueCertificate({ subject: 'CA', kind: 'ca', issuer: root, extraExtensions: [constraint] })
  const certified = issueCertificate({ subject: 'Leaf', issuer: ca, ...leaf })
  const sources = {
    certificates: [readCertificate(ca.der)],
    trustAnchors: [readCertificate(root.der)],
    crypto: nodeCrypto,
  }
  const result = await buildChain(readCertificate(certified.der), at, sources)
  return result.ok ? undefined : result.problem
}
const named = (...names: Uint8Array[]) => ({ extraExtensions: [extension(OID.subjectAltName, derSequence(...names))] })
const REFUSED = 'name-not-permitted'

describe.each([true, false])('V15: name constraints (RFC 5280 §4.2.1.10), critical: %s', (critical) => {
  test.each<[string, Uint8Array, Uint8Array, Uint8Array]>([
    ['a mailbox', mail('a@x.gr'), mail('a@X.GR'), mail('b@x.gr')],
    ['mailboxes of a host', mail('x.gr'), mail('b@x.gr'), mail('b@mail.x.gr')],
    ['mailboxes of a domain', mail('.x.gr'), mail('b@mail.x.gr'), mail('b@x.gr')],
    ['a DNS domain', dns('x.gr'), dns('www.X.gr'), dns('notx.gr')],
    ['hosts of a URI domain', uri('.x.gr'), uri('https://u@www.x.gr:8443/a'), uri('https://x.gr/')],
    ['a host of a URI', uri('x.gr'), uri('http://x.gr/'), uri('http://www.x.gr/')],
    ['an IPv4 network', ip(10, 0, 0, 0, 255, 0, 0, 0), ip(10, 1, 2, 3), ip(11, 0, 0, 1)],
    ['a directory name', directory('Leaf'), directory('  LEAF '), directory('Other')],
  ])('%s: inside is permitted and can be excluded, outside the reverse', async (_, base, inside, outside) => {
    expect(await problemOf(constrained([base], [], critical), named(inside))).toBeUndefined()
    expect(await problemOf(constrained([base], [], critical), named(outside))).toBe(REFUSED)
    expect(await problemOf(constrained([], [base], critical), named(outside, directory('Leaf 2')))).toBe(
      base[0] === contextTag(4) ? REFUSED : undefined,
    )
    expect(await problemOf(constrained([], [base], critical), named(inside))).toBe(REFUSED)
  })

  test.each([
    ['a form that is not understood', constrained([other], [], critical)],
    ['an exclusion of such a form', constrained([], [other], critical)],
    ['a mask of the wrong length', constrained([ip(10, 0, 0, 0)], [], critical)],
  ])('%s refuses the path', async (_, constraint) => {
    expect(await problemOf(constraint, {})).toBe('constraint-not-understood')
  })

  test.each([
    ['a URI without a host', uri('x.gr'), uri('urn:x')],
    ['a URI with an address', uri('x.gr'), uri('http://10.0.0.1/')],
    ['a wildcard', dns('www.x.gr'), dns('*.x.gr')],
    ['an address of no known length', ip(10, 0, 0, 0, 255, 0, 0, 0), ip(10, 0)],
  ])('%s does not slip past an exclusion', async (_, base, name) => {
    expect(await problemOf(constrained([], [base], critical), named(name))).toBe(REFUSED)
  })
})

describe('V15: an anchor that limits what stands below it', () => {
  const judge = async (anchor: Partial<CertificateRequest>, below: 0 | 1) => {
    const top = issueCertificate({ subject: 'Limited root', kind: 'ca', ...anchor })
    const ca = issueCertificate({ subject: 'CA', kind: 'ca', issuer: top })
    const leaf = issueCertificate({ subject: 'Leaf', issuer: below === 0 ? top : ca })
    const sources = {
      certificates: [readCertificate(ca.der)],
      trustAnchors: [readCertificate(top.der)],
      crypto: nodeCrypto,
    }
    const result = await buildChain(readCertificate(leaf.der), at, sources)
    return result.ok ? undefined : result.problem
  }

  test('in names or in length is obeyed', async () => {
    const limited = { extraExtensions: [constrained([directory('Other')], [], true)] }
    expect(await judge({}, 1)).toBeUndefined()
    expect(await judge(limited, 0)).toBe(REFUSED)
    expect(await judge({ pathLength: 0 }, 0)).toBeUndefined()
    expect(await judge({ pathLength: 0 }, 1)).toBe('path-too-long')
  })
})

describe('V15: names in a subject', () => {
  const withMail = (value: string) =>
    derSequence(
      derSetOf(derSequence(derOid(OID.commonName), derUtf8String('Leaf'))),
      derSetOf(derSequence(derOid(OID.emailAddress), derIa5String(value))),
    )

  test('an e-mail address there is constrained like one among the alternative names', async () => {
    const constraint = constrained([mail('x.gr')], [], true)
    expect(await problemOf(constraint, { name: withMail('a@x.gr') })).toBeUndefined()
    expect(await problemOf(constraint, { name: withMail('a@y.gr') })).toBe(REFUSED)
  })

  const nameWith = (value: Uint8Array) =>
    readName(readDer(derSequence(derSetOf(derSequence(derOid(OID.commonName), value)))))
  const utf8 = (value: string) => nameWith(derUtf8String(value))
  const printable = (value: string) => nameWith(derElement(TAG.printableString, utf8Bytes(value)))

  test.each([
    ['string types', utf8('Good CA'), printable('Good CA')],
    ['cases', utf8('ΠΑΝΕΠΙΣΤΉΜΙΟ ΑΘΗΝΏΝ'), utf8('Πανεπιστήμιο Αθηνών')],
    ['final sigma', utf8('ΟΔΟΣ'), utf8('οδος')],
    ['spaces', utf8('  Good\u00a0  CA '), utf8('Good CA')],
    ['compatible characters', utf8('Ａ\u00ad１'), utf8('a1')],
  ])('names that differ only in %s are the same (RFC 5280 §7.1)', (_, a, b) => {
    expect(isSameName(a, b)).toBe(true)
  })

  test('names of other text, other attributes or another order are not', () => {
    const teletex = nameWith(derElement(TAG.teletexString, utf8Bytes('Good CA')))
    const [one, two] = ['a', 'b'].map((value) => derSetOf(derSequence(derOid(OID.commonName), derUtf8String(value))))
    const ordered = (...sets: (Uint8Array | undefined)[]) =>
      readName(readDer(derSequence(...sets.map((set) => set ?? derOctetString(new Uint8Array())))))
    expect(isSameName(utf8('Good CA'), utf8('GoodCA'))).toBe(false)
    expect(isSameName(utf8('Good CA'), teletex)).toBe(false)
    expect(isSameName(ordered(one, two), ordered(two, one))).toBe(false)
  })
})
