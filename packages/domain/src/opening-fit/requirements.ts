import { type ConceptKind, spellingKey, type Vocabulary } from '../concept/concept.ts'
import { conceptsNamed, type RequestedConcepts, weightOf } from '../fit/fit.ts'
import { isGeneralSkill } from './general-skills.ts'
import { isMeant } from './meant-skills.ts'

/** The texts of a job, drive or course that say what it asks for. */
export type OpeningTexts = {
  titles: readonly string[]
  /** Another name of its only title: what was typed in a form that also names a role of the lists. */
  typedTitle?: string
  skills: readonly string[]
  /** Skills that its role needs, besides those in the form. */
  roleSkills: readonly string[]
  generalSkills: readonly string[]
  domains: readonly string[]
}

/** The parts of an opening's requirements, most important first. */
export const requirementParts = ['title', 'skill', 'roleSkill', 'general', 'domain'] as const

/** A part of an opening's requirements. */
type RequirementPart = (typeof requirementParts)[number]

/**
 * What an opening asks for, with the text of its form for each of its concepts: of the role and the title of a job either
 * is enough.
 */
export type Requirement = RequestedConcepts & { part: RequirementPart; texts: readonly string[] }

/** The titles that requirements ask for. */
export function titlesAsked(requirements: readonly Requirement[]): readonly number[] {
  return requirements.flatMap(({ part, conceptIds }) => (part === 'title' ? conceptIds : []))
}

/** From this grade up a candidate has a skill; lower grades only come close. */
export const leastOfHaving = weightOf('usual-skill')

/** From this grade up a candidate lists a skill, by whatever name (000, section 5: it is among their skills). */
export const leastOfListing = weightOf('skill')

/** The weight of each part out of a thousand; the concepts of a part share it. */
export const partShares: Readonly<Record<RequirementPart, number>> = {
  title: 450,
  skill: 300,
  roleSkill: 200,
  general: 20,
  domain: 30,
}

const kindOf: Readonly<Record<RequirementPart, ConceptKind>> = {
  title: 'title',
  skill: 'skill',
  roleSkill: 'skill',
  general: 'skill',
  domain: 'domain',
}

/** A negative number for a text that is not in our lists: the same for spellings that differ only in case or spaces. */
function textConcept(text: string): number {
  let hash = 0
  for (const char of spellingKey(text)) hash = (Math.imul(hash, 31) + (char.codePointAt(0) ?? 0)) | 0
  return -1 - (hash & 0x3fff_ffff)
}

/** The concept that a text names, otherwise the number of the text. */
export function conceptOrText(text: string, kind: ConceptKind, vocabulary: Vocabulary): number {
  return conceptsNamed(text, [kind], vocabulary)[0]?.id ?? textConcept(text)
}

/** The concept of a typed title: none where it is only a wider name of what it stands beside. */
function typedConcepts({ titles: [title], typedTitle }: OpeningTexts, vocabulary: Vocabulary): number[] {
  if (title === undefined || typedTitle === undefined) return []
  const role = conceptOrText(title, 'title', vocabulary)
  const [typed] = conceptsNamed(typedTitle, ['title'], vocabulary)
  return typed && typed.id !== role && !vocabulary.narrowerOf(typed.id).includes(role) ? [typed.id] : []
}

/** Whether an opening asks for a skill, itself or by its role, that says nothing of its work. */
function isOfAllWork({ part, id }: { part: RequirementPart; id: number }, vocabulary: Vocabulary): boolean {
  return (part === 'skill' || part === 'roleSkill') && isGeneralSkill(id, vocabulary)
}

/** What an opening asks for: each concept once, in its most important part. */
export function requirementsOf(texts: OpeningTexts, vocabulary: Vocabulary): Requirement[] {
  const lists: Readonly<Record<RequirementPart, readonly string[]>> = {
    title: texts.titles,
    skill: texts.skills,
    roleSkill: texts.roleSkills,
    general: texts.generalSkills,
    domain: texts.domains,
  }
  const named = requirementParts.flatMap((part) =>
    lists[part]
      .filter((text) => text.trim() !== '')
      .map((text) => ({ part, text, id: conceptOrText(text, kindOf[part], vocabulary) }))
      .map((ask) => (isOfAllWork(ask, vocabulary) ? { ...ask, part: 'general' as const } : ask)),
  )
  const ids = named.map(({ id }) => id)
  const asks = named.map((ask) => {
    const isOther = ask.part === 'roleSkill' && !isMeant(ask.text, ask.id, ids, vocabulary)
    return isOther ? { ...ask, id: textConcept(ask.text) } : ask
  })
  const firsts = new Map(asks.toReversed().map((ask) => [ask.id, ask]))
  const once = asks.filter((ask) => firsts.get(ask.id) === ask)
  return once.map(({ part, text, id }) => {
    const count = once.filter((one) => one.part === part).length
    const typed = part === 'title' ? typedConcepts(texts, vocabulary) : []
    return {
      part,
      texts: [text, ...typed.map(() => texts.typedTitle ?? '')],
      conceptIds: [id, ...typed],
      share: Math.round(partShares[part] / count),
    }
  })
}
