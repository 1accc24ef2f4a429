import { expect, test } from 'vitest'
import { candidateCarousels, candidateLists, candidateWindows, scopeJobs, tipRotation } from './dashboard.ts'

test('Scope for you has at most five of the matches, in reversed order', () => {
  expect(scopeJobs(['a', 'b', 'c', 'd', 'e', 'f'])).toEqual(['e', 'd', 'c', 'b', 'a'])
  expect(scopeJobs(['a', 'b'])).toEqual(['b', 'a'])
})

test('the windows are 90, 7 and 30 days, and six drives show', () => {
  expect(candidateWindows).toEqual({ viewers: 90, searchAppearances: 7, shortlisted: 30 })
  expect(candidateLists.drives).toBe(6)
})

test('three trainings are side by side, two below 875 px, one below 585 px; two drives, one below 585 px', () => {
  const { trainings, drives } = candidateCarousels
  expect(trainings.perPage).toEqual([{ below: 585, count: 1 }, { below: 875, count: 2 }, { count: 3 }])
  expect(drives.perPage).toEqual([{ below: 585, count: 1 }, { count: 2 }])
})

test('trainings turn every 3 seconds, five tips every 4', () => {
  expect(candidateCarousels.trainings.intervalMs).toBe(3000)
  expect(tipRotation).toEqual({ tips: 5, intervalMs: 4000 })
})
