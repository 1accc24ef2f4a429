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

/** Whether a title is the work that the words ask for; after another title it changes nothing in the list. */
function isLead(id: number, { words }: JobFilters): boolean {
  return words?.requested[0]?.conceptIds.includes(id) ?? false
}

/**
 * Completions of a job search's words, each with the number of jobs that the list would have; without those that would
 * list none, or none with a skill that is completed beside other work. Completions of a single word are sorted by the most jobs, those at the end of a sentence by spelling,
 * because there the best suggestion narrows the most.
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
    // Beside other work a skill only orders: some of the jobs have to ask for both.
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
