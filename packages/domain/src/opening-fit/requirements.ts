import { type ConceptKind, spellingKey, type Vocabulary } from '../concept/concept.ts'
import { conceptsNamed, type RequestedConcepts, weightOf } from '../fit/fit.ts'
import { isGeneralSkill } from './general-skills.ts'
import { isMeant } from './meant-skills.ts'

/** The texts of a job, drive or course that state its requirements. */
export type OpeningTexts = {
  titles: readonly string[]
  /** Another name of its only title: the typed title of a form that also has a role from the lists. */
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
 * A requirement of an opening, with the form's text for each of its concepts; a job's role and title are alternatives.
 */
export type Requirement = RequestedConcepts & { part: RequirementPart; texts: readonly string[] }

/** The titles that requirements ask for. */
export function titlesAsked(requirements: readonly Requirement[]): readonly number[] {
  return requirements.flatMap(({ part, conceptIds }) => (part === 'title' ? conceptIds : []))
}

/** From this grade on a candidate has a skill; lower grades mean similar ones. */
export const leastOfHaving = weightOf('usual-skill')

/** From this grade on a candidate lists the skill, under any name (000, section 5: it is among their skills). */
export const leastOfListing = weightOf('skill')

/** The weight of each part in thousandths, shared by its concepts. */
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

/**
 * A negative number for a text that is not in our lists; spellings that differ only in case or spaces have the same
 * number.
 */
function textConcept(text: string): number {
  let hash = 0
  for (const char of spellingKey(text)) hash = (Math.imul(hash, 31) + (char.codePointAt(0) ?? 0)) | 0
  return -1 - (hash & 0x3fff_ffff)
}

/** The concept that a text names, or else the text's number. */
export function conceptOrText(text: string, kind: ConceptKind, vocabulary: Vocabulary): number {
  return conceptsNamed(text, [kind], vocabulary)[0]?.id ?? textConcept(text)
}

/** The concept of a typed title; none if it is only a broader name of the other title. */
function typedConcepts({ titles: [title], typedTitle }: OpeningTexts, vocabulary: Vocabulary): number[] {
  if (title === undefined || typedTitle === undefined) return []
  const role = conceptOrText(title, 'title', vocabulary)
  const [typed] = conceptsNamed(typedTitle, ['title'], vocabulary)
  return typed && typed.id !== role && !vocabulary.narrowerOf(typed.id).includes(role) ? [typed.id] : []
}

/** Whether a requirement is a skill, of the form or the role, that says nothing about the work. */
function isOfAllWork({ part, id }: { part: RequirementPart; id: number }, vocabulary: Vocabulary): boolean {
  return (part === 'skill' || part === 'roleSkill') && isGeneralSkill(id, vocabulary)
}

/** The requirements of an opening: each concept once, in its most important part. */
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
