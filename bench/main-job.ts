import { DiplomasAnswer, VerificationAnswer } from '@perga/contracts'
import { parseVerificationIdentifier } from '@perga/domain'
import { postgresqlPrograms } from '../tests/support/postgresql-cluster.ts'
import { atLeast, atMost, type Figure, unmeasured } from './figures.ts'
import { measureGrowth } from './growth.ts'
import { type Call, putLoad } from './load.ts'
import { measureTokens } from './oauth-tokens.ts'
import { expectRight, formCall } from './reader.ts'
import { loadOf, type MainJob, measureReleases, prepareMainJob } from './releases.ts'
import { type Service, withService } from './service.ts'

const SECONDS = 5
const NO_POSTGRESQL = 'PostgreSQL is not installed'

/** Reading, session, check and tokens against PostgreSQL, the server in a process of its own. */
export async function measureMainJob(): Promise<Figure[]> {
  if (postgresqlPrograms() === null) return [unmeasured('main job', 'per s', NO_POSTGRESQL)]
  return withService(async (service) => {
    const job = await prepareMainJob(service)
    return [
      ...(await measureReleases(service, job)),
      ...(await measureSession(service, job)),
      ...(await measureTokens(service)),
      ...(await measureVerification(service, job)),
    ]
  })
}

/** The same reading in a database of its own that is filled meanwhile. */
export async function measureGrowingDatabase(): Promise<Figure[]> {
  if (postgresqlPrograms() === null) return [unmeasured('growth', '×', NO_POSTGRESQL)]
  return withService(async (service) => measureGrowth(service, await prepareMainJob(service)))
}

async function measureSession(service: Service, { headers }: MainJob): Promise<Figure[]> {
  const address = `${service.world.origin}/api/client/get_auth_data`
  const call: Call = { address, method: 'GET', headers, check: checkLoggedIn }
  const bounds = { connections: 64, requests: 50_000, seconds: SECONDS }
  const read = await loadOf(service, call, () => putLoad(call, bounds))
  const goal = 'session read (get_auth_data), 64 connections'
  return [
    atLeast({ goal, value: read.perSecond, target: 1500, unit: 'per s' }),
    atMost({ goal: `${goal}, p99`, value: read.p99, target: 150, unit: 'ms' }),
  ]
}

async function measureVerification(service: Service, { search, headers }: MainJob): Promise<Figure[]> {
  const released = await releasedDiploma(search())
  const address = `${service.world.origin}/api/client/verify`
  const bounds = { connections: 50, requests: 50_000, seconds: SECONDS }
  const rateOf = async (isRight: (body: string) => boolean) => {
    const call = formCall(address, { headers, fields: released.parts, isRight })
    return (await loadOf(service, call, () => putLoad(call, bounds))).perSecond
  }
  const compared = await rateOf(isMatch)
  await silence(service, released.institution)
  const alone = await rateOf(isVerified)
  return [
    atLeast({ goal: 'verify with content comparison, 50 connections', value: compared, target: 200, unit: 'per s' }),
    atLeast({
      goal: 'verify without the institution, which is set aside, 50 connections',
      value: alone,
      target: 1000,
      unit: 'per s',
    }),
  ]
}

/** Has an institution refuse all connections. Its breaker opens while the server is warmed. */
async function silence({ world }: Service, institution: string): Promise<void> {
  const answer = await fetch(`${world.sandbox.addresses.index}/control/institutions/${institution}/behaviour`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ behaviour: 'down' }),
  })
  if (!answer.ok) throw new Error(`the sandbox refused the order: ${answer.status}`)
}

/** Reads once and takes the verification identifier of the first diploma apart, as the check's form wants it. */
async function releasedDiploma(search: Call): Promise<{ parts: Record<string, string>; institution: string }> {
  let first: DiplomasAnswer['data'][number] | undefined
  const check = (_status: number, body: string) => {
    first = DiplomasAnswer.parse(JSON.parse(body)).data[0]
  }
  await putLoad({ ...search, check }, { connections: 1, requests: 1, seconds: 15 })
  const parts = parseVerificationIdentifier(first?.verificationIdentifier ?? '')
  if (parts === null) throw new Error('the reading brought no verification identifier')
  return { parts: { ...parts }, institution: first?.diploma.maintainerInstitution_Code ?? '' }
}

function isMatch(body: string): boolean {
  const { verified, match, comparison } = VerificationAnswer.parse(JSON.parse(body))
  return verified && match === true && comparison === 'compared'
}

const isVerified = (body: string) => VerificationAnswer.parse(JSON.parse(body)).verified

const checkLoggedIn = (status: number, body: string) => expectRight(status, body.includes('"logged_in":true'))
