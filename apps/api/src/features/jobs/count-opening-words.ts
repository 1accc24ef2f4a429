import type { Queryable } from '@pramaan/database/client'
import type { Deps } from '../../deps.ts'
import { countUnresolved } from '../../services/search/vocabulary/count-typed.ts'

/** The texts of a job or a drive that name concepts. */
type OpeningTexts = {
  title?: string | undefined
  skills?: readonly string[] | undefined
  generalSkills?: readonly string[] | undefined
  professionalSkills?: readonly string[] | undefined
}

function skillsOf({ skills = [], generalSkills = [], professionalSkills = [] }: OpeningTexts) {
  return [...skills, ...generalSkills, ...professionalSkills]
}

/** Counts unresolved texts among the title and skills of a job or drive, unless its last version had them too. */
export async function countOpeningWords(
  deps: Deps,
  db: Queryable,
  personId: number,
  opening: OpeningTexts,
  before: OpeningTexts = {},
) {
  const known = new Set(skillsOf(before))
  const skills = [...new Set(skillsOf(opening))].filter((skill) => !known.has(skill))
  const titles = opening.title === undefined || opening.title === before.title ? [] : [opening.title]
  await countUnresolved(deps, db, personId, [
    ...titles.map((text) => ({ text, kinds: ['title', 'skill'] as const })),
    ...skills.map((text) => ({ text, kinds: ['skill'] as const })),
  ])
}
