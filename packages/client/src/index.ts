export type { Operations } from './operations.ts'
export { createPergaClient, type PergaAnswer, type PergaClient, type PergaClientOptions } from './perga-client.ts'
