import type { Server } from 'node:net'
import { listenTcp } from '../listener.ts'
import type { HeldDegree } from '../people/person.ts'
import { createApiInstitution } from './api-institution.ts'
import type { BehaviourSwitch } from './behaviour.ts'
import type { OpenEmptyDatabase } from './database-snapshot.ts'
import { DegreeTable, rowsOf } from './degree-table.ts'
import { type ApiSettings, INSTITUTION_SETTINGS, type SandboxConnection, type ViewSettings } from './settings.ts'
import { createViewInstitution } from './view-institution.ts'

/** One running institution. */
export type Institution = {
  address: string
  connection: SandboxConnection
  table: DegreeTable
  behaviour: BehaviourSwitch
  stop: () => Promise<void>
}

/** Where an institution runs and what it holds. */
type Opening = {
  code: string
  host: string
  portBase: number
  openDatabase: OpenEmptyDatabase
  degrees: readonly HeldDegree[]
}

function placeOf({ code, host, portBase }: Opening, portOffset: number) {
  return { host, port: portBase === 0 ? 0 : portBase + portOffset, system: `institution '${code}'` }
}

async function close(server: Server): Promise<void> {
  await new Promise((resolve) => server.close(resolve))
}

async function openApi(opening: Opening, settings: ApiSettings): Promise<Institution> {
  const behaviour: BehaviourSwitch = { current: 'normal' }
  const table = new DegreeTable(rowsOf(opening.code, opening.degrees))
  const server = createApiInstitution(settings, table, behaviour)
  const port = await listenTcp(server, placeOf(opening, settings.portOffset))
  const { key, basicAuth, charset } = settings
  const address = `http://${opening.host}:${port}/degrees`
  return {
    address,
    connection: { mode: 'api', address, key, ...(basicAuth && { basicAuth }), ...(charset && { charset }) },
    table,
    behaviour,
    async stop() {
      server.closeAllConnections()
      await close(server)
    },
  }
}

async function openView(opening: Opening, { user, password, view, portOffset }: ViewSettings): Promise<Institution> {
  const behaviour: BehaviourSwitch = { current: 'normal' }
  const institution = await createViewInstitution(behaviour, opening.openDatabase)
  const table = new DegreeTable(rowsOf(opening.code, opening.degrees), institution.load)
  await table.reset()
  try {
    const port = await listenTcp(institution.server, placeOf(opening, portOffset))
    return {
      address: `postgresql://${opening.host}:${port}/postgres`,
      connection: {
        mode: 'view',
        dialect: 'postgresql',
        connectionString: `postgresql://${user}:${password}@${opening.host}:${port}/postgres?sslmode=disable`,
        view,
      },
      table,
      behaviour,
      async stop() {
        await institution.stop()
        await close(institution.server)
      },
    }
  } catch (error) {
    await institution.stop()
    throw error
  }
}

/** The codes of the institutions that the sandbox runs. */
export const INSTITUTION_CODES = Object.keys(INSTITUTION_SETTINGS) as (keyof typeof INSTITUTION_SETTINGS)[] // sound: these are its keys

/** Starts one institution; throws `PortInUse`. */
export function openInstitution(opening: Opening & { code: keyof typeof INSTITUTION_SETTINGS }): Promise<Institution> {
  const settings: ApiSettings | ViewSettings = INSTITUTION_SETTINGS[opening.code]
  return settings.mode === 'api' ? openApi(opening, settings) : openView(opening, settings)
}
