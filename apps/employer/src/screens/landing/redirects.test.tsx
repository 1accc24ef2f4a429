import { startApi } from '@pramaan/api/testing'
import { createOpenings } from '@pramaan/api/testing/people/openings'
import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { showToEmployer } from '../../testing/show-to-employer.tsx'

const api = await startApi()

/** The callback of a started timer with this delay. */
async function timerOf(timers: { mock: { calls: unknown[][] } }, length: number) {
  const find = () => timers.mock.calls.find(([, milliseconds]) => milliseconds === length)
  await waitFor(() => expect(find()).toBeDefined())
  return find()?.[0] as () => void
}

test('the loading screen continues to the start after 15 seconds, and the landing page after one [C-499 C-500 E-853]', async () => {
  const { history, address } = await showToEmployer(api, '/summary')
  await screen.findByRole('heading', { level: 1, name: 'Summary' })
  const timers = vi.spyOn(globalThis, 'setTimeout')
  for (const [path, milliseconds] of [
    ['/loader', 15_000],
    ['/landing-page', 1000],
  ] as const) {
    timers.mockClear()
    history.push(path)
    const goOn = await timerOf(timers, milliseconds)
    expect(address()).toBe(path)
    goOn()
    await waitFor(() => expect(address()).not.toBe(path))
  }
})

test('a course lasts 2 Months [E-852]', async () => {
  const { id } = await createOpenings(api.deps).aCourse()
  await showToEmployer(api, `/certification-details?id=${id}`)
  await screen.findByRole('heading', { name: 'Spoken English' })
  expect(screen.getByText('2 Months')).toBeTruthy()
})
