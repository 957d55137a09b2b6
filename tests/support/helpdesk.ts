import type { DegreeRequestReceipt, OwnRequest } from '@perga/contracts'
import { Holder } from './holder.ts'
import { Staff } from './staff.ts'
import type { World } from './world.ts'

/** A holder who is logged in. */
export async function holderOf(world: World, userName: string): Promise<Holder> {
  const holder = new Holder(world, userName)
  await holder.logIn()
  return holder
}

/** A member of an institution's staff who has signed in. */
export async function memberOf(world: World, userName: string): Promise<Staff> {
  const staff = new Staff(world)
  await staff.signOn(userName)
  return staff
}

/** A form for a missing degree: a bachelor of Informatics in Thessaloniki (338), unless changed. */
export const missing = (changes: object = {}) => ({
  ...{ kind: 'missing', institution: 'auth', department: 'auth:338', level: '6', year: 2014 },
  ...{ text: 'Λείπει το πτυχίο μου.', email: null, ...changes },
})

/** Sends a request and returns its receipt. */
export async function ask(
  holder: Holder,
  changes: object = {},
  files: readonly { name: string; bytes: Uint8Array }[] = [],
): Promise<DegreeRequestReceipt> {
  const answer = await holder.sendForm('requests', missing(changes), files)
  if (answer.status !== 200) throw new Error(`the request was refused: ${await answer.text()}`)
  return answer.json() as Promise<DegreeRequestReceipt>
}

export const ownRequest = (holder: Holder, id: string) => holder.get<OwnRequest>(`requests/${id}`)

/** Status and code of an answer: every refusal has them. */
export async function refusalOf(answer: Response | Promise<Response>): Promise<[number, string | undefined]> {
  const { status, ...rest } = await Promise.resolve(answer).then(async (response) => ({
    status: response.status,
    code: ((await response.json()) as { code?: string }).code,
  }))
  return [status, rest.code]
}
