import { expect, test } from 'vitest'
import { driveListOf, drivePathOf, idIn } from './drive-paths.ts'

test('the way back from a drive, and the end of an update, is the list of the role', () => {
  expect((['Employer', 'Admin', 'Counsellor', 'Candidate'] as const).map(driveListOf)).toEqual([
    '/emp-placement-drives',
    '/admin-placement-drives',
    '/admin-placement-drives',
    '/placement-drives',
  ])
})

test('a drive opens as its details page for roles that have one, and as its public page for others', () => {
  expect((['Employer', 'Admin', 'Counsellor', 'Candidate'] as const).map((role) => drivePathOf(role, 7))).toEqual([
    '/emp-placement-drive-details?drive=7',
    '/emp-placement-drive-details?drive=7',
    '/drive-detail?ID=7',
    '/drive-detail?ID=7',
  ])
})

test('the form creates a drive if the ID is missing or the text null; otherwise it edits that drive', () => {
  const driveOf = (address: string) => idIn(new URLSearchParams(address), 'ID')
  expect(['', 'ID=', 'ID=null', 'ID=x', 'ID=-1', 'ID=1.5'].map(driveOf)).toEqual(Array(6).fill(undefined))
  expect(driveOf('ID=12')).toBe(12)
})
