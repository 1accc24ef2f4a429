import { noFilters } from '@pramaan/contract/search/candidate-filters'
import { conceptsNamed, similarTo } from '@pramaan/domain/fit'
import type { Deps } from '../../../deps.ts'
import type { Actor } from '../../../http/access/actor.ts'
import { refuseUnshown } from '../../visibility/readers.ts'
import { sortFor } from '../plan/ranking/cursor.ts'
import { findReasons } from '../run/reasons/reasons.ts'
import { findPage } from '../run/rows/page.queries.ts'
import { readOf } from '../understand/named-skills.ts'
import { findVocabulary } from '../vocabulary/vocabulary.ts'
import { bestFor, findConceptsOf, findGeneralSkills } from './similar.queries.ts'

const most = 6
const bestMatch = { ...noFilters, sortBy: [{ column: 'Match', descending: true } as const] }

/**
 * The candidates most similar to one that an employer may see, by the matcher of the search and with its reasons. It is
 * not a search: it does not count against a plan, is not in the history, and is no search appearance.
 */
export async function similarCandidates(deps: Deps, actor: Actor, candidateId: number) {
  await refuseUnshown(deps.db, actor, candidateId)
  const { vocabulary } = await findVocabulary(deps.db, deps.now())
  const titles = await findGeneralSkills(deps.db)
  const general = new Set(titles.flatMap((text) => conceptsNamed(text, ['skill'], vocabulary)).map(({ id }) => id))
  const requested = similarTo(await findConceptsOf(deps.db, candidateId), vocabulary, general)
  const title = requested[0]?.conceptIds[0]
  if (title === undefined) return []
  const read = readOf(requested, vocabulary)
  const rows = await findPage(deps.db, {
    matching: { where: bestFor(deps.db, title, candidateId), byText: false, read },
    sorts: sortFor(false, bestMatch, read),
    position: { offset: 0 },
    limit: most,
    few: true,
    employerId: actor.id,
  })
  const reasonsOf = await findReasons(deps, read, rows)
  return rows.map(({ id, card, shortlisted = null }) => ({ ...card, ID: id, shortlisted, ...reasonsOf(id) }))
}
