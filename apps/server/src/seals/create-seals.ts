import type { Signer } from '@perga/ades'
import type { Clock } from '../platform/clock.ts'
import type { HttpClient } from '../platform/http-client.ts'
import { forOperator, openSeal } from './open-seal.ts'
import { connectSealAuthorities, type SealAuthorities, type SealSources } from './seal-authorities.ts'
import type { SealSettings } from './seal-settings.ts'

/** What other features are given: what signs, and where time stamps and revocation data come from. */
export interface SealPorts {
  signer: Signer
  /** Null where no authorities are configured: signatures stay at B-B. */
  sealSources: SealSources | null
}

/** The service's seal and its authorities. Throws `ConfigurationError` when one of them cannot be used. */
export async function createSeals(needs: {
  clock: Clock
  http: HttpClient
  seal: SealSettings
  sealAuthorities: SealAuthorities | null
}): Promise<{ ports: SealPorts; close(): Promise<void> }> {
  const { clock, http, seal, sealAuthorities } = needs
  const opened = await openSeal(seal)
  const sealSources =
    sealAuthorities &&
    (await forOperator('The authorities of the seal', connectSealAuthorities(sealAuthorities, { http, clock })))
  return {
    ports: { signer: opened.signer, sealSources },
    close: async () => {
      await Promise.all([opened.close(), sealSources?.close()])
    },
  }
}
