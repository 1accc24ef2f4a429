import type { Concept, ConceptKind, Vocabulary } from '../concept/concept.ts'
import type { UnresolvedKind } from '../unresolved/unresolved.ts'
import { conceptsNamed } from './concepts-named.ts'
import { type Grade, weightOf } from './grade.ts'
import { type KnownWork, roleGrade, rolesKnown, titleGrade } from './known-work.ts'
import { withMeantTitles } from './meant-titles.ts'
import type { ProfileTexts } from './profile-texts.ts'

/** A concept that a candidate has: its grade, and the concept of their own that it comes from, with its grade if read. */
export type ProfileConcept = {
  conceptId: number
  grade: Grade
  sourceConceptId: number
  sourceGrade?: Grade | undefined
}

/** A text of a profile that names no concept. */
type UnresolvedText = { kind: UnresolvedKind; text: string }

/** The concepts of a profile, and its texts that name none. */
export type ReadProfile = { concepts: readonly ProfileConcept[]; unresolved: readonly UnresolvedText[] }

type ConceptsById = Map<number, ProfileConcept>
type Read = { grade: Grade; kinds: readonly [ConceptKind, ...ConceptKind[]]; texts: readonly string[] }

/** Which texts are read, for which kinds of concept, and with which grade. */
function readings(profile: ProfileTexts): Read[] {
  return [
    { grade: 'title', kinds: ['title', 'skill'], texts: profile.titles },
    { grade: 'skill', kinds: ['skill'], texts: profile.skills },
    { grade: 'skill', kinds: ['degree'], texts: profile.degrees },
    { grade: 'earlier-title', kinds: ['degree'], texts: profile.schooling },
    { grade: 'earlier-title', kinds: ['title', 'skill'], texts: profile.earlierTitles },
    { grade: 'role', kinds: ['title'], texts: profile.roles },
    { grade: 'role', kinds: ['domain'], texts: profile.domains },
    { grade: 'role', kinds: ['city'], texts: profile.cities },
    { grade: 'mention', kinds: ['title', 'skill'], texts: profile.mentions },
    { grade: 'cv-text', kinds: ['title', 'skill'], texts: [profile.cvText] },
  ]
}

function put(concepts: ConceptsById, conceptId: number, grade: Grade, sourceConceptId: number) {
  const before = concepts.get(conceptId)
  if (!before || isBetter(grade, before.grade)) concepts.set(conceptId, { conceptId, grade, sourceConceptId })
}

/** Whether a grade says more than another: what the candidate wrote says more than what only follows from a wish. */
function isBetter(grade: Grade, before: Grade): boolean {
  const isWritten = (one: Grade) => one === 'mention' || one === 'cv-text'
  if (before === 'related' && isWritten(grade)) return true
  return !(grade === 'related' && isWritten(before)) && weightOf(before) < weightOf(grade)
}

/** The weaker of two grades. */
function atMost(grade: Grade, most: Grade): Grade {
  return weightOf(grade) < weightOf(most) ? grade : most
}

/** Whether a title with this grade is work that they do or did. */
function isDone(grade: Grade): boolean {
  return grade === 'title' || grade === 'earlier-title' || grade === 'left-title'
}

/** The grade of what is similar to a concept: of work, higher if it was done. */
function gradeOfSimilar(grade: Grade, kind: ConceptKind): Grade {
  return kind === 'title' && isDone(grade) ? 'similar-work' : atMost(grade, 'related')
}

/** The grade of the titles that are broader than a title: their work too, if the narrower is more than a wish. */
function gradeOfBroader(grade: Grade): Grade {
  if (grade === 'title') return 'close-title'
  if (grade === 'skilled-role' || grade === 'new-role' || grade === 'earlier-title') return 'close-role'
  return gradeOfSimilar(grade, 'title')
}

/** The grade of a skill that a title takes: people who do the work have it, people who look for it may not. */
function gradeOfCore(grade: Grade, isListed: boolean): Grade {
  if (grade === 'title') return isListed ? 'title' : 'usual-skill'
  return isDone(grade) ? 'earlier-skill' : 'related'
}

/** The grade of what is broader than a skill: who lists the narrower one has it too. */
function gradeOfBroaderSkill(grade: Grade): Grade {
  return grade === 'mention' ? 'mention' : 'narrower-skill'
}

/** The grade of what is broader than a concept of this kind. */
function gradeOfWider(kind: ConceptKind, grade: Grade): Grade {
  if (kind === 'skill') return gradeOfBroaderSkill(grade)
  return kind === 'title' ? gradeOfBroader(grade) : grade
}

