import type { Parsed } from '@pramaan/contract/endpoint'
import type { concepts } from '@pramaan/contract/reference/concept'
import { type ConceptKind, type ListNames, listNamesOf, type Vocabulary } from '@pramaan/domain/concept'
import type { Deps } from '../../deps.ts'
import { findVocabulary } from '../../services/search/vocabulary/vocabulary.ts'
import { editLists, type ReferenceLists } from '../reference/lists/reference-lists.ts'

type List = Parsed<typeof concepts.listNames>['query']['list']

const kinds: Readonly<Record<List, ConceptKind>> = {
  skills: 'skill',
  jobRoles: 'title',
  degrees: 'degree',
  locations: 'city',
}

function entriesOf({ skills, jobRoles, degrees, locations }: ReferenceLists, list: List): string[] {
  const all: Record<List, string[]> = {
    skills: [...skills.ProfessionalSkills, ...skills.GeneralSkills],
    jobRoles: jobRoles.map(({ Title }) => Title),
    degrees: degrees.map(({ Education }) => Education),
    locations: locations.map(({ Location }) => Location),
  }
  return [...new Set(all[list])]
}

const mostNamed = 20

/** The entries of the forms' lists by any name that searches understand; rebuilt when a list or name changes. */
export function findListNames(deps: Deps) {
  const readLists = editLists(deps.db)
  const cached = new Map<List, { lists: ReferenceLists; vocabulary: Vocabulary; names: ListNames }>()
  return async (list: List, term: string) => {
    const { vocabulary } = await findVocabulary(deps.db, deps.now())
    const lists = await readLists()
    const last = cached.get(list)
    const isStale = last?.lists !== lists || last.vocabulary !== vocabulary
    const names = isStale ? listNamesOf(entriesOf(lists, list), kinds[list], vocabulary) : last.names
    if (isStale) cached.set(list, { lists, vocabulary, names })
    return names(term, mostNamed).map(({ entry, name }) => ({ Title: entry, Name: name ?? null }))
  }
}
