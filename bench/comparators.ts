import * as libpdf from '@libpdf/core'
import { readCertificate } from '@perga/ades'
import { createTypesetter } from '@perga/server/documents/typesetting/typesetter.ts'
import { type BenchSeal, withAuthorities } from './authorities.ts'
import { dssRates } from './dss.ts'
import { atLeast, type Figure, forComparison, unmeasured } from './figures.ts'
import { drawPage } from './pdfkit-page.ts'
import { bestOfThree, measureRate, perCoreSecond } from './rate.ts'
import { documentMaker } from './sealed-documents.ts'
import { AT_ONCE, signing } from './signatures.ts'
import { demoPage } from './typeset-page.ts'

const UNIT = 'per s and core'

/** What other makers' programs do with the same key, payload, page and authorities in the same run, where they are installed. */
export function measureComparators(): Promise<Figure[]> {
  return withAuthorities(async (seal) => {
    const page = demoPage()
    const ours = signing(seal, page)
    const rates = {
      'JAdES B': await perCoreSecond(ours.jadesB),
      'JAdES LT': await perCoreSecond(ours.jadesLt, { atOnce: AT_ONCE }),
      'JAdES LTA': await perCoreSecond(ours.jadesLta, { atOnce: AT_ONCE }),
      'PAdES B': await perCoreSecond(ours.padesB),
      'PAdES LTA': await perCoreSecond(ours.padesLta, { atOnce: AT_ONCE }),
    }
    return [
      ...(await compareDss(seal, page, rates)),
      ...(await compareLibPdf(seal, page, rates)),
      ...(await compareDocuments(seal)),
    ]
  })
}

type Rates = Record<'JAdES B' | 'JAdES LT' | 'JAdES LTA' | 'PAdES B' | 'PAdES LTA', number>

const named = (level: string) => level.replace(/ (?=B$)/, ' B-').replace(/ (?=LT)/, ' B-')

function compare(maker: string, level: string, { theirs, ours }: { theirs: number; ours: number }): Figure[] {
  const name = `${maker}, ${named(level)}`
  return [
    forComparison({ goal: name, value: theirs, unit: UNIT }),
    atLeast({ goal: `Perga against ${name}`, value: ours / theirs, target: 1, unit: '×' }),
  ]
}

async function compareDss(seal: BenchSeal, page: Uint8Array, rates: Rates): Promise<Figure[]> {
  const theirs = await dssRates(seal, page)
  if (typeof theirs === 'string') return [unmeasured('Perga against EU DSS', '×', theirs)]
  return Object.entries(rates).flatMap(([level, ours]) =>
    compare('EU DSS', level, { ours, theirs: theirs.get(level) ?? Number.NaN }),
  )
}

async function compareLibPdf(seal: BenchSeal, page: Uint8Array, rates: Rates): Promise<Figure[]> {
  const sign = await libPdfSigner(seal)
  const [b, lta] = [await perCoreSecond(() => sign(page, 'B-B')), await perCoreSecond(() => sign(page, 'B-LTA'))]
  return [
    ...compare('@libpdf/core', 'PAdES B', { ours: rates['PAdES B'], theirs: b }),
    ...compare('@libpdf/core', 'PAdES LTA', { ours: rates['PAdES LTA'], theirs: lta }),
  ]
}

/** @libpdf/core with the same key and authorities. It fetches stamps itself; what revokes is remembered for it as for us. */
async function libPdfSigner({ key, certificates, addresses, authorities }: BenchSeal) {
  const algorithm = { name: 'ECDSA', namedCurve: 'P-256' }
  const pkcs8 = Uint8Array.from(key.export({ format: 'der', type: 'pkcs8' }))
  const privateKey = await crypto.subtle.importKey('pkcs8', pkcs8, algorithm, false, ['sign'])
  const chain = [certificates.issuing, certificates.root]
  const signer = new libpdf.CryptoKeySigner(privateKey, certificates.seal, 'EC', 'ECDSA', chain)
  const timestampAuthority = new libpdf.HttpTimestampAuthority(addresses.timestampUrl)
  const lists = new Map<string, Promise<Uint8Array>>()
  const revocationProvider: libpdf.RevocationProvider = {
    async getOCSP(certificate, issuer) {
      if (readCertificate(certificate).ocspUrls.length === 0) return null
      const pair = { certificate: readCertificate(certificate), issuer: readCertificate(issuer) }
      return (await authorities.revocation.statusOf(pair)).der
    },
    async getCRL(certificate) {
      const [url] = readCertificate(certificate).crlUrls
      if (url === undefined) return null
      const list = lists.get(url) ?? fetch(url).then(async (answer) => new Uint8Array(await answer.arrayBuffer()))
      lists.set(url, list)
      return list
    },
  }
  return async (page: Uint8Array, level: 'B-B' | 'B-LTA') => {
    const document = await libpdf.PDF.load(page)
    const stamped = level === 'B-B' ? {} : { timestampAuthority, revocationProvider }
    return (await document.sign({ signer, level, ...stamped })).bytes
  }
}

/** The nearest that the two packages do together to the file that a reader gets, one after the other in one thread. */
async function compareDocuments(seal: BenchSeal): Promise<Figure[]> {
  const typesetter = createTypesetter({ threads: 1, queue: 100, timeoutMs: 15_000, documentsPerThread: 1_000 })
  try {
    const sign = await libPdfSigner(seal)
    const theirs = await rateOf(async () => sign(await drawPage('{}'), 'B-LTA'))
    const ours = await rateOf(documentMaker(seal, typesetter).sealed)
    const name = 'pdfkit (tagged, PDF/A-3a subset, file attached) with @libpdf/core B-LTA'
    return [
      forComparison({ goal: `${name}`, value: theirs, unit: 'per s' }),
      atLeast({ goal: `Perga's sealed PDF against ${name}`, value: ours / theirs, target: 1, unit: '×' }),
    ]
  } finally {
    await typesetter.close()
  }
}

const rateOf = async (step: () => Promise<unknown>) => {
  const rate = await bestOfThree(
    () => measureRate(step, { atOnce: 4 }),
    ({ perSecond }) => perSecond,
  )
  return rate.perSecond
}
