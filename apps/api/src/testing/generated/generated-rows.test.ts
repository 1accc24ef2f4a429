import { candidateSearch } from '@pramaan/database/schema'
import { expect, test } from 'vitest'
import { renewConcepts } from '../../services/search/projection/renew.ts'
import { startApi } from '../server/start-api.ts'
import { generateSearchRows } from './generated-rows.queries.ts'

const api = await startApi()

test('a server on generated rows leaves them as they are, however long it runs', async () => {
  await generateSearchRows(api.db, 60)
  await renewConcepts(api.deps)
  expect(await api.db.$count(candidateSearch)).toBe(60)
})
