import { candidateConcepts, candidateSearch, searchVersions, vocabularyVersion } from '@pramaan/database/schema'
import { asc, eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { findableCandidates } from '../../../testing/people/findable.ts'
import { startApi } from '../../../testing/server/start-api.ts'
import { renewConcepts } from './renew.ts'

const api = await startApi()
const aFindable = findableCandidates(api)

/** The rows of the search, each with the transaction that wrote it. */
async function writtenRows() {
  const written = sql<string>`xmin::text`
  const row = await api.db
    .select({ id: candidateSearch.candidateId, written })
    .from(candidateSearch)
    .orderBy(asc(candidateSearch.candidateId))
  const concepts = await api.db
    .select({ id: candidateConcepts.candidateId, conceptId: candidateConcepts.conceptId, written })
    .from(candidateConcepts)
    .orderBy(asc(candidateConcepts.candidateId), asc(candidateConcepts.conceptId))
  return { row, concepts }
}

const currentVersion = async () => (await api.db.select().from(vocabularyVersion))[0]?.version

test('whose rows an edit of the vocabulary leaves as they are is not written again', async () => {
  await aFindable({ currentPosition: 'Java Developer', professionalSkills: ['Spring Boot', 'SQL'], location: 'Pune' })
  await aFindable({ currentPosition: 'Telecaller', description: 'जावा', degree: 'B.Com', domainId: 1 })
  await api.db.execute(sql`update ${vocabularyVersion} set version = version + 1`)
  const before = await writtenRows()
  await renewConcepts(api.deps)
  expect(await writtenRows()).toEqual(before)
  const version = await currentVersion()
  expect(await api.db.select().from(searchVersions)).toMatchObject([
    { vocabularyVersion: version },
    { vocabularyVersion: version },
  ])
})

test.each([
  [
    'a concept that a vocabulary no longer names',
    sql`insert into ${candidateConcepts} select * from (
    select candidate_id, 999999, 1, 999999, looking, verified, fresh_day, compared_strength from ${candidateConcepts}) as strange limit 1`,
  ],
  ['a concept that is lacking', sql`delete from ${candidateConcepts}`],
  ['another grade', sql`update ${candidateConcepts} set grade = grade - 1`],
  ['a word', sql`update ${candidateSearch} set words = words || 'strange'::tsvector`],
  ['a card', sql`update ${candidateSearch} set card = (card::jsonb || '{"Location": "Elsewhere"}')::json`],
])('%s is put right', async (_what, strange) => {
  const { id } = await aFindable({ currentPosition: 'Java Developer', professionalSkills: ['SQL'] })
  const read = async () => [
    await api.db.select().from(candidateSearch).where(eq(candidateSearch.candidateId, id)),
    await api.db
      .select()
      .from(candidateConcepts)
      .where(eq(candidateConcepts.candidateId, id))
      .orderBy(asc(candidateConcepts.conceptId)),
  ]
  const before = await read()
  await api.db.execute(strange)
  expect(await read()).not.toEqual(before)
  await api.db.update(searchVersions).set({ vocabularyVersion: 0 })
  await renewConcepts(api.deps)
  expect(await read()).toEqual(before)
})
