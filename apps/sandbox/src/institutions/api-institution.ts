import { randomBytes } from 'node:crypto'
import { createServer, type Server } from 'node:http'
import { createInstitutionApi, type DegreeAnswer, type InstitutionApiOptions } from '@perga/institution-kit'
import type { BehaviourSwitch } from './behaviour.ts'
import type { DegreeTable } from './degree-table.ts'
import { misbehave, overAnswering } from './misbehave.ts'
import type { ApiSettings } from './settings.ts'
import { encodeJsonAsWindows1253 } from './windows-1253.ts'

// The type is declared without a charset: it is the connection that must know it.
function encodeOldGreek(answer: DegreeAnswer): { contentType: string; body: Buffer } {
  return { contentType: 'application/json', body: encodeJsonAsWindows1253(JSON.stringify(answer)) }
}

/** The web service of one institution: the reference API over its degrees, with misbehaviour on demand. */
export function createApiInstitution(settings: ApiSettings, table: DegreeTable, behaviour: BehaviourSwitch): Server {
  const options: InstitutionApiOptions = {
    records: overAnswering(() => table.rows(), behaviour),
    securityKey: settings.key,
    random: Math.random,
    ...(settings.basicAuth && {
      basicAuth: { userName: settings.basicAuth.user, password: settings.basicAuth.password },
    }),
    ...(settings.charset && { encode: encodeOldGreek }),
  }
  const answer = createInstitutionApi(options)
  const refuse = createInstitutionApi({ ...options, securityKey: randomBytes(16).toString('hex') })
  return createServer((request, response) => {
    misbehave(response, behaviour)
      .then((isDone) => {
        if (!isDone) (behaviour.current === 'wrong-key' ? refuse : answer)(request, response)
      })
      .catch(() => response.destroy())
  })
}
