import { ATTACHMENT_LIMITS } from '@perga/contracts'
import { Refusal, refuseUnless } from '@perga/domain'
import type { FastifyRequest } from 'fastify'
import { validatorCompiler } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { cleanAttachment } from '../attachments/clean-attachment.ts'
import { refuseUnwritable } from '../platform/request-guard.ts'
import type { NamedAttachment } from './correspondence-store.ts'

const EXTENSIONS = { 'application/pdf': 'pdf', 'image/jpeg': 'jpg', 'image/png': 'png' } as const
const LONGEST_NAME = 80

/** The limits of a form with files; the part `form` may come as a file of its own. */
export const FORM_LIMITS = {
  fields: 1,
  files: ATTACHMENT_LIMITS.files + 1,
  parts: ATTACHMENT_LIMITS.files + 1,
  fileSize: ATTACHMENT_LIMITS.bytes,
  fieldSize: 32 * 1024,
  headerPairs: 20,
} as const

/** How the OpenAPI document describes a form with files. */
export const describedForm = (form: z.ZodType) => ({
  consumes: ['multipart/form-data'],
  body: z.object({ form, attachment: z.array(z.string().meta({ format: 'binary' })).max(ATTACHMENT_LIMITS.files) }),
})

/** A form with files has no body until it is read by {@link readRequestForm}, which checks it then; all else is checked at once. */
export const checkedWhenRead: typeof validatorCompiler = (part) =>
  part.httpPart === 'body' ? () => true : validatorCompiler(part)

/**
 * Reads a form of multipart/form-data (RFC 7578): the part `form` in JSON, and files, each of them clean or refused. Throws
 * `malformed_request`, `attachment_too_large`, `too_many_attachments` and `attachment_not_clean`.
 */
export async function readRequestForm<Form>(
  request: FastifyRequest,
  schema: z.ZodType<Form>,
): Promise<{ form: Form; files: NamedAttachment[] }> {
  const { form, files } = await readParts(request)
  refuseUnwritable(form)
  const parsed = schema.safeParse(form)
  if (!parsed.success) throw new Refusal('malformed_request', { reason: 'form' })
  refuseUnless(files.length <= ATTACHMENT_LIMITS.files, 'too_many_attachments')
  return { form: parsed.data, files: files.map(cleaned) }
}

interface SentFile {
  name: string
  bytes: Buffer
}

async function readParts(request: FastifyRequest): Promise<{ form: unknown; files: SentFile[] }> {
  let form: unknown
  const files: SentFile[] = []
  try {
    for await (const part of request.parts()) {
      // Every file is read, whatever its name, or the request would never end.
      const bytes = part.type === 'file' ? await part.toBuffer() : null
      if (part.fieldname === 'form') form = parseForm(part.type === 'file' ? bytes?.toString('utf8') : part.value)
      else if (part.fieldname === 'attachment' && part.type === 'file' && bytes !== null)
        files.push({ name: part.filename, bytes })
      else throw new Refusal('malformed_request', { reason: 'an unknown part' })
    }
  } catch (error) {
    throw asRefusal(error)
  }
  return { form, files }
}

/** A part that says that it is JSON comes parsed. */
function parseForm(value: unknown): unknown {
  if (typeof value !== 'string') return value
  try {
    return JSON.parse(value)
  } catch (cause) {
    throw new Refusal('malformed_request', { reason: 'form is no JSON' }, { cause })
  }
}

function asRefusal(error: unknown): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : null
  if (code === 'FST_REQ_FILE_TOO_LARGE') return new Refusal('attachment_too_large', {}, { cause: error })
  if (code === 'FST_FILES_LIMIT' || code === 'FST_PARTS_LIMIT')
    return new Refusal('too_many_attachments', {}, { cause: error })
  return error
}

function cleaned({ name, bytes }: SentFile): NamedAttachment {
  const clean = cleanAttachment(bytes)
  return { ...clean, name: shownName(name, EXTENSIONS[clean.type]) }
}

/** A name without path, marks that do not show, or an extension that the content is not. */
function shownName(sent: string, extension: string): string {
  const last = sent.toWellFormed().normalize('NFC').split(/[\\/]/).at(-1) ?? ''
  const stem = last
    .replace(/[\p{Cc}\p{Cf}]/gu, '')
    .replace(/\.[^.]*$/, '')
    .trim()
  return `${[...(stem || 'attachment')].slice(0, LONGEST_NAME).join('')}.${extension}`
}
