import { setTimeout as wait } from 'node:timers/promises'

/** The server's responses so far: the codes of coupons reported as created, the statuses, and unexpected results. */
export type Tally = { made: string[]; statuses: Map<string, number>; wrong: string[] }

const patienceMs = 30_000

/**
 * Simulates people until `stop`: each writer creates one coupon after another, each reader requests lists that need a
 * session. During an outage the only allowed response is 503 with `Retry-After`; no response at all is an error.
 */
export function startLoad(url: string, token: string, { writers, readers }: { writers: number; readers: number }) {
  const tally: Tally = { made: [], statuses: new Map(), wrong: [] }
  const stopping = new AbortController()
  let serial = 0

  async function ask(path: string, init: RequestInit = {}) {
    const headers = { authorization: token, 'content-type': 'application/json', ...init.headers }
    const answer = await fetch(`${url}${path}`, { ...init, headers, signal: AbortSignal.timeout(patienceMs) })
    const text = await answer.text()
    note(`${init.method ?? 'GET'} ${answer.status}`)
    if (answer.status === 503 && !answer.headers.get('retry-after'))
      tally.wrong.push(`503 without Retry-After: ${text}`)
    if (answer.status !== 200 && answer.status !== 503) tally.wrong.push(`${path} ${answer.status} ${text}`)
    return answer.status
  }

  function note(status: string) {
    tally.statuses.set(status, (tally.statuses.get(status) ?? 0) + 1)
  }

  async function makeCoupon() {
    serial += 1
    const code = `OUTAGE${serial}`
    const body = JSON.stringify({ Code: code, Kind: 'percent', Value: 10, Products: ['VSP'] })
    // Every other write has an idempotency key, which needs a nested transaction.
    const headers: Record<string, string> = serial % 2 ? { 'idempotency-key': code } : {}
    if ((await ask('/api/coupons', { method: 'POST', body, headers })) === 200) tally.made.push(code)
    else await wait(20)
  }

  async function read() {
    const status = await ask(serial % 2 ? '/api/settings' : '/api/staff-invitations')
    if (status !== 200) await wait(20)
  }

  async function repeat(work: () => Promise<unknown>) {
    while (!stopping.signal.aborted)
      await work().catch(async (error: Error) => {
        tally.wrong.push(`No answer: ${error.cause ?? error}`)
        await wait(100)
      })
  }

  const workers = [
    ...Array.from({ length: writers }, () => repeat(makeCoupon)),
    ...Array.from({ length: readers }, () => repeat(read)),
  ]
  return {
    tally,
    async stop() {
      stopping.abort()
      await Promise.all(workers)
      return tally
    },
  }
}
