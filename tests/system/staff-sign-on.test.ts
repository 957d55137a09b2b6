import { verify } from 'node:crypto'
import { readEntitlements } from '@perga/domain'
import {
  buildResponse,
  createSigningIdentity,
  type ResponseFacts,
  type SigningIdentity,
  STAFF_PERSONAS,
  signResponse,
} from '@perga/sandbox'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { Browser } from '../support/browser.ts'
import { Staff } from '../support/staff.ts'
import { startWorld, type World } from '../support/world.ts'

const EPPN = 'urn:oid:1.3.6.1.4.1.5923.1.1.1.6'
const ENTITLEMENT = 'urn:oid:1.3.6.1.4.1.5923.1.1.1.7'
const IDP = 'https://idp.auth.example/metadata'
const PREFIX = 'urn:mace:example.gr:perga:helpdesk'

let world: World
let ours: SigningIdentity
beforeAll(async () => {
  world = await startWorld({ settings: { PERGA_TRUST_PROXY: 'true' } })
  ours = await createSigningIdentity('auth', new Date())
})
afterAll(() => world.stop())

describe('staff of institutions sign in by single sign-on', () => {
  test.each(STAFF_PERSONAS.map((persona) => [persona.userName, persona] as const))(
    'H1 H2 H3 H4: %s has exactly the rights that the institution asserts',
    async (userName, persona) => {
      const staff = new Staff(world)
      expect(await staff.signOn(userName)).toBe(`${world.origin}/desk/?lang=en`)
      const session = await staff.session()
      expect(session).toMatchObject({
        kind: 'institution',
        name: persona.displayName.el,
        email: `${userName}@${persona.institution}.example`,
        institution: { code: persona.institution },
      })
      const granted = readEntitlements(persona.entitlements, PREFIX)
      const shown = session.kind === 'institution' ? session.entitlements : []
      expect(shown.map(({ maintainer_id, role, levels }) => ({ maintainerId: maintainer_id, role, levels }))).toEqual(
        granted.toSorted((one, other) => (one.maintainerId < other.maintainerId ? -1 : 1)),
      )
      expect(shown.every(({ maintainer_id, department }) => (maintainer_id === '0') === (department === null))).toBe(
        true,
      )
    },
  )

  test('a second sign-in of the same person is the same account, with the rights of the latest assertion', async () => {
    const [first, second] = [new Staff(world), new Staff(world)]
    await first.signOn('auth.full')
    await second.signOn('auth.full')
    const [one, other] = [await first.session(), await second.session()]
    expect(one).toEqual(other)
    await world.database.db.deleteFrom('institution_entitlements').execute()
    expect(await first.session()).toMatchObject({ entitlements: [] })
  })

  test('logging out ends the session wherever its cookie was copied to', async () => {
    const staff = new Staff(world)
    await staff.signOn('auth.view')
    expect(await staff.session()).toMatchObject({ kind: 'institution' })
    const { address } = await staff.browser.visit(`${world.origin}/api/staff/logout?lang=en`, /\/desk\//)
    expect(address).toBe(`${world.origin}/desk/sign-in?lang=en`)
    expect(await staff.session()).toEqual({ kind: 'none' })
  })

  test('the institutions with single sign-on are listed, and each has metadata of its own', async () => {
    const staff = new Staff(world)
    const { institutions } = (await (await staff.get('/api/staff/sign-ons')).json()) as {
      institutions: { code: string }[]
    }
    expect(institutions.map(({ code }) => code).sort()).toEqual(['aueb', 'auth', 'uniwa', 'uoc'])
    const metadata = await (await staff.get('/api/staff/saml/auth/metadata')).text()
    expect(metadata).toContain(`entityID="${world.origin}/api/staff/saml/auth/metadata"`)
    expect(metadata).toContain(`Location="${world.origin}/api/staff/saml/auth/acs"`)
    expect(metadata).toContain('WantAssertionsSigned="true"')
    expect((await staff.get('/api/staff/saml/nowhere/metadata')).status).toBe(404)
  })
})

const FAILED = /\/desk\/sign-in\?lang=(el|en)&failed=sign_on_failed$/

describe('what is not the institution’s own fresh answer is refused', () => {
  /** Begins a sign-on at an identity provider whose key the test holds, and says what a good response would. */
  async function begin(): Promise<{ staff: Staff; state: string; acs: string; facts: ResponseFacts }> {
    await world.database.db
      .updateTable('institution_sign_ons')
      .set({ idp_entity_id: IDP, certificates: [ours.certificate] })
      .where('institution_code', '=', 'auth')
      .execute()
    const staff = new Staff(world)
    const answer = await staff.browser.request(`${world.origin}/api/staff/saml/auth/login`)
    const state = new URL(answer.headers.get('location') ?? '').searchParams.get('RelayState') ?? ''
    const base = `${world.origin}/api/staff/saml/auth`
    const inResponseTo = `_${Buffer.from(
      await crypto.subtle.digest('SHA-256', new TextEncoder().encode(state)),
    ).toString('hex')}`
    const facts: ResponseFacts = {
      ...{ issuer: IDP, audience: `${base}/metadata`, recipient: `${base}/acs`, inResponseTo, nameId: 'n1' },
      attributes: { [EPPN]: ['tester@auth.example'], [ENTITLEMENT]: [`${PREFIX}:338:view`] },
      now: new Date(),
    }
    return { staff, state, acs: `${base}/acs`, facts }
  }
  const base64 = (xml: string) => Buffer.from(xml).toString('base64')
  const xmlOf = (response: string) => Buffer.from(response, 'base64').toString('utf8')

  test('the good response is taken: what follows differs from it in one thing each', async () => {
    const { staff, state, acs, facts } = await begin()
    const back = await staff.postResponse(acs, {
      SAMLResponse: signResponse(buildResponse(facts), ours),
      RelayState: state,
    })
    expect(back).toMatch(/\/api\/staff\/saml\/auth\/return\?state=/)
    expect((await staff.browser.visit(back, /\/desk\//)).address).toBe(`${world.origin}/desk/?lang=el`)
    expect(await staff.session()).toMatchObject({ kind: 'institution', name: 'tester@auth.example' })
  })

  const altered: [string, (facts: ResponseFacts) => Partial<ResponseFacts>][] = [
    ['of another identity provider', () => ({ issuer: 'https://idp.aueb.example/metadata' })],
    ['for another service', () => ({ audience: 'https://other.example/metadata' })],
    ['for another address', ({ recipient }) => ({ recipient: recipient.replace('auth', 'aueb') })],
    ['to another request', () => ({ inResponseTo: `_${'0'.repeat(64)}` })],
    ['that is over', () => ({ now: new Date(Date.now() - 10 * 60_000) })],
    ['that has not begun', () => ({ now: new Date(Date.now() + 10 * 60_000) })],
  ]
  test.each(altered)('an assertion %s', async (_, change) => {
    const { staff, state, acs, facts } = await begin()
    const response = signResponse(buildResponse({ ...facts, ...change(facts) }), ours)
    expect(await staff.postResponse(acs, { SAMLResponse: response, RelayState: state })).toMatch(FAILED)
  })

  test('an assertion without a signature, signed by another key, or changed after it was signed', async () => {
    const { staff, state, acs, facts } = await begin()
    const stranger = await createSigningIdentity('auth', new Date())
    const signed = xmlOf(signResponse(buildResponse(facts), ours))
    for (const response of [
      base64(buildResponse(facts)),
      signResponse(buildResponse(facts), stranger),
      base64(signed.replace('338:view', '0:full')),
      base64(signed.replace('tester@', 'rector@')),
    ]) {
      expect(await staff.postResponse(acs, { SAMLResponse: response, RelayState: state })).toMatch(FAILED)
    }
  })

  test('an assertion signed with SHA-1, right in everything else', async () => {
    const { staff, state, acs, facts } = await begin()
    const weak = signResponse(buildResponse(facts), ours, 'sha1')
    for (const name of ['xmldsig#rsa-sha1', 'xmldsig#sha1']) expect(xmlOf(weak)).toContain(name)
    // It is the hash alone that is wrong: the signature verifies under the institution's own key.
    const signedInfo = /<ds:SignedInfo.*<\/ds:SignedInfo>/s.exec(xmlOf(weak))?.[0] ?? ''
    const value = /<ds:SignatureValue>([^<]*)</.exec(xmlOf(weak))?.[1] ?? ''
    const canonical = signedInfo
      .replace('<ds:SignedInfo>', '<ds:SignedInfo xmlns:ds="http://www.w3.org/2000/09/xmldsig#">')
      .replaceAll(/<(ds:\w+)([^>]*)\/>/g, '<$1$2></$1>')
    expect(verify('sha1', Buffer.from(canonical), ours.certificate, Buffer.from(value, 'base64'))).toBe(true)
    expect(await staff.postResponse(acs, { SAMLResponse: weak, RelayState: state })).toMatch(FAILED)
    // The same request is answered by a strong signature: nothing else was in the way.
    const strong = signResponse(buildResponse(facts), ours)
    expect(await staff.postResponse(acs, { SAMLResponse: strong, RelayState: state })).toMatch(/\/auth\/return\?state=/)
  })

  test('a signed assertion wrapped beside, inside or around a forged one', async () => {
    const { staff, state, acs, facts } = await begin()
    const signed = xmlOf(signResponse(buildResponse(facts), ours))
    const good = /<saml:Assertion.*<\/saml:Assertion>/s.exec(signed)?.[0] ?? ''
    const signature = /<ds:Signature.*<\/ds:Signature>/s.exec(good)?.[0] ?? ''
    expect(signature).not.toBe('')
    const evil = /<saml:Assertion.*<\/saml:Assertion>/s
      .exec(buildResponse({ ...facts, attributes: { [EPPN]: ['rector@auth.example'] } }))?.[0]
      ?.replace(/ID="[^"]+"/, 'ID="_evil"')
    const wrapped = [
      signed.replace(good, `${evil}${good}`),
      signed.replace(good, `${good}${evil}`),
      signed.replace(good, (evil ?? '').replace('</saml:Issuer>', `</saml:Issuer>${good}`)),
      signed.replace(
        good,
        (evil ?? '').replace(
          '</saml:Issuer>',
          `</saml:Issuer>${signature.replace('</ds:Signature>', `<ds:Object>${good.replace(signature, '')}</ds:Object></ds:Signature>`)}`,
        ),
      ),
      signed.replace(good, `<samlp:Extensions>${good}</samlp:Extensions>${evil}`),
    ]
    for (const xml of wrapped) {
      expect(await staff.postResponse(acs, { SAMLResponse: base64(xml), RelayState: state })).toMatch(FAILED)
    }
    expect(await staff.session()).toEqual({ kind: 'none' })
  })

  test('a comment inside a name, a document type, a weak algorithm', async () => {
    const { staff, state, acs, facts } = await begin()
    const signed = xmlOf(signResponse(buildResponse(facts), ours))
    for (const xml of [
      signed.replace('tester@auth.example', 'tester<!---->@auth.example'),
      `<!DOCTYPE x [<!ENTITY e "x">]>${signed}`,
      signed
        .replace('xmldsig-more#rsa-sha256', 'xmldsig#rsa-sha1')
        .replace('http://www.w3.org/2001/04/xmldsig#', 'http://www.w3.org/2000/09/xmldsig#'),
    ]) {
      expect(await staff.postResponse(acs, { SAMLResponse: base64(xml), RelayState: state })).toMatch(FAILED)
    }
  })

  test('a replayed response, and a replayed assertion in answer to the same request', async () => {
    const { staff, state, acs, facts } = await begin()
    const fields = {
      SAMLResponse: signResponse(buildResponse({ ...facts, assertionId: '_once' }), ours),
      RelayState: state,
    }
    const back = await staff.postResponse(acs, fields)
    expect(await staff.postResponse(acs, fields)).toMatch(FAILED)
    await staff.browser.visit(back, /\/desk\//)
    expect(await staff.postResponse(acs, fields)).toMatch(FAILED)
    const next = await begin()
    const again = signResponse(buildResponse({ ...next.facts, assertionId: '_once' }), ours)
    expect(await next.staff.postResponse(next.acs, { SAMLResponse: again, RelayState: next.state })).toMatch(FAILED)
  })

  test('16 posts of one response at once: one is taken', async () => {
    const { staff, state, acs, facts } = await begin()
    const fields = { SAMLResponse: signResponse(buildResponse(facts), ours), RelayState: state }
    const ends = await Promise.all(Array.from({ length: 16 }, () => staff.postResponse(acs, fields)))
    expect(ends.filter((end) => /\/return\?state=/.test(end))).toHaveLength(1)
  })

  test('nobody else’s browser gets the session of a sign-on', async () => {
    const { staff, state, acs, facts } = await begin()
    const back = await staff.postResponse(acs, {
      SAMLResponse: signResponse(buildResponse(facts), ours),
      RelayState: state,
    })
    const thief = new Staff(world)
    await thief.browser.request(`${world.origin}/api/staff/saml/auth/login`)
    expect((await thief.browser.visit(back, /\/desk\//)).address).toMatch(FAILED)
    expect(await thief.session()).toEqual({ kind: 'none' })
  })

  test('an answer to one institution’s request posted to another’s address', async () => {
    const { staff, state, facts } = await begin()
    const response = signResponse(buildResponse(facts), ours)
    const elsewhere = `${world.origin}/api/staff/saml/aueb/acs`
    expect(await staff.postResponse(elsewhere, { SAMLResponse: response, RelayState: state })).toMatch(FAILED)
  })

  test('a response that is no XML, and a form without its fields', async () => {
    const { staff, state, acs } = await begin()
    expect(await staff.postResponse(acs, { SAMLResponse: base64('no xml'), RelayState: state })).toMatch(FAILED)
    expect((await new Browser().submit(acs, { SAMLResponse: 'x' })).status).toBe(400)
  })
})
