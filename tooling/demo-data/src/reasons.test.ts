import { readVocabulary } from '@pramaan/database/reference-data/vocabulary/vocabulary'
import { startSeparateDatabase } from '@pramaan/database/testing/database'
import { factsIn, readProfile } from '@pramaan/domain/fit'
import { afterAll, expect, test } from 'vitest'
import { candidateAt } from './people/candidate.ts'
import { textsOf } from './write/person-rows.ts'

const now = new Date('2026-11-21T06:30:00.000Z')
const { db, stop } = await startSeparateDatabase()
afterAll(stop)

test('whatever is searched for, each reason of each demo person is a fact of their profile', async () => {
  const { vocabulary } = await readVocabulary(db)
  const world = { seed: 'demo', candidates: 600, now }
  const people = Array.from({ length: world.candidates }, (_, index) => candidateAt(world, index))
  const seen = { reasons: 0, unconfirmed: 0 }
  const untrue = people.flatMap((person) => {
    const texts = textsOf(person, now)
    const isFact = factsIn(texts, vocabulary)
    const { concepts } = readProfile(texts, vocabulary)
    seen.reasons += concepts.length
    seen.unconfirmed += person.candidate.rolesUnconfirmed ? 1 : 0
    const label = (id: number) => vocabulary.conceptOf(id)?.label
    return concepts
      .filter((reason) => !isFact(reason))
      .map(({ conceptId, grade, sourceConceptId }) => [grade, label(conceptId), label(sourceConceptId)].join(', '))
  })
  expect(untrue).toEqual([])
  expect(seen.reasons).toBeGreaterThan(10_000)
  expect(seen.unconfirmed).toBeGreaterThan(60)
})
