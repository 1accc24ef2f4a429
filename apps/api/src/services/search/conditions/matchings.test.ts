import { filtersOfAddress } from '@pramaan/contract/search/candidate-filters'
import { vocabularyVersion } from '@pramaan/database/schema'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { findableCandidates } from '../../../testing/people/findable.ts'
import { startApi } from '../../../testing/server/start-api.ts'
import { matchingFor } from '../paging/list-page.ts'
import { anyRole } from '../request/search-request.ts'
import { findVocabularyNow } from '../vocabulary/vocabulary.ts'

const api = await startApi()
const aFindable = findableCandidates(api)

type Actor = Parameters<typeof matchingFor>[1]

function matching(query: Parameters<typeof filtersOfAddress>[0], role: Actor['role'] = 'Employer') {
  return matchingFor(api.deps, { id: 7, role } as Actor, { filters: filtersOfAddress(query), roles: anyRole })
}

const term = 'java developer'

test('equal searches with words have the same conditions, whatever the page; others have their own', async () => {
  for (let people = 0; people < 10; people++) await aFindable({ currentPosition: 'Java Developer', location: 'Pune' })
  const saved = await matching({ term })
  expect(await matching({ term, pageIndex: '2' })).toBe(saved)
  expect(await matching({ term, location: 'Pune' })).not.toBe(saved)
  expect(await matching({ term: `${term} pune` })).not.toBe(saved)
  expect(await matching({ term }, 'Admin')).not.toBe(saved)
})

test('a word is read again once a person is called so, and all words with an edited vocabulary', async () => {
  const kindOf = async (text: string) => (await matching({ term: text })).read?.query.parts.map(({ kind }) => kind)
  expect(await kindOf('mali')).toEqual(['concept'])
  await aFindable({}, { account: { fullName: 'Mali Rao' } })
  expect(await kindOf('mali')).toEqual(['word'])
  const saved = await matching({ term })
  await api.db.update(vocabularyVersion).set({ version: sql`version + 1` })
  await findVocabularyNow(api.db, api.deps.now())
  expect(await matching({ term })).not.toBe(saved)
})

test('a list that is loosened has its people, so it is read each time', async () => {
  const loosened = { term: 'java developer 30 years nashik' }
  const first = await matching(loosened)
  expect(first.list).toBeDefined()
  expect(await matching(loosened)).not.toBe(first)
})
