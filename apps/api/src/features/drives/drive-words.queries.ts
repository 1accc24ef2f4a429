import type { Queryable } from '@pramaan/database/client'
import type { Viewer } from '@pramaan/database/conditions/listed-jobs'
import { openingConcepts as asks, placementDrives as drives, jobDomains, jobs } from '@pramaan/database/schema'
import type { JobQuery } from '@pramaan/domain/job-query'
import { eq, inArray, or, type SQL, sql } from 'drizzle-orm'
import type { Deps } from '../../deps.ts'
import { openableDrives } from '../jobs/drive-access.queries.ts'
import { readWordsOf, type SearchedOpenings } from '../jobs/words/words-of-openings.queries.ts'

const ofDrive = sql`${jobs.driveId} = ${drives.id} and ${jobs.deletedAt} is null`

/** The drives with one of these among what they ask for, or what one of their jobs does. */
function hasConcept(ids: readonly number[]): SQL {
  const asked = sql`${asks.conceptId} = any(${sql.param([...ids])}::int[])`
  return sql`${drives.id} in (select ${asks.openingId} from ${asks} where ${asks.kind} = 'drive' and ${asked}
    union all select ${jobs.driveId} from ${asks} join ${jobs} on ${jobs.id} = ${asks.openingId} and ${jobs.deletedAt} is null
    where ${asks.kind} = 'job' and ${asked} and ${jobs.driveId} is not null)`
}

/** Drives are found by title, skills, field and city, and by the titles, companies and cities of their jobs. */
export const searchedDrives: SearchedOpenings = {
  table: drives,
  title: drives.title,
  text: sql`concat_ws(' ', ${drives.title}, ${drives.location}, array_to_string(${drives.skills}, ' '),
    (select ${jobDomains.title} from ${jobDomains} where ${eq(jobDomains.id, drives.domainId)}),
    (select string_agg(concat_ws(' ', ${jobs.title}, ${jobs.companyName}, ${jobs.location}), ' ') from ${jobs} where ${ofDrive}))`,
  hasConcept,
  isInPlace: (cities) => {
    const hasJob = sql`exists (select from ${jobs} where ${ofDrive} and ${inArray(jobs.location, [...cities])})`
    return or(inArray(drives.location, [...cities]), hasJob) ?? hasJob
  },
}

/** The words of a search for drives among those that the reader may open. */
export function readDriveWords(
  deps: Pick<Deps, 'db' | 'now'>,
  db: Queryable,
  typed: string,
  viewer: Pick<Viewer, 'id' | 'role'>,
): Promise<JobQuery | undefined> {
  return readWordsOf(deps, db, { openings: searchedDrives, typed, listed: openableDrives(viewer) })
}
