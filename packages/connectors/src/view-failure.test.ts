import { describe, expect, test } from 'vitest'
import { VIEW_DIALECTS } from './dialects/dialects.ts'
import { viewFailure } from './view-failure.ts'

const TIMED_OUT = { outcome: 'timed-out' }
const REFUSED = { outcome: 'broken-answer', reason: 'refused' }
const ENVELOPE = { outcome: 'broken-answer', reason: 'envelope' }
const UNREACHABLE = { outcome: 'broken-answer', reason: 'unreachable' }

const error = (members: object) => Object.assign(new Error('text of the database'), members)

describe('I8: what an error of a database means', () => {
  test.each([
    ['57014', TIMED_OUT],
    ['28P01', REFUSED],
    ['28000', REFUSED],
    ['3D000', REFUSED],
    ['42501', REFUSED],
    ['42P01', ENVELOPE],
    ['42703', ENVELOPE],
    ['22P02', ENVELOPE],
    ['53300', UNREACHABLE],
  ])('PostgreSQL %s', (code, outcome) => {
    expect(viewFailure(error({ code }), VIEW_DIALECTS.postgresql)).toEqual(outcome)
  })

  test.each([
    ['ER_STATEMENT_TIMEOUT', 1969, TIMED_OUT],
    ['ER_QUERY_TIMEOUT', 3024, TIMED_OUT],
    ['ER_ACCESS_DENIED_ERROR', 1045, REFUSED],
    ['ER_TABLEACCESS_DENIED_ERROR', 1142, REFUSED],
    ['ER_BAD_DB_ERROR', 1049, REFUSED],
    ['ER_NO_SUCH_TABLE', 1146, ENVELOPE],
    ['ER_BAD_FIELD_ERROR', 1054, ENVELOPE],
    ['ER_VIEW_INVALID', 1356, ENVELOPE],
    ['ER_CON_COUNT_ERROR', 1040, UNREACHABLE],
    ['PROTOCOL_CONNECTION_LOST', undefined, UNREACHABLE],
  ])('MySQL %s', (code, errno, outcome) => {
    expect(viewFailure(error({ code, errno }), VIEW_DIALECTS.mysql)).toEqual(outcome)
  })

  test.each([
    ['NJS-123', TIMED_OUT],
    ['NJS-510', TIMED_OUT],
    ['ORA-01013', TIMED_OUT],
    ['ORA-01017', REFUSED],
    ['ORA-12514', REFUSED],
    ['ORA-28000', REFUSED],
    ['ORA-00942', ENVELOPE],
    ['ORA-00904', ENVELOPE],
    ['ORA-01722', ENVELOPE],
    ['NJS-503', UNREACHABLE],
    ['ORA-12541', UNREACHABLE],
  ])('Oracle %s', (code, outcome) => {
    expect(viewFailure(error({ code, errorNum: 0 }), VIEW_DIALECTS.oracle)).toEqual(outcome)
  })

  test.each([
    ['ETIMEOUT', undefined, TIMED_OUT],
    ['EREQUEST', 1222, TIMED_OUT],
    ['ELOGIN', 18456, REFUSED],
    ['EREQUEST', 229, REFUSED],
    ['EREQUEST', 208, ENVELOPE],
    ['EREQUEST', 207, ENVELOPE],
    ['EREQUEST', 8114, ENVELOPE],
    ['ESOCKET', undefined, UNREACHABLE],
  ])('SQL Server %s %s', (code, number, outcome) => {
    expect(viewFailure(error({ code, number }), VIEW_DIALECTS.sqlserver)).toEqual(outcome)
  })

  test.each(Object.values(VIEW_DIALECTS))('$name: the network’s own', (dialect) => {
    expect(viewFailure(error({ code: 'ECONNREFUSED', errno: -111 }), dialect)).toEqual(UNREACHABLE)
    expect(viewFailure(error({ code: 'ETIMEDOUT', errno: -110 }), dialect)).toEqual(TIMED_OUT)
    expect(viewFailure(new Error('timeout expired'), dialect)).toEqual(TIMED_OUT)
    expect(viewFailure(undefined, dialect)).toEqual(UNREACHABLE)
  })
})
