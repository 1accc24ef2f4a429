import { expect, test } from 'vitest'
import { candidateLists, candidateWindows, scopeJobs } from './dashboard.ts'

test('Scope for you has at most five of the matches, in reversed order', () => {
  expect(scopeJobs(['a', 'b', 'c', 'd', 'e', 'f'])).toEqual(['e', 'd', 'c', 'b', 'a'])
  expect(scopeJobs(['a', 'b'])).toEqual(['b', 'a'])
})

test('the windows are 90, 7 and 30 days, and six drives show', () => {
  expect(candidateWindows).toEqual({ viewers: 90, searchAppearances: 7, shortlisted: 30 })
  expect(candidateLists.drives).toBe(6)
})