/** Adds a concept of a candidate with the concepts that it implies. */
function addConcept(concepts: ConceptsById, { concept, grade }: Named, { skills }: KnownWork, vocabulary: Vocabulary) {
  const { id, kind } = concept
  put(concepts, id, grade, id)
  if (grade === 'cv-text') return
  for (const skill of concept.core) put(concepts, skill, gradeOfCore(grade, skills.has(skill)), id)
  const wider = gradeOfWider(kind, grade)
  for (const broader of vocabulary.broaderOf(id)) put(concepts, broader, wider, id)
  // Who works in a field, or has learnt to, comes before those who only chose it.
  if (kind === 'title' && grade !== 'mention')
    for (const domain of vocabulary.domainsOf(id)) put(concepts, domain, wider, id)
  // Of similar work a bare wish or a mention says nothing.
  if (grade === 'role' && kind === 'title') return
  if (grade === 'mention') return
  for (const near of vocabulary.nearOf(id)) put(concepts, near, gradeOfSimilar(grade, kind), id)
}

/** The titles that follow from a candidate's skills: close ones if a broader title supports them, else related ones. */
function addTitlesOfSkills(concepts: ConceptsById, vocabulary: Vocabulary) {
  const listedGrades: readonly Grade[] = ['title', 'skill', 'usual-skill']
  const listed = [...concepts.values()].filter(({ grade }) => listedGrades.includes(grade))
  const skills = new Set(listed.map(({ conceptId }) => conceptId))
  const titles = new Set(listed.filter(({ grade }) => grade === 'title').map(({ sourceConceptId }) => sourceConceptId))
  for (const { conceptId, sourceConceptId } of listed) {
    for (const title of vocabulary.titlesMadeOf(conceptId)) {
      if (!title.core.every((skill) => skills.has(skill))) continue
      const behind = vocabulary.broaderOf(title.id).find((broader) => titles.has(broader))
      if (behind !== undefined) put(concepts, title.id, 'close-title', behind)
      else put(concepts, title.id, 'related', sourceConceptId)
    }
  }
}

/** Whether a text is free text: a description need not name any concept. */
function isFree({ grade }: Read): boolean {
  return grade === 'mention' || grade === 'cv-text'
}

function conceptsOf(text: string, read: Read, vocabulary: Vocabulary): readonly Concept[] {
  if (!isFree(read)) return conceptsNamed(text, read.kinds, vocabulary)
  return vocabulary.conceptsIn(text, read.kinds).flatMap(({ concepts }) => concepts)
}

type Named = { grade: Grade; concept: Concept }

/** What the named concepts say about a candidate's work; a skill also adds the broader ones that it implies. */
function workOf(named: readonly Named[], vocabulary: Vocabulary): KnownWork {
  const idsOf = (kind: ConceptKind, ...from: Grade[]) =>
    named.flatMap(({ grade, concept }) => (concept.kind === kind && from.includes(grade) ? [concept.id] : []))
  const skills = idsOf('skill', 'title', 'skill')
  return {
    skills: new Set(skills.flatMap((id) => [id, ...vocabulary.broaderOf(id)])),
    titles: idsOf('title', 'title'),
    roles: idsOf('title', 'role'),
  }
}

function gradeIn({ grade, concept }: Named, work: KnownWork, vocabulary: Vocabulary): Grade {
  if (grade === 'title') return titleGrade(concept, work, vocabulary)
  return grade === 'role' ? roleGrade(concept, work, vocabulary) : grade
}

/**
 * Reads a profile: each of the candidate's concepts once, with its best grade, ordered by id; and the texts that name
 * none.
 */
export function readProfile(profile: ProfileTexts, vocabulary: Vocabulary): ReadProfile {
  const concepts: ConceptsById = new Map()
  const texts = readings(withMeantTitles(profile, vocabulary)).flatMap((read) =>
    read.texts.map((text) => ({ read, text, concepts: conceptsOf(text, read, vocabulary) })),
  )
  const named = texts.flatMap(({ read, concepts }) => concepts.map((concept) => ({ grade: read.grade, concept })))
  const work = workOf(named, vocabulary)
  for (const one of named)
    addConcept(concepts, { concept: one.concept, grade: gradeIn(one, work, vocabulary) }, work, vocabulary)
  for (const title of rolesKnown(work, vocabulary)) put(concepts, title, 'role-skills', title)
  addTitlesOfSkills(concepts, vocabulary)
  const strange = texts.filter(({ read, concepts }) => concepts.length === 0 && !isFree(read))
  return {
    concepts: [...concepts.values()].sort((a, b) => a.conceptId - b.conceptId),
    unresolved: strange.map(({ read, text }) => ({ kind: read.kinds[0], text })),
  }
}

/** Each concept of a candidate once, with its best grade, ordered by id. */
export function profileConcepts(profile: ProfileTexts, vocabulary: Vocabulary): readonly ProfileConcept[] {
  return readProfile(profile, vocabulary).concepts
}
