import type { ErrorDetail } from '@pramaan/contract/errors'
import type { Deps } from '../../deps.ts'
import { outageOf } from '../../http/refusals/outage.ts'
import { whyNotDatabase } from './readiness.queries.ts'

/** How long to wait for each part: less than a readiness probe waits. */
const patienceMs = 3000

/** Why the server is not ready: each failing part (`field`) with the reason. Empty if it is ready. */
export async function whyNotReady(deps: Pick<Deps, 'db' | 'files'>): Promise<ErrorDetail[]> {
  const parts = {
    database: () => whyNotDatabase(deps.db),
    files: () => deps.files.store.check(AbortSignal.timeout(patienceMs)).then(() => undefined),
  }
  const reasons = await Promise.all(
    Object.entries(parts).map(async ([field, ask]) => {
      const message = await inTime(ask()).catch((error: unknown) => outageOf(error)?.reason ?? String(error))
      return message === undefined ? [] : [{ field, message }]
    }),
  )
  return reasons.flat()
}

async function inTime(answer: Promise<string | undefined>) {
  const { promise: late, resolve } = Promise.withResolvers<string>()
  const timer = setTimeout(resolve, patienceMs, 'No answer.')
  return Promise.race([answer, late]).finally(() => clearTimeout(timer))
}
