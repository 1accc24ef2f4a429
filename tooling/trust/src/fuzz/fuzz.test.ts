import { startTestDatabase } from '@pramaan/database/testing/database'
import { expect, test } from 'vitest'
import { fuzzApp } from './fuzz-app.ts'
import { openTarget } from './target.ts'

test('no request made from an endpoint’s schema, whole or broken, as nobody or any role, is answered 5xx or off its schema', async () => {
  const { db, stop } = await startTestDatabase()
  const target = await openTarget(db)
  // `npm test` sends 600, the deep run 20,000.
  const tries = Number(process.env.FUZZ_TRIES ?? 2000)
  const { sent, faults } = await fuzzApp(target, { tries, seed: Number(process.env.FUZZ_SEED ?? 1) })
  await target.stop()
  await stop()
  expect(faults).toEqual([])
  expect(sent).toBeGreaterThanOrEqual(tries)
})
