import { expect, test } from 'vitest'
import { appFor, appsOf, plainPath } from './address.ts'

test('an address is compared by its path, in its own letter case', () => {
  expect(plainPath('/drive-detail/?ID=7#faq')).toBe('/drive-detail')
  expect(plainPath('emp-auth/')).toBe('/emp-auth')
  expect(plainPath('')).toBe('/')
  expect(appsOf('/EmployerApplicants?page=2')).toEqual(['staff'])
  expect(appsOf('/employerapplicants')).toEqual([])
})

test.each(['/constructor', '/__proto__', 'toString'])('%s is not our own address', (address) => {
  expect(appsOf(address)).toEqual([])
})

test('a URL of another app leads to that app', () => {
  expect(appFor('candidate', '/hirings?x=1')).toBe('employer')
  expect(appFor('employer', '/vps-verification?candidateID=3')).toBe('staff')
  expect(appFor('staff', '/complete-profile?step=step2')).toBe('candidate')
  expect(appFor('candidate', '/invitation?token=x')).toBe('staff')
  expect(appFor('employer', '/jobs')).toBeUndefined()
  expect(appFor('staff', '/nowhere')).toBeUndefined()
})

test('a URL that several other apps have leads to the app in its name, else to the first', () => {
  expect(appFor('candidate', '/emp-candidate-list?term=nurse')).toBe('employer')
  expect(appFor('candidate', '/cslr-candidate-list')).toBe('staff')
  expect(appFor('candidate', '/new-job-form')).toBe('employer')
  expect(appFor('employer', '/placement-drives')).toBe('candidate')
})
