import type { Concept, Vocabulary } from '../concept/concept.ts'
import { conceptsNamed, labelWithBrackets } from './concepts-named.ts'
import type { ProfileTexts } from './profile-texts.ts'

/** The other titles and skills of a profile, by which an ambiguous title is resolved. */
type Said = { titles: ReadonlySet<number>; skills: ReadonlySet<number> }

/** The titles that a text names, if it names nothing else; several if they share the name. */
function titlesNamed(text: string, vocabulary: Vocabulary): readonly Concept[] {
  const labelled = labelWithBrackets(text, ['title'], vocabulary)
  if (labelled) return labelled.concepts
  if (vocabulary.conceptsIn(text, ['title', 'skill']).length > 1) return []
  const named = conceptsNamed(text, ['title', 'skill'], vocabulary)
  return named.every(({ kind }) => kind === 'title') ? named : []
}

function isSupported({ id }: Concept, { titles, skills }: Said, vocabulary: Vocabulary): boolean {
  return titles.has(id) || vocabulary.skillsOfTitle(id).some((skill) => skills.has(skill))
}

/** Replaces an ambiguous title by the labels of the titles that the writer probably means. */
function meantTitle(text: string, context: Said, vocabulary: Vocabulary): readonly string[] {
  const named = titlesNamed(text, vocabulary)
  const supported = named.filter((title) => isSupported(title, context, vocabulary))
  const meant = supported.length > 0 ? supported : named
  return meant.length < named.length ? meant.map(({ label }) => label) : [text]
}

/**
 * Resolves the ambiguous titles of a profile to the one that the rest of the profile supports: a chosen role, a known
 * skill, or another title. A 'Quality Analyst' who monitors calls works in a BPO.
 */
export function withMeantTitles(profile: ProfileTexts, vocabulary: Vocabulary): ProfileTexts {
  const { titles, earlierTitles, skills, roles } = profile
  const worked = [...titles, ...earlierTitles]
  if (!worked.some((text) => titlesNamed(text, vocabulary).length > 1)) return profile
  const named = [...worked, ...roles].map((text) => titlesNamed(text, vocabulary))
  const unambiguous = named.flatMap((some) => (some.length === 1 ? some : []))
  const known = skills.flatMap((text) => conceptsNamed(text, ['skill'], vocabulary)).map(({ id }) => id)
  const context = { titles: new Set(unambiguous.map(({ id }) => id)), skills: new Set(known) }
  const meant = (texts: readonly string[]) => texts.flatMap((text) => meantTitle(text, context, vocabulary))
  return { ...profile, titles: meant(titles), earlierTitles: meant(earlierTitles) }
}
