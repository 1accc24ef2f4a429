import { type ConceptKind, conceptKinds, spellingKey } from '@pramaan/domain/concept'
import { indianStates, regions } from '@pramaan/domain/options'
import type { ConceptLines } from '../concept-entries.ts'
import type { Field } from '../fields.ts'
import type { Line } from '../lines.ts'
import type { ConceptEntry } from '../shapes.ts'

/** What a check looks at: the concepts, the fields, and the titles of the catalogue by the kind of concept that they are. */
export type Lists = {
  concepts: ConceptLines
  fields: readonly Field[]
  catalogue: Readonly<Record<ConceptKind, readonly string[]>>
}

type Lines = readonly Line<ConceptEntry>[]

/** What must be true of the lists. Each rule returns what is wrong, with its file and line. */
export const rules: Readonly<Record<string, (lists: Lists) => string[]>> = {
  'a spelling belongs to one entry of a kind, which says it once': ofEachKind(spellingsTwice),
  'what an entry names as broader, near or core is there': ({ concepts }) =>
    conceptKinds.flatMap((kind) => unknownLabels(concepts[kind], labelsOf(concepts[kind]), labelsOf(concepts.skill))),
  'of two entries that are near each other one says so': ofEachKind(nearTwice),
  'no entry is broader than itself, over however many steps': ofEachKind(circles),
  'only titles have core skills': ({ concepts }) =>
    conceptKinds
      .filter((kind) => kind !== 'title')
      .flatMap((kind) => concepts[kind])
      .flatMap(({ value, at }) => (value.core ? [`${at}: ${value.label} is no title and has core skills`] : [])),
  'a place lies in a state, in a region, or as a district in a city of the catalogue': unlistedPlaces,
  'the title of a manager is no other name of an executive': ({ concepts }) => managersOfExecutives(concepts.title),
  'a field names entries of the lists, each once': ({ concepts, fields }) =>
    fields.flatMap(({ kind, labels, at }) => {
      const known = labelsOf(concepts[kind])
      return labels
        .filter((label, index) => !known.has(label) || labels.indexOf(label) !== index)
        .map((label) => `${at}: the ${kind} ${label} is not in the lists, or twice in its field`)
    }),
  'what is in the catalogue has an entry with the same label': ({ concepts, catalogue }) =>
    conceptKinds.flatMap((kind) => {
      const known = labelsOf(concepts[kind])
      return catalogue[kind]
        .filter((label) => !known.has(label))
        .map((label) => `data/catalogue: the ${kind} ${label} has no entry`)
    }),
}

function ofEachKind(rule: (lines: Lines) => string[]) {
  return ({ concepts }: Lists) => conceptKinds.flatMap((kind) => rule(concepts[kind]))
}

function labelsOf(lines: Lines): ReadonlySet<string> {
  return new Set(lines.map(({ value }) => value.label))
}

function spellingsTwice(lines: Lines): string[] {
  const owners = new Map<string, string>()
  return lines.flatMap(({ value: { label, aliases = [] }, at }) =>
    [label, ...aliases].flatMap((spelling) => {
      const key = spellingKey(spelling)
      const owner = key === '' ? 'nothing: it has no letter' : owners.get(key)
      owners.set(key, `${label} (${at})`)
      return owner === undefined ? [] : [`${at}: “${spelling}” is already a spelling of ${owner}`]
    }),
  )
}

function unknownLabels(lines: Lines, same: ReadonlySet<string>, skills: ReadonlySet<string>): string[] {
  return lines.flatMap(({ value: { label, broader = [], near = [], core = [] }, at }) => [
    ...[...broader, ...near]
      .filter((other) => !same.has(other) || other === label)
      .map((other) => `${at}: ${label} names ${other}, which is not another entry of its kind`),
    ...core
      .filter((skill) => !skills.has(skill))
      .map((skill) => `${at}: ${label} names the skill ${skill}, which has no entry`),
  ])
}

function nearTwice(lines: Lines): string[] {
  const said = new Set(lines.flatMap(({ value: { label, near = [] } }) => near.map((other) => `${label}\n${other}`)))
  return lines.flatMap(({ value: { label, near = [] }, at }) =>
    near
      .filter((other) => said.has(`${other}\n${label}`))
      .map((other) => `${at}: ${label} and ${other} both say that they are near`),
  )
}

function circles(lines: Lines): string[] {
  const broader = new Map(lines.map(({ value }) => [value.label, value.broader ?? []]))
  const circle = (label: string, path: readonly string[]): readonly string[] | undefined => {
    if (path.includes(label)) return [...path, label]
    for (const next of broader.get(label) ?? []) {
      const found = circle(next, [...path, label])
      if (found) return found
    }
    return undefined
  }
  return lines.flatMap(({ value, at }) => {
    const found = circle(value.label, [])
    return found ? [`${at}: ${found.join(' < ')}`] : []
  })
}

function unlistedPlaces({ concepts, catalogue }: Lists): string[] {
  const known = new Set<string>([...indianStates, ...regions, ...catalogue.city])
  return concepts.city.flatMap(({ value: { label, broader = [] }, at }) =>
    broader
      .filter((around) => !known.has(around))
      .map((around) => `${at}: ${label} lies in ${around}, which is no state, region or city of the catalogue`),
  )
}

function managersOfExecutives(titles: Lines): string[] {
  return titles.flatMap(({ value: { label, aliases = [] }, at }) => {
    const work = label.replace(/ (?:Executive|Officer|Specialist|Analyst|Assistant)$/, '')
    const managers = work === label ? [] : aliases.filter((name) => [`${work} Manager`, `${work} Head`].includes(name))
    return managers.map((name) => `${at}: ${name} is other work than that of the ${label}`)
  })
}
