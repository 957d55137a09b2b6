export type {
  AnswerOf,
  BodyOf,
  FileOperation,
  GivenWith,
  JsonOperation,
  OperationName,
  Part,
  PathOf,
  QueryOf,
  RefusalOf,
  SendsOf,
} from './call-types.ts'
export { createPergaClient, type PergaAnswer, type PergaClient, type PergaClientOptions } from './perga-client.ts'
