import { describePage } from '@perga/server/documents/page/describe-page.ts'
import { DEMO_DIPLOMA, DEMO_IDENTIFIER } from '@perga/server/documents/testing/demo-diploma.ts'
import { createPageCompiler, type PageOrder } from '@perga/server/documents/typesetting/compile-page.ts'

/** The page of an invented diploma with every field, with `attachment` in it. Each holder's name is another one. */
export function pageOrder(attachment: string, holder = 0): PageOrder {
  const diploma = { ...DEMO_DIPLOMA, lastNameEl: `${DEMO_DIPLOMA.lastNameEl} ${holder}` }
  const description = {
    locale: 'el',
    origin: 'https://perga.example',
    identifier: DEMO_IDENTIFIER,
    seal: 'test',
  } as const
  return { page: describePage(diploma, description), attachment, createdAt: 1_795_000_000 }
}

/** One typeset page, not sealed. */
export function demoPage(): Uint8Array {
  return createPageCompiler()(pageOrder('{}'))
}
