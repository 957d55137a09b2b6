import { z } from 'zod'

const Text = z.object({ _: z.string().min(1) }).loose()

/** The members of a verified assertion that the service relies on (SAML core §2.3.3), as the XML reader names them. */
export const Assertion = z.object({
  $: z.object({ ID: z.string().min(1) }).loose(),
  Issuer: z.tuple([Text]),
  Subject: z.tuple([
    z.object({
      NameID: z.tuple([Text.extend({ $: z.object({ Format: z.string().optional() }).loose().optional() })]).optional(),
      SubjectConfirmation: z.array(
        z.object({
          $: z.object({ Method: z.string() }).loose(),
          SubjectConfirmationData: z
            .tuple([
              z.object({
                $: z
                  .object({ Recipient: z.string(), InResponseTo: z.string(), NotOnOrAfter: z.iso.datetime() })
                  .loose(),
              }),
            ])
            .optional(),
        }),
      ),
    }),
  ]),
  Conditions: z.tuple([
    z.object({
      $: z.object({ NotBefore: z.iso.datetime().optional(), NotOnOrAfter: z.iso.datetime() }).loose(),
      AudienceRestriction: z.array(z.object({ Audience: z.array(Text) })).min(1),
    }),
  ]),
  AttributeStatement: z
    .array(
      z.object({
        Attribute: z
          .array(
            z.object({ $: z.object({ Name: z.string() }).loose(), AttributeValue: z.array(z.unknown()).optional() }),
          )
          .optional(),
      }),
    )
    .optional(),
})
export type Assertion = z.infer<typeof Assertion>

/** Attributes of the federation by their object identifiers (eduPerson 202208, RFC 2798, RFC 4519). */
const ATTRIBUTES = {
  eduPersonPrincipalName: 'urn:oid:1.3.6.1.4.1.5923.1.1.1.6',
  eduPersonEntitlement: 'urn:oid:1.3.6.1.4.1.5923.1.1.1.7',
  displayName: 'urn:oid:2.16.840.1.113730.3.1.241',
  mail: 'urn:oid:0.9.2342.19200300.100.1.3',
  commonName: 'urn:oid:2.5.4.3',
} as const

const TRANSIENT = 'urn:oasis:names:tc:SAML:2.0:nameid-format:transient'

/** Who an assertion is about: `subject` is null when nothing in it names the same person again tomorrow. */
export interface AssertedPerson {
  subject: string | null
  name: string | null
  email: string | null
  entitlements: string[]
}

/** Reads the person out of a verified assertion. */
export function readPerson(assertion: Assertion): AssertedPerson {
  const [principal] = valuesOf(assertion, 'eduPersonPrincipalName')
  const nameId = assertion.Subject[0].NameID?.[0]
  const lasting = nameId?.$?.Format === TRANSIENT ? undefined : nameId?._
  const [name = valuesOf(assertion, 'commonName')[0] ?? principal] = valuesOf(assertion, 'displayName')
  return {
    subject: principal ?? lasting ?? null,
    name: name?.slice(0, 200) ?? null,
    email: z.email().max(254).safeParse(valuesOf(assertion, 'mail')[0]).data ?? null,
    entitlements: valuesOf(assertion, 'eduPersonEntitlement'),
  }
}

function valuesOf(assertion: Assertion, name: keyof typeof ATTRIBUTES): string[] {
  const attributes = (assertion.AttributeStatement ?? []).flatMap(({ Attribute = [] }) => Attribute)
  return attributes
    .filter(({ $ }) => $.Name === ATTRIBUTES[name])
    .flatMap(({ AttributeValue = [] }) => AttributeValue)
    .flatMap((value) => Text.safeParse(value).data?._.trim() ?? [])
    .filter((value) => value !== '')
}
