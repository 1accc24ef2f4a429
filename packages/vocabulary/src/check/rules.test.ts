import { globSync } from 'node:fs'
import { join } from 'node:path'
import { type ConceptKind, conceptKinds } from '@pramaan/domain/concept'
import { licensedTitles } from '@pramaan/domain/opening-fit'
import { expect, test } from 'vitest'
import { conceptEntries, conceptFiles, conceptLines } from '../concept-entries.ts'
import { fields } from '../fields.ts'
import { readLines } from '../lines.ts'
import { degreeRows, domainRows, jobRoleRows, locationRows, skillRows } from '../reference-rows.ts'
import { type ConceptEntry, conceptEntry } from '../shapes.ts'
import { type Lists, rules } from './rules.ts'

const ours: Lists = {
  concepts: conceptLines,
  fields,
  catalogue: {
    title: jobRoleRows.map(({ title }) => title),
    skill: skillRows.map(({ title }) => title),
    city: locationRows.map(({ location }) => location),
    degree: degreeRows.map(({ education }) => education),
    domain: domainRows.map(({ title }) => title),
  },
}

test.each(Object.entries(rules))('%s', (_rule, problemsIn) => {
  expect(problemsIn(ours)).toEqual([])
})

/** Our lists, with entries of a kind behind the others. */
function withEntries(kind: ConceptKind, ...entries: ConceptEntry[]): Lists {
  const added = entries.map((value) => ({ value, at: 'new:1' }))
  return { ...ours, concepts: { ...conceptLines, [kind]: [...conceptLines[kind], ...added] } }
}

test.each<[string, string, Lists]>([
  [
    'a spelling of another entry',
    'already a spelling of Nurse',
    withEntries('title', { label: 'X', aliases: ['nurse'] }),
  ],
  ['a spelling said twice', 'already a spelling of X', withEntries('skill', { label: 'X', aliases: ['x!'] })],
  ['a spelling without a letter', 'no letter', withEntries('skill', { label: 'X', aliases: ['?'] })],
  ['a wider entry that is not there', 'names Xyz', withEntries('skill', { label: 'X', broader: ['Xyz'] })],
  ['an entry near itself', 'names X', withEntries('skill', { label: 'X', near: ['X'] })],
  ['a core skill that is not there', 'the skill Xyz', withEntries('title', { label: 'X', core: ['Xyz'] })],
  ['core skills of a skill', 'is no title', withEntries('skill', { label: 'X', core: ['Java'] })],
  ['a place in no place', 'no state', withEntries('city', { label: 'X', broader: ['Andheri'] })],
  ['a manager', 'other work', withEntries('title', { label: 'Xyz Executive', aliases: ['Xyz Manager'] })],
  ['a circle', 'X < X', withEntries('degree', { label: 'X', broader: ['X'] })],
  ['a relation said twice', 'both say', withEntries('title', { label: 'X', near: ['Y'] }, { label: 'Y', near: ['X'] })],
  [
    'a field of what is not there',
    'Xyz',
    { ...ours, fields: [{ kind: 'title', labels: ['Nurse', 'Xyz'], at: 'new:1' }] },
  ],
  ['a title of the catalogue alone', 'Xyz', { ...ours, catalogue: { ...ours.catalogue, title: ['Xyz'] } }],
])('%s is found', (_what, message, lists) => {
  expect(Object.values(rules).flatMap((problemsIn) => problemsIn(lists))).toContainEqual(
    expect.stringContaining(message),
  )
})

test('a wrong line is named by its file and line', () => {
  const read = (text: string) => () => readLines('data/x.jsonl', text, conceptEntry)
  expect(read('{ "label": "A" }\n{ "label": "B", }\n')).toThrow('data/x.jsonl:2: not one entry in JSON')
  expect(read('{ "label": "A" }\n\n')).toThrow('data/x.jsonl:2')
  expect(read('{ "label": "A", "alias": ["B"] }')).toThrow(/^data\/x\.jsonl:1: .*alias/s)
  expect(read('{ "label": "A " }')).toThrow('space')
  expect(read('{ "label": "A" }\n')()).toEqual([{ value: { label: 'A' }, at: 'data/x.jsonl:1' }])
})

test('each list of concepts is read', () => {
  const data = join(import.meta.dirname, '../../data')
  const files = globSync('{titles,skills,cities,degrees}/*', { cwd: data }).map((file) => file.replace('.jsonl', ''))
  const read = conceptKinds.filter((kind) => kind !== 'domain').flatMap((kind) => conceptFiles[kind])
  expect(files.toSorted()).toEqual(read.toSorted())
})

test('each title of work that takes a certain degree by law is in the lists', () => {
  const titles = new Set(conceptEntries.title.map(({ label }) => label))
  expect(licensedTitles.filter((label) => !titles.has(label))).toEqual([])
})
