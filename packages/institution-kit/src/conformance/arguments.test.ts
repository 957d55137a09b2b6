import { describe, expect, test } from 'vitest'
import { readArguments, UsageError } from './arguments.ts'

const NEEDED = ['--address', 'https://degrees.example.gr/api', '--key', 'the-key']

describe('the command line of the conformance check', () => {
  test('an address and a key are enough', () => {
    const command = readArguments(NEEDED)
    expect(command.target).toMatchObject({
      mode: 'api',
      settings: { key: 'the-key', basicAuth: null, charset: 'utf-8', sample: null },
    })
    expect(command).toMatchObject({ format: 'text', locale: 'el', output: null, timeoutMilliseconds: 10_000 })
  })

  test('everything else is read as well', () => {
    const more = ['--basic', 'perga:a:b', '--sample', 'certificateID=C=1', '--sample', 'titleID=10', '--format', 'html']
    const command = readArguments([...NEEDED, ...more, '--lang', 'en', '--query-member', 'q', '--timeout', '500'])
    expect(command.target.settings).toMatchObject({
      basicAuth: { userName: 'perga', password: 'a:b' },
      sample: { certificateID: 'C=1', titleID: '10' },
      memberNames: { token: 'token', query: 'q', filter: 'filter' },
    })
    expect(command).toMatchObject({ format: 'html', locale: 'en', timeoutMilliseconds: 500 })
  })

  test('I2: a connection string means a view, V_DEGREES unless it has another name', () => {
    const command = readArguments(['--database', 'oracle://reader:p@db.example.gr/REG', '--charset', 'windows-1253'])
    expect(command.target).toEqual({
      mode: 'view',
      settings: { connectionString: 'oracle://reader:p@db.example.gr/REG', view: 'V_DEGREES', charset: 'windows-1253' },
    })
  })

  test.each([
    [['--database', 'sqlite:///secret']],
    [['--database', 'mysql://u:secret@db/x', '--database-file', '/nowhere']],
    [['--database', 'mysql://u:secret@db/x', '--address', 'https://x.example']],
    [['--database', 'mysql://u:secret@db/x', '--ca-file', '/nowhere/secret']],
    [['--key', 'secret']],
    [['--address', 'nothing', '--key', 'secret']],
    [['--address', 'ftp://x.example', '--key', 'secret']],
    [['--address', 'https://x.example']],
    [[...NEEDED, '--key-file', '/nowhere']],
    [['--address', 'https://x.example', '--key-file', '/nowhere/secret']],
    [[...NEEDED, '--basic', 'secret']],
    [[...NEEDED, '--sample', 'secret']],
    [[...NEEDED, '--charset', 'secret']],
    [[...NEEDED, '--format', 'secret']],
    [[...NEEDED, '--timeout', 'secret']],
    [[...NEEDED, '--unknown']],
  ])('refuses %j in a sentence that quotes no value', (list) => {
    expect(() => readArguments(list)).toThrow(UsageError)
    expect(() => readArguments(list)).not.toThrow('secret')
  })
})
