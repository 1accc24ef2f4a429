import { expect, test } from 'vitest'
import { appOfRole, isStaff, roleNames, roleOfId, roles } from './role.ts'

test('the six roles have the numbers that tokens carry [C-001 E-009 S-001]', () => {
  expect(roles).toEqual({ Candidate: 1, Employer: 2, Admin: 3, hr: 4, Counsellor: 5, 'C-Partner': 6 })
  for (const role of roleNames) expect(roleOfId(roles[role])).toBe(role)
})

test.each([0, 7, -1, 1.5, Number.NaN])('%s is the number of no role', (id) => {
  expect(roleOfId(id)).toBeUndefined()
})

test('everyone but candidates and employers is staff', () => {
  expect(roleNames.filter(isStaff)).toEqual(['Admin', 'hr', 'Counsellor', 'C-Partner'])
})

test('each role works in one app', () => {
  expect(roleNames.map(appOfRole)).toEqual(['candidate', 'employer', 'staff', 'staff', 'staff', 'staff'])
})
