import { jobRoleTypes } from '@pramaan/domain/job-role'
import { driveLocations, indianStates, pickerCities, qualifications, staffLocations } from '@pramaan/domain/options'
import { expect, test } from 'vitest'
import { degreeRows, domainRows, jobRoleRows, levelRows, locationRows, skillRows } from './reference-rows.ts'

const skillTitles = (kind: string) =>
  new Set(skillRows.filter((skill) => skill.kind === kind).map(({ title }) => title))

test('every skill that a job role requires or suggests is in the skills list', () => {
  const general = skillTitles('general')
  const professional = skillTitles('professional')
  for (const role of jobRoleRows) {
    const unknown = [
      ...[...role.generalSkills, ...role.suggestGeneralSkills].filter((title) => !general.has(title)),
      ...[...role.professionalSkills, ...role.suggestProfessionalSkills].filter((title) => !professional.has(title)),
    ]
    expect([role.title, unknown]).toEqual([role.title, []])
  }
})

test('every job role of the catalogue has a type, and each type has roles', () => {
  const typeOf = new Map(jobRoleRows.map(({ title, type }) => [title, type]))
  expect(new Set(typeOf.values())).toEqual(new Set(jobRoleTypes))
  expect(
    ['Frontend Developer', 'Copywriter', 'Insurance Advisor', 'HR Recruiter'].map((one) => typeOf.get(one)),
  ).toEqual(['Technical', 'Creative', 'Sales & Marketing', 'Admin'])
})

test.each([
  ['domains', domainRows.map(({ id, title }) => [id, title]), 16],
  ['job roles', jobRoleRows.map(({ id, title }) => [id, title]), 130],
  ['skills', skillRows.map(({ id, title }) => [id, title]), 500],
  ['levels', levelRows.map(({ id, level }) => [id, level]), 7],
  ['degrees', degreeRows.map(({ id, education }) => [id, education]), 90],
  ['locations', locationRows.map(({ id, location }) => [id, location]), 150],
])('%s have ids and titles of their own, whatever the case', (_name, rows, least) => {
  expect(rows.length).toBeGreaterThanOrEqual(least)
  expect(new Set(rows.map(([id]) => id)).size).toBe(rows.length)
  expect(new Set(rows.map(([, title]) => String(title).toLowerCase())).size).toBe(rows.length)
})

test('a job role belongs to a subdomain of its domain that has skills to pick', () => {
  const titles = new Map<number, string>(domainRows.map(({ id, title }) => [id, title]))
  const groups = new Set(skillRows.map(({ domain, subdomain }) => `${domain}|${subdomain}`))
  for (const role of jobRoleRows) expect(groups).toContain(`${titles.get(role.domainId)}|${role.subdomain}`)
})

test('the levels are the qualifications of jobs and drives with 10th Pass before them', () => {
  expect(levelRows.map(({ level }) => level)).toEqual(['10th Pass', ...qualifications])
})

test('the locations hold every city of the pickers and filters, each in a state of India', () => {
  const cities = new Set(locationRows.map(({ location }) => location))
  const locations = [...pickerCities, ...driveLocations, ...staffLocations]
  expect(locations.filter((city) => city !== 'Anywhere' && !cities.has(city))).toEqual([])
  const states: readonly string[] = indianStates
  expect(locationRows.filter(({ state }) => !states.includes(state))).toEqual([])
})
