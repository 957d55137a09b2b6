import { Agent, request } from 'node:http'

/** One request of a load, sent again and again. */
export interface Call {
  address: string
  method: 'GET' | 'POST'
  headers: Record<string, string>
  body?: string
  /** Throws when an answer is not the one that is measured. */
  check(status: number, body: string): void
}

/** How many at once, how many in all, and how long at most. */
export interface Bounds {
  connections: number
  requests: number
  seconds: number
}

export interface LoadResult {
  perSecond: number
  p99: number
  answers: number
}

/**
 * Sends calls over kept connections until one of the bounds is met: `call`, or the next one that it makes. Throws at the first
 * wrong answer.
 */
export async function putLoad(call: Call | (() => Call), bounds: Bounds): Promise<LoadResult> {
  const { connections, requests, seconds } = bounds
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const times: number[] = []
  const start = performance.now()
  let left = requests
  const sendOnAndOn = async () => {
    for (; left > 0 && performance.now() - start < seconds * 1000; ) {
      left -= 1
      const next = typeof call === 'function' ? call() : call
      const sent = performance.now()
      const { status, body } = await send(next, agent)
      times.push(performance.now() - sent)
      next.check(status, body)
    }
  }
  try {
    await Promise.all(Array.from({ length: connections }, sendOnAndOn))
  } finally {
    agent.destroy()
  }
  const perSecond = (times.length * 1000) / (performance.now() - start)
  times.sort((one, other) => one - other)
  return { perSecond, answers: times.length, p99: times[Math.ceil(times.length * 0.99) - 1] ?? Number.NaN }
}

function send({ address, method, headers, body }: Call, agent: Agent): Promise<{ status: number; body: string }> {
  if (!['127.0.0.1', 'localhost'].includes(new URL(address).hostname)) throw new Error('not this machine')
  return new Promise((resolve, reject) => {
    const sent = request(address, { method, headers, agent, timeout: 15_000 }, (response) => {
      const parts: Buffer[] = []
      response.on('data', (part: Buffer) => parts.push(part))
      response.on('error', reject)
      response.on('end', () => resolve({ status: response.statusCode ?? 0, body: Buffer.concat(parts).toString() }))
    })
    sent.on('timeout', () => sent.destroy(new Error('no answer within 15 s')))
    sent.on('error', reject)
    sent.end(body)
  })
}
