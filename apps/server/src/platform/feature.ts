import type { FastifyPluginAsync } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { Logger } from 'pino'
import type { Clock } from './clock.ts'
import type { HttpClient } from './http-client.ts'
import type { Enqueue, JobDefinition } from './jobs.ts'
import type { Keys } from './keys.ts'
import type { Mailer } from './mail.ts'
import type { Work } from './work.ts'

/** What every feature is given. */
export interface Platform {
  readonly db: Work
  readonly clock: Clock
  readonly keys: Keys
  readonly log: Logger
  /** Calls other systems than institutions. */
  readonly http: HttpClient
  /** The origin of the service, without a slash at the end. */
  readonly origin: string
  /** Whether the service is reached by https. */
  readonly isSecure: boolean
  readonly enqueue: Enqueue
  /** Null where the service sends no mail. */
  readonly mailer: Mailer | null
}

/** A part of the HTTP face. */
export type Routes = FastifyPluginAsync | FastifyPluginAsyncZod

/** A feature as the server runs it. */
export interface Feature<Ports = unknown> {
  /** In the order in which they are mounted. */
  readonly routes: readonly Routes[]
  readonly jobs: readonly JobDefinition[]
  /** What other features are given of this one. */
  readonly ports: Ports
  close(): Promise<void>
}

/** For a feature that holds nothing open. */
export const nothingToClose = async () => undefined
