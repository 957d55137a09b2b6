import { verifyJadesIntegrity } from '@perga/ades'
import { PERSONAS } from '@perga/sandbox'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { Graduate, Reader } from '../support/actors.ts'
import { startWorld, type World } from '../support/world.ts'

let world: World
beforeAll(async () => {
  world = await startWorld()
})
afterAll(() => world.stop())

describe('authorize, read, verify', () => {
  test('a graduate shares one degree and the organisation reads it live, signed', async () => {
    const code = await new Graduate(world, 'eleni').share('aegis')
    const reader = new Reader(world)
    expect(await reader.logIn('hr.aegis', { token: code })).toContain(`/organisation/${code}`)
    const answer = await reader.read(`${world.origin}/o/${code}`)

    expect(answer).toMatchObject({ error: null, errorCode: null, status: { auth: 1200 } })
    const [release] = answer.data
    expect(release?.diploma).toMatchObject({ level: '6', clientID: 'aegis', diplomaIndex: 0 })
    const integrity = release && (await verifyJadesIntegrity(release.jades))
    expect(integrity).toMatchObject({ intact: true })
    expect(JSON.parse(Buffer.from(release?.payload ?? '', 'base64').toString())).toEqual(release?.diploma)
  })

  test('the identifier is verified with matching content, and with changed content after the institution alters the degree', async () => {
    const code = await new Graduate(world, 'eleni').share('aegis')
    const reader = new Reader(world)
    await reader.logIn('hr.aegis')
    const identifier = (await reader.read(code)).data[0]?.verificationIdentifier ?? ''
    expect(await reader.verify(identifier)).toMatchObject({ error: null, verified: true, match: true })

    const { certificateID } = firstDegree()
    await world.control(`degrees/auth/${encodeURIComponent(certificateID)}`, { gradeValue: 0.5 })
    expect(await reader.verify(identifier)).toMatchObject({ error: null, verified: true, match: false })
    await world.control('reset', {})
    expect(await reader.verify(identifier)).toMatchObject({ verified: true, match: true })
  })

  test('O14: a degree that was revoked after it was shared never leaves the server', async () => {
    const code = await new Graduate(world, 'eleni').share('aegis')
    const { certificateID } = firstDegree()
    await world.control(`degrees/auth/${encodeURIComponent(certificateID)}`, {
      status: 'revoked',
      statusDate: '20260101',
    })
    const reader = new Reader(world)
    await reader.logIn('hr.aegis')
    expect(await reader.read(code)).toMatchObject({ error: null, data: [], status: { auth: 1404 } })
    await world.control('reset', {})
  })
})

function firstDegree(): { certificateID: string } {
  const degree = PERSONAS.find(({ userName }) => userName === 'eleni')?.degrees[0]
  return { certificateID: String(degree?.record.certificateID) }
}
