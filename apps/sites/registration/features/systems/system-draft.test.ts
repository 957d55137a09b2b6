import { expect, test } from 'vitest'
import { faultsOf } from '../../../shell/form/form-fields.ts'
import { judgeBody, prepareBody } from '../../../shell/form/judge-body.ts'
import { readKeySet, type SystemDraft, systemRequest, wrongFields } from './system-draft.ts'
import { systemRules } from './systems.rules.ts'

const GOOD: SystemDraft = {
  client: 'aegis',
  name: 'HR',
  purpose_el: 'Προσλήψεις',
  purpose_en: 'Recruitment',
  contact_email: 'it@a.example',
  scopes: ['title'],
  redirectUris: ' https://a.example/cb \n\nhttps://b.example/cb',
  method: 'client_secret_basic',
  keys: '',
}
const FIELDS = {
  name: { label: '' },
  contact_email: { label: '' },
  redirectUris: { at: 'redirect_uris', label: '' },
  keys: { at: 'jwks', label: '' },
}

function systemMistakes(draft: SystemDraft): string[] {
  const judged = judgeBody(systemRules, prepareBody(systemRules, systemRequest(draft)))
  const own = wrongFields(draft).map((path) => ({ path, kind: 'not-right' }) as const)
  return Object.keys(faultsOf([...judged, ...own], FIELDS))
}

test('R6: addresses are one on each line, exact', () => {
  expect(systemRequest(GOOD)).toMatchObject({
    redirect_uris: ['https://a.example/cb', 'https://b.example/cb'],
    jwks: null,
  })
})

test.each([
  ['redirectUris', ''],
  ['redirectUris', 'ftp://a.example'],
  ['redirectUris', 'https://a.example/#x'],
  ['redirectUris', 'https://*.example/'],
  ['name', 'x'],
  ['contact_email', 'nobody'],
] as const)('R6: a wrong value of %s is a mistake: %s', (field, value) => {
  expect(systemMistakes({ ...GOOD, [field]: value })).toEqual([field])
})

test('R6: keys are asked for where the system signs, and only a key set is one', () => {
  expect(systemMistakes(GOOD)).toEqual([])
  expect(systemMistakes({ ...GOOD, method: 'private_key_jwt' })).toEqual(['keys'])
  expect(readKeySet('{"keys":[{"kty":"EC"}]}')).toEqual({ keys: [{ kty: 'EC' }] })
  for (const text of ['', '[]', '{"kty":"EC"}', '{"keys":1}', 'null']) expect(readKeySet(text)).toBeNull()
})
