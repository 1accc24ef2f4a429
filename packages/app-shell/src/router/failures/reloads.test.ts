import { afterEach, expect, test, vi } from 'vitest'
import { nextReload, noteReload } from './reloads.ts'

afterEach(() => {
  vi.useRealTimers()
  sessionStorage.clear()
})

test('a page whose code can’t be loaded reloads by itself three times, ten seconds apart, and again minutes later', () => {
  vi.useFakeTimers({ now: new Date('2026-11-21T06:30:00Z') })
  for (const _time of [1, 2, 3]) {
    expect(nextReload()).toBe('now')
    noteReload()
    expect(nextReload()).not.toBe('now')
    vi.advanceTimersByTime(10_000)
  }
  expect(nextReload()).toBe('never')
  vi.advanceTimersByTime(290_000)
  expect(nextReload()).toBe('now')
})
