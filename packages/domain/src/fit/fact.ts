import type { Vocabulary } from '../concept/concept.ts'
import { conceptsNamed } from './concepts-named.ts'
import type { Grade } from './grade.ts'
import { knowsWork } from './known-work.ts'
import { withMeantTitles } from './meant-titles.ts'
import type { ProfileConcept } from './profile-concepts.ts'
import type { ProfileTexts } from './profile-texts.ts'

/**
 * The facts that a reason can be based on (D72): the person works or worked as something, lists what they know or
 * learned, chose what they look for, or mentioned it.
 */
export const facts = ['works', 'worked', 'lists', 'wants', 'writes'] as const

/** A statement of a person that supports a reason. */
export type Fact = (typeof facts)[number]

/** The fact behind each grade. `source` if it depends on the concept from which this one follows. */
const factOfGrade: Readonly<Record<Grade, Fact | 'source'>> = {
  title: 'works',
  'skilled-role': 'wants',
  skill: 'lists',
  'usual-skill': 'works',
  'narrower-skill': 'lists',
  'new-role': 'wants',
  'earlier-title': 'worked',
  'earlier-skill': 'worked',
  'close-title': 'works',
  'close-role': 'source',
  'role-skills': 'lists',
  'left-title': 'worked',
  role: 'wants',
  'similar-work': 'worked',
  related: 'source',
  mention: 'writes',
  'cv-text': 'writes',
}

/** The fact that a reason is based on; `sourceGrade` is the grade of the concept from which it follows. */
export function factOf(grade: Grade, sourceGrade: Grade | undefined): Fact {
  const fact = factOfGrade[grade]
  if (fact !== 'source') return fact
  const ofSource = sourceGrade && factOfGrade[sourceGrade]
  return ofSource === undefined || ofSource === 'source' ? 'lists' : ofSource
}

type List = keyof ProfileTexts

/** The profile texts on which a reason of each grade can be based. */
const listsOf: Readonly<Record<Grade, readonly List[]>> = {
  title: ['titles'],
  'skilled-role': ['roles'],
  skill: ['skills', 'degrees'],
  'usual-skill': ['titles'],
  'narrower-skill': ['skills', 'titles', 'earlierTitles'],
  'new-role': ['roles'],
  'earlier-title': ['earlierTitles', 'schooling'],
  'earlier-skill': ['titles', 'earlierTitles'],
  'close-title': ['titles'],
  'close-role': ['roles', 'earlierTitles'],
  'role-skills': ['skills'],
  'left-title': ['titles'],
  role: ['roles', 'domains', 'cities'],
  'similar-work': ['titles', 'earlierTitles'],
  related: ['titles', 'earlierTitles', 'skills', 'degrees', 'schooling', 'roles', 'domains', 'cities', 'mentions'],
  mention: ['mentions'],
  'cv-text': ['cvText'],
}

/** The grades that mean: the candidate lists at least half of the role's usual skills. */
const skilled: readonly Grade[] = ['skilled-role', 'new-role', 'role-skills']

const kinds = ['title', 'skill', 'degree', 'domain', 'city'] as const

/**
 * Checks reasons against a profile: one of the grade's texts must name the concept from which the reason follows, and
 * counted skills must be listed.
 */
export function factsIn(profile: ProfileTexts, vocabulary: Vocabulary) {
  const texts = withMeantTitles(profile, vocabulary)
  const named = (text: string) => kinds.flatMap((kind) => conceptsNamed(text, [kind], vocabulary)).map(({ id }) => id)
  const written = (text: string) =>
    vocabulary.conceptsIn(text, kinds).flatMap(({ concepts }) => concepts.map(({ id }) => id))
  const { cvText, mentions, ...lists } = texts
  const conceptsByList = new Map<string, ReadonlySet<number>>(
    Object.entries(lists).map(([list, some]) => [list, new Set(some.flatMap(named))]),
  )
  conceptsByList.set('mentions', new Set(mentions.flatMap(written))).set('cvText', new Set(written(cvText)))
  const listed = [...(conceptsByList.get('skills') ?? []), ...(conceptsByList.get('titles') ?? [])]
  const skills = new Set(listed.flatMap((id) => [id, ...vocabulary.broaderOf(id)]))
  return ({ grade, sourceConceptId }: Pick<ProfileConcept, 'grade' | 'sourceConceptId'>): boolean => {
    const hasSkills = !skilled.includes(grade) || knowsWork(sourceConceptId, { skills }, vocabulary)
    const isSaid =
      grade === 'role-skills' || listsOf[grade].some((list) => conceptsByList.get(list)?.has(sourceConceptId))
    return hasSkills && isSaid
  }
}
