import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  headline,
  isVerified,
  mostSkills,
  opportunityRoles,
  relatedRoles,
  skillGroups,
  whyNotAddRole,
  whyNotSkills,
} from './candidate.ts'

const now = new Date('2026-03-10T12:00:00Z')
const catalogue = [
  { subdomain: 'Accounts', skills: ['Tally', 'GST'] },
  { subdomain: 'Sales', skills: ['Cold calling', 'CRM'] },
  { subdomain: 'Design', skills: ['Figma'] },
]

function order(picked: string[]): string[] {
  return skillGroups(catalogue, picked).map(({ subdomain }) => subdomain)
}

test('picking a skill moves its subdomain to the top', () => {
  expect(order([])).toEqual(['Accounts', 'Sales', 'Design'])
  expect(order(['Figma'])).toEqual(['Design', 'Accounts', 'Sales'])
  expect(order(['Figma', 'crm '])).toEqual(['Sales', 'Design', 'Accounts'])
  expect(order(['Figma', 'CRM', 'Tally', 'Cold calling'])).toEqual(['Sales', 'Accounts', 'Design'])
})

test('removing the last skill of a subdomain removes its priority', () => {
  expect(order(['CRM', 'Cold calling', 'Figma'])).toEqual(['Design', 'Sales', 'Accounts'])
  expect(order(['Cold calling', 'Figma'])).toEqual(['Design', 'Sales', 'Accounts'])
  expect(order(['Figma'])).toEqual(['Design', 'Accounts', 'Sales'])
})

test('whatever is picked, every subdomain is listed once', () => {
  const skills = catalogue.flatMap((group) => group.skills)
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...skills, 'Unknown')), (picked) => {
      expect(order(picked).toSorted()).toEqual(['Accounts', 'Design', 'Sales'])
    }),
  )
})

test('ten skills, general and professional together, and no eleventh', () => {
  const nine = { general: ['a', 'b', 'c', 'd'], professional: ['e', 'f', 'g', 'h', 'i'] }
  const ten = { ...nine, general: [...nine.general, 'j'] }
  expect(mostSkills).toBe(10)
  expect(whyNotSkills(nine)).toBeUndefined()
  expect(whyNotSkills(ten)).toBeUndefined()
  expect(whyNotSkills({ ...ten, professional: [...ten.professional, 'k'] })).toBe('full')
})

test('a skill is picked once, whatever its case, and never empty', () => {
  const professional = ['Tally', 'Team  work']
  expect(whyNotSkills({ general: [' team WORK'], professional })).toBe('already-picked')
  expect(whyNotSkills({ general: ['tally'], professional })).toBe('already-picked')
  expect(whyNotSkills({ general: ['  '], professional })).toBe('empty')
})

test('at most ten related roles of one domain are stored [S-224]', () => {
  const roles = Array.from({ length: 30 }, (_, index) => ({ title: `Role ${index}`, domainId: index % 2 }))
  const saved = relatedRoles(roles, 1)
  expect(saved).toHaveLength(10)
  expect(saved[0]).toBe('Role 1')
  expect(relatedRoles([...roles.slice(0, 2), { title: 'Role 1', domainId: 1 }], 1)).toEqual(['Role 1'])
})

test('the opportunities step shows the chosen roles first and at most twenty [S-276]', () => {
  const suggested = Array.from({ length: 30 }, (_, index) => `Role ${index}`)
  const shown = opportunityRoles(['Welder', 'Role 3'], suggested, ['Role 0'])
  expect(shown.slice(0, 4)).toEqual(['Welder', 'Role 3', 'Role 1', 'Role 2'])
  expect(shown).toHaveLength(20)
})

test('a job role is added once, and no twenty-first', () => {
  expect(whyNotAddRole(['Welder'], ' Welder ')).toBe('already-there')
  expect(whyNotAddRole(['Welder'], 'Nurse')).toBeUndefined()
  const twenty = Array.from({ length: 20 }, (_, index) => `Role ${index}`)
  expect(whyNotAddRole(twenty, 'Nurse')).toBe('full')
})

test('a candidate is verified when HR comments exist', () => {
  expect([null, undefined, {}, { ComSkills: 'Good' }].map(isVerified)).toEqual([false, false, true, true])
})

const clerk = { title: 'Clerk', companyName: 'Acme', startMonth: 'jan', startYear: 2020 }
const cashier = { ...clerk, title: 'Cashier', endMonth: 'may', endYear: 2024 }
const school = { degree: 'B.Com', school: 'Pune College', startYear: 2019, endYear: 2022 }

test('the headline is the latest job, a present one first', () => {
  const present = { ...clerk, working: true }
  const older = { ...clerk, title: 'Helper', endMonth: 'may', endYear: 2021 }
  const profile = { level: 'Experienced', education: [school], experience: [older, present, cashier] } as const
  expect(headline(profile, now)).toEqual({ kind: 'job', title: 'Clerk', company: 'Acme' })
  expect(headline({ ...profile, experience: [older, cashier] }, now)).toMatchObject({ title: 'Cashier' })
})

test('without a dated job the headline is the latest education', () => {
  const pursuing = { ...school, degree: 'M.Com', startYear: 2024, endYear: null, pursuing: true }
  const undated = { ...clerk, startYear: 'x', working: true }
  const profile = { level: 'Experienced', education: [school, pursuing], experience: [undated] } as const
  expect(headline(profile, now)).toEqual({ kind: 'education', degree: 'M.Com', school: 'Pune College' })
})

test('without a job or an education the headline is the experience level', () => {
  expect(headline({ level: 'Fresher', education: [], experience: [] }, now)).toEqual({
    kind: 'level',
    level: 'Fresher',
  })
})
