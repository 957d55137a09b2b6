import type { Operations } from './generated/operations.ts'

/** An operation of the API as the OpenAPI document names it: method, space, path (`GET /api/figures`). */
export type OperationName = keyof Operations

/** The part `Part` of an operation, or `undefined` when the operation has none. */
type PartOf<Name extends OperationName, Part extends string> = Operations[Name] extends { [Key in Part]: infer Value }
  ? Value
  : undefined

/** The operations that have the part `Part`. */
type OperationWith<Part extends string> = {
  [Name in OperationName]: Operations[Name] extends { [Key in Part]: unknown } ? Name : never
}[OperationName]

/** An operation that answers in JSON. */
export type JsonOperation = OperationWith<'answer'>

/** An operation that answers with a file. */
export type FileOperation = OperationWith<'file'>

/** The JSON that an operation answers with; `undefined` when it answers with a file, a redirect or nothing. */
export type AnswerOf<Name extends OperationName> = PartOf<Name, 'answer'>

/** The fields that an operation is sent, as JSON or as a form. */
export type BodyOf<Name extends OperationName> = PartOf<Name, 'body'>

/** The path parameters of an operation. */
export type PathOf<Name extends OperationName> = PartOf<Name, 'path'>

/** The query parameters of an operation. */
export type QueryOf<Name extends OperationName> = PartOf<Name, 'query'>

/** `parts` or `file` for an operation that is sent neither JSON nor a form. */
export type SendsOf<Name extends OperationName> = PartOf<Name, 'sends'>

/** The codes of the problems (RFC 9457) that an operation may answer with. */
export type RefusalOf<Name extends OperationName> = Operations[Name]['refusal']

/** The given object, which may be left out when nothing in it is required. */
export type GivenWith<Given> = Record<never, never> extends Given ? [given?: Given] : [given: Given]

/** `{ [Key]: Value }`, required exactly when `Value` is: absent for `undefined`, optional when an empty object will do. */
export type Part<Key extends string, Value> = Value extends undefined
  ? { readonly [Name in Key]?: never }
  : Record<never, never> extends Value
    ? { readonly [Name in Key]?: Value }
    : { readonly [Name in Key]: Value }
