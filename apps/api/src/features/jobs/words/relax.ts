import type { Queryable } from '@pramaan/database/client'
import { nearestFound } from '@pramaan/domain/concept'
import {
  aroundLead,
  type JobQuery,
  withInstead,
  withMoreEducation,
  withNearest,
  withoutCities,
  withoutWords,
} from '@pramaan/domain/job-query'
import type { JobFilters } from '../job-filters.ts'
import { countListed, findRequested } from '../jobs.queries.ts'
import type { Viewer } from '../listing.queries.ts'

/**
 * The words of a search, relaxed if needed: words that no job has together with the rest are ignored, and work that no
 * job asks for is replaced by its nearest concepts, or by what jobs ask for of all that is around it. If no job in the
 * cities that the words name has any of it, those of other cities follow in their place; where every job asks for more
 * education than the words name, those that ask for the least more.
 */
export async function relaxed(db: Queryable, viewer: Viewer, filters: JobFilters): Promise<JobFilters> {
  const { words } = filters
  const isMet = async (some: JobFilters) => (await countListed(db, viewer, some)) > 0
  if (!words || (await isMet(filters))) return filters
  const other =
    words.requested.length > 0
      ? await withOtherWork(db, viewer, filters, words)
      : { ...filters, words: withoutWords(words) ?? words }
  const either = other.words && other.words !== words ? [words, other.words] : [words]
  const steps = [
    ...either.slice(1),
    ...either.flatMap((read) => withoutCities(read) ?? []),
    ...either.flatMap(withMoreEducation),
    ...either.flatMap((read) => withMoreEducation(withoutCities(read) ?? read)),
  ]
  for (const step of steps) if (await isMet({ ...filters, words: step })) return { ...filters, words: step }
  return other
}

/** The search without words that no job has together with the rest, or with other work in place of what no job asks for. */
async function withOtherWork(db: Queryable, viewer: Viewer, filters: JobFilters, words: JobQuery): Promise<JobFilters> {
  const hasWork = async (read: JobQuery) => {
    const alone = { ...filters, words: { ...read, conditions: [] } }
    return (await countListed(db, viewer, alone)) > 0
  }
  const fewer = withoutWords(words) ?? words
  if (await hasWork(words)) return { ...filters, words: fewer }
  const near = withNearest(fewer)
  if (near && (await hasWork(near))) return { ...filters, words: near }
  const around = aroundLead(fewer)
  const ofFilters = { ...filters, words: { ...fewer, requested: [], conditions: [] } }
  const instead = nearestFound(around, await findRequested(db, viewer, ofFilters, around.flat()))
  return instead.length > 0 ? { ...filters, words: withInstead(fewer, instead) } : filters
}
