import { expect, test } from 'vitest'
import { appOfRole, isRole, isStaff, roleNames, roleOfId, roles, whyNotRegister } from './role.ts'

test('the six roles have the numbers that tokens carry', () => {
  expect(roles).toEqual({ Candidate: 1, Employer: 2, Admin: 3, hr: 4, Counsellor: 5, 'C-Partner': 6 })
  for (const role of roleNames) expect(roleOfId(roles[role])).toBe(role)
})

test.each([0, 7, -1, 1.5, Number.NaN])('%s is the number of no role', (id) => {
  expect(roleOfId(id)).toBeUndefined()
})

test('a role is spelt exactly', () => {
  expect(isRole('C-Partner')).toBe(true)
  expect(['admin', 'HR', 'toString', ''].filter(isRole)).toEqual([])
})

test('only candidates and employers register themselves', () => {
  expect(roleNames.filter((role) => whyNotRegister(role) === undefined)).toEqual(['Candidate', 'Employer'])
  expect(roleNames.filter(isStaff)).toEqual(['Admin', 'hr', 'Counsellor', 'C-Partner'])
})

test('each role works in one app', () => {
  expect(roleNames.map(appOfRole)).toEqual(['candidate', 'employer', 'staff', 'staff', 'staff', 'staff'])
})
