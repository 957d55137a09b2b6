import { createApiConnector } from './api-connector.ts'
import type { Connection } from './connection.ts'
import type { Connector, ConnectorOptions } from './connector.ts'
import { createViewConnector } from './view-connector.ts'

/** The connector of one institution. Nothing is contacted before the first question. */
export function createConnector(connection: Connection, options: ConnectorOptions): Connector {
  return connection.mode === 'api' ? createApiConnector(connection, options) : createViewConnector(connection, options)
}
