import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { whenIdle } from './when-idle.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => {
  vi.useRealTimers()
  Reflect.deleteProperty(navigator, 'connection')
})

const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds)

test('it waits for queries under way, and for the moment after the last of them', async () => {
  const queries = new QueryClient()
  const act = vi.fn()
  const answer = Promise.withResolvers<string>()
  whenIdle(queries, act)
  await pass(400)
  void queries.fetchQuery({ queryKey: ['jobs'], queryFn: () => answer.promise })
  await pass(5_000)
  expect(act).not.toHaveBeenCalled()
  answer.resolve('all jobs')
  await pass(400)
  expect(act).not.toHaveBeenCalled()
  await pass(200)
  expect(act).toHaveBeenCalledTimes(1)
})

test('it is called once, whatever is loaded later', async () => {
  const queries = new QueryClient()
  const act = vi.fn()
  whenIdle(queries, act)
  await pass(600)
  queries.setQueryData(['jobs'], 'all jobs')
  await pass(5_000)
  expect(act).toHaveBeenCalledTimes(1)
})

test('nothing is loaded ahead for people who save data, nor after the end', async () => {
  const act = vi.fn()
  whenIdle(new QueryClient(), act)()
  Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true })
  whenIdle(new QueryClient(), act)
  await pass(60_000)
  expect(act).not.toHaveBeenCalled()
})
