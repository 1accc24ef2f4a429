import type { Queryable } from '@pramaan/database/client'
import { dayOf } from '@pramaan/domain/india-day'
import { postedSince } from '@pramaan/domain/job'
import { completionsOf } from '@pramaan/domain/search-query'
import type { Deps } from '../../../deps.ts'
import type { Actor } from '../../../http/access/actor.ts'
import { findVocabulary } from '../../../services/search/vocabulary/vocabulary.ts'
import type { JobFilters } from '../job-filters.ts'
import { findCityOf } from '../near-city.queries.ts'
import { countLists } from './list-counts.queries.ts'
import { readJobWords } from './read-job-words.ts'
import { meetsAllRequested } from './word-conditions.queries.ts'

const kinds = ['title', 'skill', 'city'] as const
const most = { counted: 12, shown: 6 }

/** Whether a title would be the requested work; after another title it does not change the list. */
function isLead(id: number, { words }: JobFilters): boolean {
  return words?.requested[0]?.conceptIds.includes(id) ?? false
}

/**
 * Completions of a job search, each with the number of jobs in its list. Completions without jobs are left out, and so
 * is a skill beside other work if no job asks for both. Completions of a single word are sorted by number of jobs,
 * those at the end of a sentence by spelling, because there the best one restricts the most.
 */
export async function suggestJobs(
  deps: Pick<Deps, 'db' | 'now'>,
  db: Queryable,
  actor: Pick<Actor, 'id' | 'role'>,
  request: JobFilters,
) {
  const { vocabulary } = await findVocabulary(deps.db, deps.now(), db)
  const viewer = { ...actor, today: dayOf(deps.now()) }
  const since = request.posted && postedSince(request.posted, deps.now())
  const found = []
  for (const completion of completionsOf(request.term, vocabulary, most.counted, kinds)) {
    const words = await readJobWords(deps, db, viewer, completion.text, () => findCityOf(db, actor, request.near))
    const filters = { ...request, since, words }
    const { kind, id } = completion.concept
    // Beside other work a skill only affects the order, so some jobs must ask for both.
    const besides = kind === 'skill' && !isLead(id, filters) ? meetsAllRequested : undefined
    if (kind !== 'title' || isLead(id, filters)) found.push({ ...completion, filters, besides })
  }
  const counts = await countLists(db, viewer, found)
  return found
    .map(({ text, before, concept }, at) => ({ Text: text, Kind: concept.kind, Count: counts[at] ?? 0, before }))
    .filter(({ Count }) => Count > 0)
    .sort((one, other) => (one.before === '' ? other.Count - one.Count : 0))
    .slice(0, most.shown)
    .map(({ before: _kept, ...suggestion }) => suggestion)
}
