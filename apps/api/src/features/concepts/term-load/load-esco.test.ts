import { createReadStream, existsSync } from 'node:fs'
import { join } from 'node:path'
import { readVocabulary } from '@pramaan/database/reference-data/vocabulary/vocabulary'
import { startSeparateDatabase } from '@pramaan/database/testing/database'
import { longTestMs } from '@pramaan/testing/patience'
import { expect, test } from 'vitest'
import { loadTerms } from './term-load.ts'

const folder = process.env.ESCO_DATA ?? join(import.meta.dirname, '../../../../../../../shared/data/esco')
const files = ['skills', 'occupations'].map((name) => join(folder, `${name}.csv`))
const isThere = files.every((file) => existsSync(file))

test('the whole of ESCO loads twice, and its labels resolve after it', { timeout: longTestMs }, async ({ skip }) => {
  skip(!isThere, 'ESCO is not there: ESCO_DATA names its folder')
  const { db, stop } = await startSeparateDatabase()
  const before = (await readVocabulary(db)).vocabulary
  const ask = ['polish gemstones', 'manage musical staff', 'wire drawer']
  expect(ask.flatMap((text) => before.exact(text))).toEqual([])
  let [entries, names] = [0, 0]
  for (const file of files) {
    const loaded = await loadTerms(db, createReadStream(file))
    entries += loaded.entries
    names += loaded.names
    expect(await loadTerms(db, createReadStream(file))).toMatchObject({ entries: 0, names: 0 })
  }
  expect(entries).toBeGreaterThan(15_000)
  expect(names).toBeGreaterThan(100_000)
  const { vocabulary } = await readVocabulary(db)
  for (const text of ask.slice(1)) expect(vocabulary.exact(text)).toHaveLength(1)
  expect(vocabulary.exact('Java', ['skill']).map(({ label }) => label)).toEqual(['Java'])
  await stop()
})
