import type { ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { setTimeout as wait } from 'node:timers/promises'
import { type DegreeAnswer, type DegreeRow, pickAtRandom, type RecordSource } from '@perga/institution-kit'
import { type BehaviourSwitch, SLOW_MILLISECONDS } from './behaviour.ts'

const HUGE_BYTES = 64 * 1024 * 1024
const FILLER = Buffer.from(`${JSON.stringify({ certificateID: 'FILLER'.repeat(4) })},`.repeat(2000))

/** Records of other people that a broad answer adds to the right ones. */
const OTHERS = 5

/** The source `rows`, which answers more broadly than asked while `behaviour` says so. */
export function overAnswering(rows: () => readonly DegreeRow[], behaviour: BehaviourSwitch): RecordSource {
  return {
    async find({ matches }) {
      const found = rows().filter(matches)
      if (behaviour.current !== 'over-answer') return found
      return [
        ...found,
        ...pickAtRandom(
          rows().filter((row) => !matches(row)),
          OTHERS,
          Math.random,
        ),
      ]
    },
  }
}

function* hugeAnswer(): Generator<Buffer | string> {
  yield '{"results": ['
  for (let sent = 0; sent < HUGE_BYTES; sent += FILLER.length) yield FILLER
  yield '{}], "error": null, "success": true}'
}

function sendTruncated(response: ServerResponse, body: Buffer): void {
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': body.length })
  response.write(body.subarray(0, Math.ceil(body.length / 2)), () => response.destroy())
}

/** Answers in the way `behaviour` asks for; false when the ordinary answer is to be given. */
export async function misbehave(response: ServerResponse, behaviour: BehaviourSwitch): Promise<boolean> {
  switch (behaviour.current) {
    case 'down':
      response.destroy()
      return true
    case 'slow':
      await wait(SLOW_MILLISECONDS, undefined, { ref: false })
      return response.destroyed
    case 'malformed':
      response.writeHead(200, { 'content-type': 'application/json' })
      response.end('{"results": [{"certificateID": <br/>Warning: mysqli_connect(): ')
      return true
    case 'truncated': {
      const answer: DegreeAnswer = { results: [{ certificateID: 'CUT' }], error: null, success: true }
      sendTruncated(response, Buffer.from(JSON.stringify(answer)))
      return true
    }
    case 'huge':
      response.writeHead(200, { 'content-type': 'application/json' })
      await pipeline(Readable.from(hugeAnswer()), response)
      return true
    default:
      return false
  }
}
