import type { Vocabulary } from '../concept/concept.ts'
import {
  conceptsNamed,
  emptyProfile,
  type ProfileConcept,
  type ProfileTexts,
  profileConcepts,
  weightOf,
} from '../fit/fit.ts'
import { isLicensed } from './hindrances/licensed-work.ts'
import { conceptOrText, type OpeningTexts } from './requirements.ts'

/**
 * A concept of a candidate. `isChoice`: a chosen title, of whose work they know nothing. `isInferred`: it follows from
 * a listed role with its own skills, as Backend Developer follows from PHP Developer. `isWished`: it was chosen.
 */
export type SeekerConcept = ProfileConcept & { isChoice: boolean; isInferred: boolean; isWished: boolean }

function titleIds(texts: readonly string[], vocabulary: Vocabulary): ReadonlySet<number> {
  return new Set(texts.flatMap((text) => conceptsNamed(text, ['title'], vocabulary)).map(({ id }) => id))
}

/** The wanted roles that a candidate has done, or for which they have most of the skills. */
function rolesKnown({ titles, earlierTitles, skills, roles }: ProfileTexts, vocabulary: Vocabulary): readonly string[] {
  const done = { ...emptyProfile, titles, earlierTitles, skills, roles }
  const grades = new Map(profileConcepts(done, vocabulary).map(({ conceptId, grade }) => [conceptId, weightOf(grade)]))
  const isKnown = (id: number) => (grades.get(id) ?? 0) >= weightOf('earlier-title')
  return roles.filter((role) => [...titleIds([role], vocabulary)].some(isKnown))
}

/**
 * Whether a candidate starts again: their work, as far as its field is known, was in other fields than the wanted roles,
 * and they know none of these roles, so their years of work don't count there. `fieldOf` returns the field of a title;
 * undefined if unknown, as for a 'Consultant'.
 */
export function beginsAgain(
  texts: ProfileTexts,
  vocabulary: Vocabulary,
  fieldOf: (title: string) => string | undefined,
): boolean {
  const { titles, earlierTitles, roles } = texts
  const worked = [...titles, ...earlierTitles].map(fieldOf).filter((field) => field !== undefined)
  const chosen = new Set(roles.map(fieldOf))
  const isOther = worked.length > 0 && worked.every((field) => !chosen.has(field))
  return isOther && chosen.size > 0 && rolesKnown(texts, vocabulary).length === 0
}

/**
 * A candidate's wanted roles as titles; if they work in one, the others count less. Beside a role that they know, one
 * with few known skills is only a wish, as in a search, and is dropped if the work needs a degree by law.
 */
function wishedTitles(texts: ProfileTexts, vocabulary: Vocabulary): Omit<SeekerConcept, 'isInferred' | 'isWished'>[] {
  const worked = titleIds(texts.titles, vocabulary)
  const stays = [...titleIds(texts.roles, vocabulary)].some((id) => worked.has(id))
  const known = rolesKnown(texts, vocabulary)
  const meant = known.length > 0 ? known : texts.roles
  const takesDegree = (role: string) => [...titleIds([role], vocabulary)].some((id) => isLicensed(id, vocabulary))
  const bare = texts.roles.filter((role) => !meant.includes(role) && !takesDegree(role))
  return [
    ...profileConcepts({ ...emptyProfile, titles: meant }, vocabulary),
    ...profileConcepts({ ...emptyProfile, roles: bare }, vocabulary),
  ]
    .filter(({ conceptId }) => vocabulary.conceptOf(conceptId)?.kind === 'title')
    .map((concept) => {
      const isOther = stays && concept.grade === 'title' && !worked.has(concept.conceptId)
      return { ...concept, ...(isOther && { grade: 'new-role' as const }), isChoice: known.length === 0 }
    })
}

/** A skill or domain that is not in our lists gets a number made from its text. */
function unlistedTexts({ skills, domains }: ProfileTexts, vocabulary: Vocabulary): ProfileConcept[] {
  const concepts = [
    ...skills.map((text) => ({ conceptId: conceptOrText(text, 'skill', vocabulary), grade: 'skill' as const })),
    ...domains.map((text) => ({ conceptId: conceptOrText(text, 'domain', vocabulary), grade: 'skill' as const })),
  ]
  return concepts.map(({ conceptId, grade }) => ({ conceptId, grade, sourceConceptId: conceptId }))
}

/**
 * A candidate's concepts for matching openings. Wanted roles count as titles; a current title that they no longer look
 * for counts as an earlier one.
 */
export function conceptsForOpenings(texts: ProfileTexts, vocabulary: Vocabulary): SeekerConcept[] {
  const wished = titleIds(texts.roles, vocabulary)
  const isWished = (title: string) => [...titleIds([title], vocabulary)].some((id) => wished.has(id))
  const currentTitles = wished.size === 0 ? texts.titles : texts.titles.filter(isWished)
  const formerTitles = texts.titles.filter((title) => !currentTitles.includes(title))
  const current = {
    ...texts,
    titles: currentTitles,
    earlierTitles: [...formerTitles, ...texts.earlierTitles],
    roles: [],
    domains: [],
  }
  const known = [...profileConcepts(current, vocabulary), ...unlistedTexts(texts, vocabulary)]
  const all = [...known.map((concept) => ({ ...concept, isChoice: false })), ...wishedTitles(texts, vocabulary)]
  const best = new Map<number, (typeof all)[number]>()
  for (const concept of all) {
    const before = best.get(concept.conceptId)
    if (!before || weightOf(before.grade) < weightOf(concept.grade)) best.set(concept.conceptId, concept)
  }
  const isInferred = ({ conceptId, sourceConceptId }: ProfileConcept) =>
    conceptId !== sourceConceptId && vocabulary.skillsOfTitle(sourceConceptId).length > 0
  return [...best.values()]
    .map((concept) => ({ ...concept, isInferred: isInferred(concept), isWished: wished.has(concept.conceptId) }))
    .sort((a, b) => a.conceptId - b.conceptId)
}

/** An opening's requirements as if they were a candidate's concepts; openings that fit them are similar. */
export function conceptsOfOpening(opening: OpeningTexts, vocabulary: Vocabulary): SeekerConcept[] {
  const { skills, generalSkills, domains } = opening
  const titles = opening.titles.concat(opening.typedTitle ?? [])
  const texts = { ...emptyProfile, titles, roles: titles, skills: [...skills, ...generalSkills], domains }
  const known = conceptsForOpenings(texts, vocabulary)
  const unlisted = titles
    .map((title) => conceptOrText(title, 'title', vocabulary))
    .filter((id) => known.every(({ conceptId }) => conceptId !== id))
    .map((id) => ({
      conceptId: id,
      grade: 'title' as const,
      sourceConceptId: id,
      isChoice: false,
      isInferred: false,
      isWished: true,
    }))
  return [...known, ...unlisted]
}
