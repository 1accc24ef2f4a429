import { expect, test } from 'vitest'
import { candidateLists, candidateWindows } from './dashboard.ts'

test('the windows are 90, 7 and 30 days, and six drives show', () => {
  expect(candidateWindows).toEqual({ viewers: 90, searchAppearances: 7, shortlisted: 30 })
  expect(candidateLists.drives).toBe(6)
})
