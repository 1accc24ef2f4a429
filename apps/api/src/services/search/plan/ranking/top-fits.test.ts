import { candidateConcepts as concept } from '@pramaan/database/schema'
import { count, desc, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { generateSearchRows } from '../../../../testing/generated/generated-rows.queries.ts'
import { startApi } from '../../../../testing/server/start-api.ts'
import { bestFits, fitKeys, topFits } from './fits.queries.ts'

const api = await startApi()

test('the best of several concepts are those of everybody in a complete sort, whether their top is enough or not', async () => {
  await generateSearchRows(api.db, 8000)
  const { conceptId } = concept
  const concepts = await api.db.select({ conceptId }).from(concept).groupBy(conceptId).orderBy(desc(count()), conceptId)
  const ids = concepts.map((one) => one.conceptId)
  const keysOf = async (statement: ReturnType<typeof fitKeys>) =>
    (await api.db.execute<Record<string, number>>(statement)).rows.map((row) => Object.values(row).map(Number))
  const enough = new Set<boolean>()
  for (const at of [0, 3, 6, 9, 12]) {
    const [a = 0, b = 0, c = 0, d = 0, e = 0] = ids.slice(at)
    for (const conceptIds of [[[a], [b]], [[b], [a]], [[a, c], [b], [d, e]], [[c, d, e]], [[d], [a], [b], [c]]]) {
      const asked = conceptIds.map((one, index) => ({ conceptIds: one, share: index === 0 ? 2 : 1 }))
      for (const most of [5, 60, 1500]) {
        enough.add((await keysOf(topFits(asked, most))).length >= most)
        const order = sql`order by k0 desc, k1 desc, k2 desc, k3 desc, k4 desc, k5 desc`
        const everybody = await keysOf(sql`${fitKeys(asked)} ${order} limit ${most}`)
        expect(await keysOf(bestFits(asked, most)), JSON.stringify({ conceptIds, most })).toEqual(everybody)
      }
    }
  }
  expect([...enough].toSorted()).toEqual([false, true])
})
