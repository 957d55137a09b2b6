import { DiplomasAnswer, VerificationAnswer } from '@perga/contracts'
import { parseVerificationIdentifier } from '@perga/domain'
import { postgresqlPrograms } from '../tests/support/postgresql-cluster.ts'
import { atLeast, atMost, type Figure, unmeasured } from './figures.ts'
import { type Bounds, type Call, type LoadResult, putLoad } from './load.ts'
import { bestOfThree } from './rate.ts'
import { expectRight, formCall, logInReader, shareDegrees } from './reader.ts'
import { type Service, startService } from './service.ts'

/** Each round is bounded in requests and in time, whichever ends first. */
const MOST_REQUESTS = 20_000
const BOUNDS = { requests: MOST_REQUESTS, seconds: 10 }

/** Reading, session and check against PostgreSQL, the server in a process of its own. */
export async function measureMainJob(): Promise<Figure[]> {
  if (postgresqlPrograms() === null) return [unmeasured('main job', 'per s', 'PostgreSQL is not installed')]
  const service = await startService()
  try {
    return await measureService(service)
  } finally {
    await service.stop()
  }
}

async function measureService(service: Service): Promise<Figure[]> {
  const { world } = service
  const token = await shareDegrees(world, { userName: 'polyxeni', client: 'aegis', count: 3 })
  const headers = await logInReader(world, 'hr.aegis')
  const address = `${world.origin}/api/client`
  const search = formCall(`${address}/diplomas/`, { headers, fields: { token }, isRight: hasThreeDiplomas })
  const session: Call = { address: `${address}/get_auth_data`, method: 'GET', headers, check: checkLoggedIn }
  const fields = await releasedIdentifier(search)
  const verify = formCall(`${address}/verify`, { headers, fields, isRight: isMatch })

  const released = await loadOf(service, search, { ...BOUNDS, connections: 50 })
  const read = await loadOf(service, session, { ...BOUNDS, connections: 64 })
  const verified = await loadOf(service, verify, { ...BOUNDS, connections: 50 })
  return [
    atLeast({
      goal: 'token search of 3 diplomas, 50 connections',
      value: released.perSecond,
      target: 150,
      unit: 'per s',
    }),
    atMost({ goal: 'token search of 3 diplomas, 50 connections, p99', value: released.p99, target: 400, unit: 'ms' }),
    atLeast({
      goal: 'session read (get_auth_data), 64 connections',
      value: read.perSecond,
      target: 1500,
      unit: 'per s',
    }),
    atMost({ goal: 'session read (get_auth_data), 64 connections, p99', value: read.p99, target: 150, unit: 'ms' }),
    atLeast({
      goal: 'verify with content comparison, 50 connections',
      value: verified.perSecond,
      target: 200,
      unit: 'per s',
    }),
  ]
}

/** The best of three rounds, each on a server just started and warmed by a few requests. */
function loadOf({ server }: Service, call: Call, bounds: Bounds): Promise<LoadResult> {
  const round = async () => {
    await server.stop()
    await server.start()
    await putLoad(call, { connections: 10, requests: 50, seconds: 5 })
    return putLoad(call, { ...bounds, requests: bounds.requests - 50 })
  }
  return bestOfThree(round, ({ perSecond }) => perSecond)
}

/** Reads once and takes the verification identifier of the first diploma apart, as the check's form wants it. */
async function releasedIdentifier(search: Call): Promise<Record<string, string>> {
  let first: string | undefined
  const check = (_status: number, body: string) => {
    first = DiplomasAnswer.parse(JSON.parse(body)).data[0]?.verificationIdentifier
  }
  await putLoad({ ...search, check }, { connections: 1, requests: 1, seconds: 15 })
  const parts = parseVerificationIdentifier(first ?? '')
  if (parts === null) throw new Error('the reading brought no verification identifier')
  return { ...parts }
}

const hasThreeDiplomas = (body: string) => DiplomasAnswer.parse(JSON.parse(body)).data.length === 3

function isMatch(body: string): boolean {
  const { verified, match, comparison } = VerificationAnswer.parse(JSON.parse(body))
  return verified && match === true && comparison === 'compared'
}

const checkLoggedIn = (status: number, body: string) => expectRight(status, body.includes('"logged_in":true'))
