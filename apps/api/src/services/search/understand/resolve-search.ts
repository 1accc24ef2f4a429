import type { CandidateFilters } from '@pramaan/contract/search/candidate-filters'
import type { Database } from '@pramaan/database/client'
import { dayNumber, dayOf } from '@pramaan/domain/india-day'
import { findVocabulary } from '../vocabulary/vocabulary.ts'
import { findListedIds, type ListedIds } from './listed-ids.queries.ts'
import { type NamedSkills, skillsNamed, withSkills } from './named-skills.ts'
import { type ReadTerm, readTerm } from './read-term.ts'

/** What a search names: the ids of listed values, and its words and job position as they were understood. */
export type ResolvedSearch = ListedIds & {
  read?: ReadTerm | undefined
  skills?: NamedSkills | undefined
  /** The day in India, counted from 1970. */
  today?: number
}

/** Looks up what a search names. */
export async function resolveSearch(
  db: Database,
  filters: CandidateFilters,
  { now, staff }: { now: Date; staff: boolean },
): Promise<ResolvedSearch> {
  const [ids, read, { vocabulary }] = await Promise.all([
    findListedIds(db, filters),
    readTerm(db, now, { term: filters.term, searchTitle: filters.searchTitle, staff }),
    findVocabulary(db, now),
  ])
  const skills = skillsNamed(filters, read, vocabulary)
  const today = dayNumber(dayOf(now))
  return { ...ids, today, skills, read: skills ? withSkills(read, skills, vocabulary) : read }
}
