import type { Vocabulary } from '@pramaan/domain/concept'
import { skillKeys } from '@pramaan/domain/job'
import { jobTexts, requirementRows } from '../../../services/opening-fit/requirement-rows.ts'
import { drawn } from '../drawn.ts'

/** A role of the catalogue, with the name of its domain. */
export type CatalogueRole = {
  id: number
  title: string
  domainId: number
  domain: string
  professionalSkills: string[]
  generalSkills: string[]
}

/** What several generated jobs have in common: title, skills and domain, with what they ask for. */
export type JobKind = ReturnType<typeof kindOf>

/** Spellings of a title, the plain one most often. */
const spellings = ['', '', '', 'Senior ', 'Junior ', 'Urgent: ', 'Trainee '] as const

/** So many of a list, in its order. */
function some(list: readonly string[], row: number, most: number): string[] {
  const chosen = list.map((text, at) => ({ text, at, key: drawn(row, 20 + at, 1) })).sort((a, b) => a.key - b.key)
  return chosen
    .slice(0, most)
    .sort((a, b) => a.at - b.at)
    .map(({ text }) => text)
}

function kindOf(row: number, role: CatalogueRole, vocabulary: Vocabulary) {
  const before = spellings[Math.floor(drawn(row, 1, spellings.length))] ?? ''
  // Some jobs name no role of the catalogue, some no skills, some no domain.
  const isListed = drawn(row, 2, 1) < 0.75
  const hasDomain = isListed || drawn(row, 3, 1) < 0.5
  const [professionalSkills, generalSkills] =
    drawn(row, 4, 1) < 0.1
      ? [[], []]
      : [some(role.professionalSkills, row, 2 + Math.floor(drawn(row, 5, 3))), some(role.generalSkills, row + 1, 2)]
  const job = { title: `${before}${role.title}`, professionalSkills, generalSkills }
  return {
    ...job,
    roleId: isListed ? role.id : null,
    domainId: hasDomain ? role.domainId : null,
    skillKeys: skillKeys({ general: generalSkills, professional: professionalSkills }),
    asks: requirementRows(
      { kind: 'job', id: 0, texts: jobTexts(job, isListed ? role : null, hasDomain ? role.domain : null) },
      vocabulary,
    ),
  }
}

/** So many kinds of jobs, the first ones of roles that are wanted most; the same in every run. */
export function jobKinds(roles: readonly CatalogueRole[], count: number, vocabulary: Vocabulary): JobKind[] {
  return Array.from({ length: count }, (_, row) => {
    const role = roles[Math.floor(drawn(row, 0, 1) ** 2 * roles.length)]
    if (!role) throw new Error('A job needs a role.')
    return kindOf(row, role, vocabulary)
  })
}
