import { Readable } from 'node:stream'
import { seedReference } from '@pramaan/database/reference-data/seed-reference'
import { findVocabularyVersion } from '@pramaan/database/reference-data/vocabulary/read-concepts.queries'
import { readVocabulary } from '@pramaan/database/reference-data/vocabulary/vocabulary'
import { conceptTerms } from '@pramaan/database/schema'
import { isNotNull } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { startApi } from '../../../testing/server/start-api.ts'
import { loadTerms } from './term-load.ts'

const api = await startApi()
const header = 'uri,kind,preferred_label,other_labels,licence'
const csv = (...lines: string[]) => Readable.from([Buffer.from([header, ...lines].join('\n'))])

test('a taxonomy is added beside our own entries, which win, keeps source and licence, and changes nothing twice', async () => {
  const lines = [
    'urn:1,skill/competence,polish quxstones,quxstone polishing|smooth quxstones,CC BY 4.0',
    'urn:2,knowledge,Java (computer programming),jdk|java quxlanguage,CC BY 4.0',
    'urn:3,occupation,quxstone polisher,quxstone worker|Java Developer,CC BY 4.0',
    'urn:4,occupation,quxstone worker,quxstone labourer,CC BY 4.0',
  ]
  expect(await loadTerms(api.db, csv(...lines))).toEqual({ read: 4, entries: 3, names: 8 })
  const { vocabulary } = await readVocabulary(api.db)
  const labelOf = (text: string, kind: 'skill' | 'title') => vocabulary.exact(text, [kind]).map(({ label }) => label)
  expect(labelOf('Smooth Qux-stones', 'skill')).toEqual(['polish quxstones'])
  expect(labelOf('java quxlanguage', 'skill')).toEqual(['Java'])
  expect(labelOf('java', 'skill')).toEqual(['Java'])
  expect(labelOf('java developer', 'title')).toEqual(['Java Developer'])
  expect(labelOf('quxstone worker', 'title')).toEqual(['quxstone worker'])
  const loaded = await api.db.select().from(conceptTerms).where(isNotNull(conceptTerms.source))
  expect(loaded.find(({ term }) => term === 'java quxlanguage')).toMatchObject({
    source: 'urn:2',
    licence: 'CC BY 4.0',
  })
  const version = await findVocabularyVersion(api.db)
  expect(await loadTerms(api.db, csv(...lines))).toEqual({ read: 4, entries: 0, names: 0 })
  await seedReference(api.db)
  expect(await findVocabularyVersion(api.db)).toBe(version)
})

test('one wrong row loads nothing, and each is said with its line', async () => {
  const rejected: string[] = []
  const loading = loadTerms(
    api.db,
    csv(
      'urn:10,skill,quxgood,,CC BY 4.0',
      ',skill,quxa,,CC BY 4.0',
      'urn:11,animal,quxb,,CC BY 4.0',
      'urn:12,skill,---,,CC BY 4.0',
      'urn:13,skill,quxc,,',
      'urn:10,skill,quxd,,CC BY 4.0',
    ),
    { onRejected: (line, reason) => rejected.push(`${line}: ${reason}`) },
  )
  await expect(loading).rejects.toThrow('5 of 6 rows were rejected. Nothing was loaded.')
  expect(rejected).toEqual([
    '3: uri is empty',
    expect.stringMatching(/^4: kind “animal” is none of skill,/),
    expect.stringMatching(/^5: preferred_label/),
    '6: licence is empty',
    '7: uri urn:10 is already on line 2',
  ])
  const { vocabulary } = await readVocabulary(api.db)
  expect(vocabulary.exact('quxgood')).toEqual([])
  await expect(loadTerms(api.db, Readable.from([Buffer.from('uri,kind\n')]))).rejects.toThrow(
    'lacks the column preferred_label, other_labels',
  )
})
