import { request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { performance } from 'node:perf_hooks'
import { buffer } from 'node:stream/consumers'
import type { Send } from './institution-under-test.ts'

/** Sends by POST to `address`, follows no redirect, and gives up after `timeoutMilliseconds`. */
export function sendOverHttp(address: URL, timeoutMilliseconds: number): Send {
  const request = address.protocol === 'https:' ? requestHttps : requestHttp
  return ({ headers, body }) =>
    new Promise((resolve, reject) => {
      const started = performance.now()
      const signal = AbortSignal.timeout(timeoutMilliseconds)
      const length = { 'content-length': String(Buffer.byteLength(body)) }
      const outgoing = request(address, { method: 'POST', headers: { ...headers, ...length }, signal }, (answer) => {
        buffer(answer).then((received) => {
          resolve({
            status: answer.statusCode ?? 0,
            contentType: answer.headers['content-type'] ?? '',
            body: received,
            milliseconds: Math.round(performance.now() - started),
          })
        }, reject)
      })
      outgoing.on('error', reject)
      outgoing.end(body)
    })
}
