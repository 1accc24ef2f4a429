import { startApi } from '@pramaan/api/testing'
import { createOpenings } from '@pramaan/api/testing/people/openings'
import { MemoryStorage } from '@pramaan/app-shell/platform/page-storage.ts'
import { longTestMs } from '@pramaan/testing/patience'
import { expect, test } from 'vitest'
import { type Action, actionOf, expected } from './testing/actions.ts'
import { chances } from './testing/chances.ts'
import { aDevice, type Device } from './testing/device.ts'

const api = await startApi()
const { aJob } = createOpenings(api.deps)
const actions = Number(process.env.OFFLINE_ACTIONS ?? 60)
const seed = Number(process.env.OFFLINE_SEED ?? Math.floor(Math.random() * 2 ** 31))
const each = 20

/** Someone who applies and edits on one device while its network, its clock and its pages fail. */
async function aWorld(chance: ReturnType<typeof chances>) {
  const person = await api.aCandidate({ experienceLevel: 'Experienced' })
  const device = aDevice({ api, person, chance, storage: new MemoryStorage() })
  const saved: Action[] = []
  for (let done = 0; done < each; done += 1) {
    const action = await actionOf(chance, done, aJob, await device.shown())
    if (await device.act(action)) saved.push(action)
    if (chance.one(4)) await device.sendFromTwoTabs()
    if (chance.one(6)) device.moveClock()
    // Longer than the server keeps the answer under a key.
    if (chance.one(12)) api.pass(25 * 60 * 60_000)
  }
  await device.sendAll()
  return { device, saved }
}

async function check(device: Device, saved: readonly Action[]) {
  const record = await device.serverRecord()
  const want = expected(saved)
  expect({ left: device.left(), refused: device.refused() }).toEqual({ left: [], refused: [] })
  expect(await device.appliedJobs()).toEqual(want.jobs)
  if (want.description !== undefined) expect(record.Description).toBe(want.description)
  if (want.state !== undefined) expect(record.State).toBe(want.state)
  expect(record.Education.map(({ school, grade }) => `${school} ${grade ?? ''}`).sort()).toEqual(want.schools)
}

test('applications and profile edits made offline go out exactly once, through kills, lost answers and clock shifts', {
  timeout: longTestMs,
}, async () => {
  const chance = chances(seed)
  let count = 0
  try {
    while (count < actions) {
      const { device, saved } = await aWorld(chance)
      await check(device, saved)
      count += saved.length
    }
  } catch (error) {
    throw new Error(`Run it again with OFFLINE_SEED=${seed} OFFLINE_ACTIONS=${actions}`, { cause: error })
  }
  expect(count).toBeGreaterThanOrEqual(actions)
})
