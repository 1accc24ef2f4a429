import { buffer } from 'node:stream/consumers'
import type { Queryable } from '@pramaan/database/client'
import { cvFormatOf, cvLimits } from '@pramaan/domain/cv-text'
import { runJobs } from '../../background/run-jobs.ts'
import type { Deps } from '../../deps.ts'
import { writeSearchRow } from '../search/projection/search-row.queries.ts'
import { claimUnread, lockProfile, storeText } from './cv-text.queries.ts'
import { CvReader } from './reading/cv-reader.ts'

const batchSize = 10

type Unread = Awaited<ReturnType<typeof claimUnread>>[number]

/** A round that reads newly uploaded CVs for the search. The reading process ends when no CV waits. */
export async function readCvs(deps: Deps, reader = new CvReader()) {
  try {
    let claimed = await claimUnread(deps.db, deps.now(), batchSize)
    while (claimed.length > 0) {
      await runJobs(claimed, (cv) => readOne(deps, reader, cv))
      claimed = await claimUnread(deps.db, deps.now(), batchSize)
    }
  } finally {
    await reader.close()
  }
}

async function readOne(deps: Deps, reader: CvReader, cv: Unread) {
  const text = await textOf(deps, reader, cv)
  await deps.db.transaction(async (db: Queryable) => {
    await lockProfile(db, cv.candidateId)
    const stored = await storeText(db, cv, text, deps.now())
    if (stored && text !== undefined) await writeSearchRow(deps, db, cv.candidateId)
  })
}

async function textOf(deps: Deps, reader: CvReader, { file }: Unread) {
  const format = file && cvFormatOf(file.type)
  if (!format || file.bytes > cvLimits.bytes) return undefined
  const stream = await deps.files.store.read(file.id)
  return stream && reader.read(format, await buffer(stream))
}
