import type { Locale } from '@perga/domain'
import { useState } from 'react'
import { ApiError, callForFile } from '../../../shell/api-client.ts'
import { organisationSession } from '../../organisation-session.ts'

type DocumentState =
  | { readonly state: 'idle' }
  | { readonly state: 'loading' }
  /** It stands in its tab; a tab of the browser's own making knows no file name, so it can be saved from here by its name. */
  | { readonly state: 'open'; readonly address: string }
  | { readonly state: 'failed'; readonly error: unknown }

/** A document of a check result, made by POST of its `diploma_data` (spec 1 §7, row X9). */
export interface DocumentRequest {
  readonly kind: 'diploma_pdf' | 'diploma_printable'
  readonly filename: string
  readonly diplomaData: string
  readonly language: Locale
}

/**
 * Opens a document that is made by POST in a new tab. It is asked for by script, because the server refuses a form that a
 * browser sends without X-Requested-With.
 */
export function useDocument() {
  const [document, setDocument] = useState<DocumentState>({ state: 'idle' })
  const open = async ({ kind, filename, diplomaData, language }: DocumentRequest) => {
    // At once, within the click: a tab that opens after the answer would be blocked.
    const tab = window.open('', '_blank')
    setDocument({ state: 'loading' })
    try {
      const form = { diploma_data: diplomaData, language }
      const file = await callForFile(`POST /api/client/${kind}/{filename}`, { path: { filename }, form })
      const address = URL.createObjectURL(file)
      if (tab === null) location.assign(address)
      else tab.location.replace(address)
      setDocument({ state: 'open', address })
    } catch (error) {
      tab?.close()
      if (error instanceof ApiError && error.status === 401) organisationSession.end()
      setDocument({ state: 'failed', error })
    }
  }
  return { document, open }
}
