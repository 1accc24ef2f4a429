import type { Database } from '@pramaan/database/client'
import { kindOf, type RequestedConcepts, requestedConcepts } from '@pramaan/domain/fit'
import type { ReadTerm } from '../understand/read-term.ts'
import { countPostings } from './postings.queries.ts'

/** With more postings of its skills together, the first of them leads a search: joining all would take too long. */
const mostPostings = 10_000

/** The skills that the words name, where nothing else leads them; one alone, or none beside a title, are no choice. */
function equalSkills({ query, vocabulary, requested: [first] }: ReadTerm): readonly RequestedConcepts[] {
  const isSkill = ({ conceptIds }: RequestedConcepts) => kindOf(conceptIds, vocabulary) === 'skill'
  const typed = requestedConcepts(query, vocabulary)
  if (!first || !isSkill(first) || typed[0]?.conceptIds !== first.conceptIds) return []
  const skills = typed.filter(isSkill)
  return skills.length > 1 ? skills : []
}

/**
 * A search for several skills without a title. None of them is more important than the others, so everyone who has any is
 * listed, those with most of them first; unless so many have one that only the first can lead. With fewer postings than
 * `least` the first leads too: a list of what nobody has is relaxed from there.
 */
export async function ledByAny(db: Database, read: ReadTerm, { least } = { least: 1 }): Promise<ReadTerm> {
  const conceptIds = [...new Set(equalSkills(read).flatMap((skill) => skill.conceptIds))]
  if (conceptIds.length === 0) return read
  const count = await countPostings(db, conceptIds, mostPostings + 1)
  if (count < least || count > mostPostings) return read
  const each = read.requested.map((one) => ({ ...one, share: 1 }))
  return { ...read, requested: [{ conceptIds, share: 0 }, ...each] }
}
