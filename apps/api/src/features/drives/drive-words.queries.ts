import type { Queryable } from '@pramaan/database/client'
import { foldedOnce } from '@pramaan/database/conditions/folded'
import type { Viewer } from '@pramaan/database/conditions/listed-jobs'
import { openingConcepts as asks, placementDrives as drives, jobDomains, jobs } from '@pramaan/database/schema'
import { eq, inArray, or, sql } from 'drizzle-orm'
import type { Deps } from '../../deps.ts'
import { openableDrives } from '../jobs/drive-access.queries.ts'
import type { OpeningQuery } from '../jobs/words/of-openings/most-of-words.ts'
import { readWordsOf, type SearchedOpenings } from '../jobs/words/words-of-openings.queries.ts'
import { wordsForDrive } from './words-for-drive.ts'

const ofDrive = sql`${jobs.driveId} = ${drives.id} and ${jobs.deletedAt} is null`

/** The requirements of drives and of their jobs. */
const asked = sql`select ${asks.openingId} as opening_id, ${asks.conceptId} as concept_id from ${asks} where ${asks.kind} = 'drive'
  union all select ${jobs.driveId}, ${asks.conceptId} from ${asks}
    join ${jobs} on ${jobs.id} = ${asks.openingId} and ${jobs.deletedAt} is null
    where ${asks.kind} = 'job' and ${jobs.driveId} is not null`

/** Drives are found by title, skills, field and city, and by the titles, companies and cities of their jobs. */
export const searchedDrives: SearchedOpenings = {
  table: drives,
  id: drives.id,
  title: drives.title,
  ownWords: wordsForDrive,
  text: foldedOnce(sql`concat_ws(' ', ${drives.title}, ${drives.location}, array_to_string(${drives.skills}, ' '),
    (select ${jobDomains.title} from ${jobDomains} where ${eq(jobDomains.id, drives.domainId)}),
    (select string_agg(concat_ws(' ', ${jobs.title}, ${jobs.companyName}, ${jobs.location}), ' ') from ${jobs} where ${ofDrive}))`),
  asked,
  isInPlace: (cities) => {
    const hasJob = sql`exists (select from ${jobs} where ${ofDrive} and ${inArray(jobs.location, [...cities])})`
    return or(inArray(drives.location, [...cities]), hasJob) ?? hasJob
  },
}

/** Parses the words of a search among the drives that the reader may open. */
export function readDriveWords(
  deps: Pick<Deps, 'db' | 'now'>,
  db: Queryable,
  typed: string,
  viewer: Pick<Viewer, 'id' | 'role'>,
): Promise<OpeningQuery | undefined> {
  return readWordsOf(deps, db, { openings: searchedDrives, typed, listed: openableDrives(viewer) })
}
