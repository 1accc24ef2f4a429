import type { Queryable } from '@pramaan/database/client'
import type { Deps } from '../../deps.ts'
import { writeSearchRow } from '../../services/search/projection/search-row.queries.ts'
import { storeSkills } from '../skills/skills.queries.ts'
import { type ProfileColumns, writeProfile } from './candidates.queries.ts'
import { storeProgress } from './progress.queries.ts'

/**
 * Completes every change of a profile in its transaction: columns, time, the skills' history, profile strength and
 * search row.
 */
export async function finishWrite(
  deps: Deps,
  db: Queryable,
  candidateId: number,
  columns: ProfileColumns = { account: {}, candidate: {} },
) {
  await writeProfile(db, candidateId, columns, deps.now())
  await storeSkills(db, candidateId, deps.now())
  await storeProgress(db, candidateId)
  await writeSearchRow(deps, db, candidateId)
}
