import { createApiConnector } from './api-connector.ts'
import type { Connection } from './connection.ts'
import type { Connector, ConnectorOptions } from './connector.ts'
import { createViewConnector } from './view-connector.ts'

/**
 * The connector of one institution. Nothing is contacted before the first question. Rejects with `DriverMissing` where the
 * database of a view needs a package that is not installed.
 */
export async function createConnector(connection: Connection, options: ConnectorOptions): Promise<Connector> {
  return connection.mode === 'api' ? createApiConnector(connection, options) : createViewConnector(connection, options)
}
