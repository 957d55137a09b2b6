import { type AugmentedPades, type Signer, signPades } from '@perga/ades'
import { type Locale, pdfFileName } from '@perga/domain'
import type { Logger } from 'pino'
import type { Clock } from '../platform/clock.ts'
import { describePage } from './page/describe-page.ts'
import { PAGE_TEXTS } from './page/page-texts.ts'
import type { FileName, SealedFile, SealedFileStore } from './sealed-file-store.ts'
import type { SignedDiploma } from './signed-diploma.ts'
import type { Typesetter } from './typesetting/typesetter.ts'

/** How long an answer waits for time stamps before the file goes out at the level that it has. */
const AUGMENTING_DEADLINE_MS = 4_000

export interface DocumentDependencies {
  origin: string
  typesetter: Typesetter
  files: SealedFileStore
  signer: Signer
  /** Whether the seal's certificate is a qualified one; a test certificate is never called that. */
  sealIsQualified: boolean
  /** Raises a sealed PDF towards B-LTA; null where no time-stamping authority is configured. */
  augment: ((pdf: Uint8Array) => Promise<AugmentedPades>) | null
  /** The name in English of the client whose id and Greek name a diploma bears; null where there is none. */
  clientNameEn(client: { id: string; nameEl: string }): Promise<string | null>
  clock: Clock
  log: Logger
}

/** The documents of a signed diploma: the file that carries the seal, and the page for paper, which can carry none. */
export interface Documents {
  sealed(signed: SignedDiploma, locale: Locale): Promise<SealedFile>
  printable(signed: SignedDiploma, locale: Locale): Promise<Uint8Array>
}

/** Each diploma is typeset and sealed once a language; while its file is kept it is the same file that is given again. */
export function makeDocuments(dependencies: DocumentDependencies): Documents {
  const underWay = new Map<string, Promise<SealedFile>>()
  return {
    sealed(signed, locale) {
      const name = `${signed.auditId}/${locale}`
      const known = underWay.get(name)
      if (known !== undefined) return known
      const file = sealOnce(signed, locale, dependencies).finally(() => underWay.delete(name))
      underWay.set(name, file)
      return file
    },
    printable: (signed, locale) => typeset(signed, { locale, isSealed: false }, dependencies),
  }
}

/** The name of a diploma's file (spec 1 §3), from what was disclosed of it. */
export function documentFileName({ diploma }: SignedDiploma): string {
  return pdfFileName({
    lastName: diploma.lastNameEl ?? diploma.lastNameEn,
    firstName: diploma.firstNameEl ?? diploma.firstNameEn,
    validFrom: diploma.validFrom,
  })
}

async function sealOnce(
  signed: SignedDiploma,
  locale: Locale,
  dependencies: DocumentDependencies,
): Promise<SealedFile> {
  const { files } = dependencies
  const name = { auditId: signed.auditId, locale }
  const kept = await files.find(name)
  if (kept === undefined) return keepNew(name, signed, dependencies)
  await files.prolong(signed.auditId, signed.keepUntil)
  const raised = await raise(kept, dependencies)
  if (raised.level !== kept.level) await files.raise(name, kept.level, raised)
  return raised
}

async function keepNew(name: FileName, signed: SignedDiploma, dependencies: DocumentDependencies) {
  const { files, signer, clock } = dependencies
  const page = await typeset(signed, { locale: name.locale, isSealed: true }, dependencies)
  const sealedAt = clock.now()
  const description = PAGE_TEXTS[name.locale].sealField
  const pdf = await signPades(page, { signer, signingTime: sealedAt, description })
  const file = await raise({ pdf, level: 'B-B' }, dependencies)
  await files.keep(name, file, { sealedAt, keepUntil: signed.keepUntil })
  // Another process may have been first: then its file is the one that counts.
  return (await files.find(name)) ?? file
}

async function typeset(
  { diploma, jades, verificationIdentifier }: SignedDiploma,
  { locale, isSealed }: { locale: Locale; isSealed: boolean },
  { origin, typesetter, sealIsQualified, clock, ...dependencies }: DocumentDependencies,
): Promise<Uint8Array> {
  const { clientID: id, clientDisplayName: nameEl } = diploma
  const clientNameEn = locale === 'en' ? await dependencies.clientNameEn({ id, nameEl }) : null
  const certificate = sealIsQualified ? 'qualified' : 'test'
  const seal = isSealed ? certificate : 'none'
  return typesetter.typeset({
    page: describePage(diploma, { locale, origin, identifier: verificationIdentifier, seal, clientNameEn }),
    attachment: isSealed ? JSON.stringify(jades) : null,
    createdAt: Math.floor(clock.now().getTime() / 1000),
  })
}

/** Time stamps where they can be had in time: the level says what the file holds, never what was wanted. */
async function raise(file: SealedFile, { augment, log }: DocumentDependencies): Promise<SealedFile> {
  if (augment === null || file.level === 'B-LTA') return file
  let timer: NodeJS.Timeout | undefined
  const deadline = new Promise<SealedFile & { notReached?: undefined }>((resolve) => {
    timer = setTimeout(() => resolve(file), AUGMENTING_DEADLINE_MS)
  })
  try {
    const { pdf, level, notReached } = await Promise.race([augment(file.pdf), deadline])
    if (level !== 'B-LTA') log.warn({ level, code: notReached?.code ?? 'too_slow' }, 'seal not raised to B-LTA')
    return { pdf, level }
  } finally {
    clearTimeout(timer)
  }
}
