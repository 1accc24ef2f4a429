import type { Queryable } from '@pramaan/database/client'
import { dayOf, yearOf } from '@pramaan/domain/india-day'
import type { Deps } from '../../../deps.ts'
import { findCountedMonth, lockRunning, noteCountedMonth, readWorked, writeMonths } from './running-months.queries.ts'
import { monthsOf } from './search-row.ts'

const batchSize = 500

/**
 * Updates months of work in the search, once a month in India: a candidate in a current position gains experience
 * without editing the profile. Two servers running it at once write the same values.
 */
export async function countMonthsOn(deps: Deps) {
  const now = deps.now()
  const month = dayOf(now).slice(0, 7)
  if ((await findCountedMonth(deps.db)) === month) return
  let after: number | undefined = 0
  while (after !== undefined) after = await countBatch(deps, after, now)
  await noteCountedMonth(deps.db, month, now)
}

/**
 * Updates the months of some candidates and returns the last of them. Their rows are locked first, because a newer
 * profile could be overwritten.
 */
function countBatch({ db }: Deps, after: number, now: Date): Promise<number | undefined> {
  return db.transaction(async (step: Queryable) => {
    // A position that ended last year may still have been current when it was last counted.
    const ids = await lockRunning(step, after, yearOf(now) - 1, batchSize)
    if (ids.length === 0) return undefined
    const worked = await readWorked(step, ids)
    await writeMonths(
      step,
      worked.map((one) => ({ id: one.id, months: monthsOf(one, now) })),
    )
    return ids.at(-1)
  })
}
