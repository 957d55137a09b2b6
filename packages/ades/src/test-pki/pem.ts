import type { Certified } from './issue-certificate.ts'

/** PEM text of certificates, in the given order. */
export const certificatesPem = (...chain: readonly Certified[]): string =>
  chain
    .map(
      ({ der }) => `-----BEGIN CERTIFICATE-----\n${Buffer.from(der).toString('base64')}\n-----END CERTIFICATE-----\n`,
    )
    .join('')

/** PKCS#8 PEM text of a private key. */
export const privateKeyPem = ({ key }: Certified): string => key.export({ format: 'pem', type: 'pkcs8' }).toString()
