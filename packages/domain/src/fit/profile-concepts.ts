import type { Concept, ConceptKind, Vocabulary } from '../concept/concept.ts'
import type { UnresolvedKind } from '../unresolved/unresolved.ts'
import { conceptsNamed } from './concepts-named.ts'
import { type Grade, weightOf } from './grade.ts'
import { type KnownWork, roleGrade, rolesKnown, titleGrade } from './known-work.ts'
import { withMeantTitles } from './meant-titles.ts'
import type { ProfileTexts } from './profile-texts.ts'

/** A concept of a candidate: its grade, and the concept from which it follows, with its grade if stored. */
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

/** The texts to read, with the kinds of concept and the grade for each. */
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

/** Whether a grade is better than another; a mention is better than what only follows from a wish. */
function isBetter(grade: Grade, before: Grade): boolean {
  const isWritten = (one: Grade) => one === 'mention' || one === 'cv-text'
  if (before === 'related' && isWritten(grade)) return true
  return !(grade === 'related' && isWritten(before)) && weightOf(before) < weightOf(grade)
}

/** The weaker of two grades. */
function atMost(grade: Grade, most: Grade): Grade {
  return weightOf(grade) < weightOf(most) ? grade : most
}

/** Whether a title with this grade is work that the candidate does or did. */
function isDone(grade: Grade): boolean {
  return grade === 'title' || grade === 'earlier-title' || grade === 'left-title'
}

/** The grade of a similar concept; for work it is higher if the work was done. */
function gradeOfSimilar(grade: Grade, kind: ConceptKind): Grade {
  return kind === 'title' && isDone(grade) ? 'similar-work' : atMost(grade, 'related')
}

/** The grade of the broader titles of a title: the candidate's work too, if the narrower title is more than a wish. */
function gradeOfBroader(grade: Grade): Grade {
  if (grade === 'title') return 'close-title'
  if (grade === 'skilled-role' || grade === 'new-role' || grade === 'earlier-title') return 'close-role'
  return gradeOfSimilar(grade, 'title')
}

/** The grade of a skill that a title needs: people who do the work have it, people who look for it may not. */
function gradeOfCore(grade: Grade, isListed: boolean): Grade {
  if (grade === 'title') return isListed ? 'title' : 'usual-skill'
  return isDone(grade) ? 'earlier-skill' : 'related'
}

/** The grade of the broader concepts of a skill: a candidate who lists the narrower one has them too. */
function gradeOfBroaderSkill(grade: Grade): Grade {
  return grade === 'mention' ? 'mention' : 'narrower-skill'
}

/** The grade of the broader concepts of a concept of this kind. */
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
  // People who work in a field or learned it precede those who only want it.
  if (kind === 'title' && grade !== 'mention')
    for (const domain of vocabulary.domainsOf(id)) put(concepts, domain, wider, id)
  // A wish or a mention does not imply similar work.
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
      const broaderTitle = vocabulary.broaderOf(title.id).find((broader) => titles.has(broader))
      if (broaderTitle !== undefined) put(concepts, title.id, 'close-title', broaderTitle)
      else put(concepts, title.id, 'related', sourceConceptId)
    }
  }
}

/** Whether a text is free text, which need not name any concept. */
function isFree({ grade }: Read): boolean {
  return grade === 'mention' || grade === 'cv-text'
}

function conceptsOf(text: string, read: Read, vocabulary: Vocabulary): readonly Concept[] {
  if (!isFree(read)) return conceptsNamed(text, read.kinds, vocabulary)
  return vocabulary.conceptsIn(text, read.kinds).flatMap(({ concepts }) => concepts)
}

type Named = { grade: Grade; concept: Concept }

/** What the named concepts say about a candidate's work; a skill also implies its broader ones. */
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

/** Reads a profile: each concept once with its best grade, ordered by id, and the texts that name no concept. */
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
