import { type ConceptEntry, type ConceptKind, conceptKinds, spellingKey } from '@pramaan/domain/concept'
import { licensedTitles } from '@pramaan/domain/opening-fit'
import { indianStates, regions } from '@pramaan/domain/options'
import { expect, test } from 'vitest'
import { degreeRows, domainRows, jobRoleRows, locationRows, skillRows } from '../reference-rows.ts'
import { conceptEntries } from './concept-entries.ts'
import { fieldsOfWork } from './fields-of-work.ts'

const labelsOf = (kind: ConceptKind) => new Set(conceptEntries[kind].map(({ label }) => label))

function spellings(entry: ConceptEntry): readonly string[] {
  return [entry.label, ...(entry.aliases ?? [])]
}

test.each(conceptKinds)('a spelling belongs to one %s, and an entry says it once', (kind) => {
  const owners = new Map<string, string>()
  const twice: string[] = []
  for (const entry of conceptEntries[kind])
    for (const spelling of spellings(entry)) {
      const key = spellingKey(spelling)
      const owner = owners.get(key)
      if (!key || owner) twice.push(`${entry.label}: '${spelling}' is already a spelling of ${owner ?? 'nothing'}`)
      owners.set(key, entry.label)
    }
  expect(twice).toEqual([])
})

test.each(conceptKinds)('what a %s names as broader, near or core is there', (kind) => {
  const same = labelsOf(kind)
  const skills = labelsOf('skill')
  const unknown = conceptEntries[kind].flatMap((entry) => [
    ...[...(entry.broader ?? []), ...(entry.near ?? [])]
      .filter((label) => !same.has(label) || label === entry.label)
      .map((label) => `${entry.label}: ${label}`),
    ...(entry.core ?? []).filter((label) => !skills.has(label)).map((label) => `${entry.label}: the skill ${label}`),
  ])
  expect(unknown).toEqual([])
})

test('a place lies in a state, in a region, or as a district in a city of the reference lists', () => {
  const cities = new Set<string>([...indianStates, ...regions, ...locationRows.map(({ location }) => location)])
  const unlisted = conceptEntries.city.flatMap(({ label, broader = [] }) =>
    broader.filter((around) => !cities.has(around)).map((around) => `${label}: ${around}`),
  )
  expect(unlisted).toEqual([])
})

test.each(conceptKinds)('two entries of a %s come near each other by one of them saying so', (kind) => {
  const near = new Set(
    conceptEntries[kind].flatMap((entry) => (entry.near ?? []).map((other) => `${entry.label} ~ ${other}`)),
  )
  const twice = conceptEntries[kind].flatMap((entry) =>
    (entry.near ?? []).filter((other) => near.has(`${other} ~ ${entry.label}`)),
  )
  expect(twice).toEqual([])
})

test('a field of work names titles of the list, each once', () => {
  const titles = labelsOf('title')
  const wrong = Object.entries(fieldsOfWork).flatMap(([field, names]) =>
    names.filter((name, at) => !titles.has(name) || names.indexOf(name) !== at).map((name) => `${field}: ${name}`),
  )
  expect(wrong).toEqual([])
})

test("an executive's work does not have its manager's title as another name", () => {
  const merged = conceptEntries.title.flatMap(({ label, aliases = [] }) => {
    const work = label.replace(/ (?:Executive|Officer|Specialist|Analyst|Assistant)$/, '')
    return work === label ? [] : aliases.filter((name) => [`${work} Manager`, `${work} Head`].includes(name))
  })
  expect(merged).toEqual([])
})

test('only titles have core skills', () => {
  const others = conceptKinds.filter((kind) => kind !== 'title')
  expect(others.flatMap((kind) => conceptEntries[kind].filter(({ core }) => core))).toEqual([])
})

test.each(conceptKinds)('no %s is broader than itself, over however many steps', (kind) => {
  const broader = new Map(conceptEntries[kind].map((entry) => [entry.label, entry.broader ?? []]))
  const circle = (label: string, path: readonly string[]): readonly string[] | undefined => {
    if (path.includes(label)) return [...path, label]
    for (const next of broader.get(label) ?? []) {
      const found = circle(next, [...path, label])
      if (found) return found
    }
    return undefined
  }
  expect([...broader.keys()].map((label) => circle(label, [])).filter(Boolean)).toEqual([])
})

test.each<[ConceptKind, readonly string[]]>([
  ['title', jobRoleRows.map(({ title }) => title)],
  ['skill', skillRows.map(({ title }) => title)],
  ['city', locationRows.map(({ location }) => location)],
  ['degree', degreeRows.map(({ education }) => education)],
  ['domain', domainRows.map(({ title }) => title)],
])('every %s of the reference lists is a concept with the same label', (kind, labels) => {
  const known = labelsOf(kind)
  expect(labels.filter((label) => !known.has(label))).toEqual([])
})

test('each title of work that takes a certain degree by law is in the lists', () => {
  const titles = labelsOf('title')
  expect(licensedTitles.filter((label) => !titles.has(label))).toEqual([])
})
