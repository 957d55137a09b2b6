import type { RevocationData, RevocationQuestion, RevocationSource } from '@perga/ades'
import type { Clock } from '../platform/clock.ts'

/** Answers about certificates, each given again to those for whom it was asked late enough. */
export interface RecentRevocation {
  /** Only answers that were asked for at `moment` or later. */
  since(moment: () => Date): RevocationSource
}

interface Remembered {
  readonly answer: Promise<RevocationData>
  readonly askedAt: number
}

// The same few certificates are asked about again and again: each is written as text once.
const names = new WeakMap<Uint8Array, string>()
function nameOf(der: Uint8Array): string {
  const name = names.get(der) ?? Buffer.from(der).toString('base64')
  names.set(der, name)
  return name
}

/** A handful of certificates is asked about: those of the seal and of its authorities. */
const CAPACITY = 1000

/**
 * Shares the answers of a source among signatures: whoever wants an answer of after its time stamp says so, and asks anew only
 * where nobody has since. Failures are not kept.
 */
export function recentRevocation(source: RevocationSource, clock: Clock): RecentRevocation {
  const remembered = new Map<string, Remembered>()
  const ask = (name: string, question: RevocationQuestion): Promise<RevocationData> => {
    const asked = { answer: source.statusOf(question), askedAt: clock.now().getTime() }
    if (remembered.size >= CAPACITY) remembered.clear()
    remembered.set(name, asked)
    asked.answer.catch(() => {
      if (remembered.get(name) === asked) remembered.delete(name)
    })
    return asked.answer
  }
  return {
    since: (moment) => ({
      async statusOf(question) {
        const name = nameOf(question.certificate.der)
        const known = remembered.get(name)
        if (known === undefined || known.askedAt < moment().getTime()) return ask(name, question)
        const { nextUpdate } = await known.answer
        const isOver = nextUpdate !== undefined && nextUpdate <= clock.now()
        return isOver ? ask(name, question) : known.answer
      },
    }),
  }
}
