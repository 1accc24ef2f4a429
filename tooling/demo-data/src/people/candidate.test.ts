import { mostDescriptionCharacters, whyNotSkills } from '@pramaan/domain/candidate'
import { whyNotEducationPeriod, whyNotExperiencePeriod } from '@pramaan/domain/duration'
import { experienceYears, showsExperience } from '@pramaan/domain/experience-level'
import { firstMissing } from '@pramaan/domain/hr-comments'
import { joiningOfInfo, whyNotJoining } from '@pramaan/domain/joining'
import { months } from '@pramaan/domain/options'
import { parsePhone } from '@pramaan/domain/phone'
import { jobRoleRows, skillRows } from '@pramaan/vocabulary/reference-rows'
import { expect, test } from 'vitest'
import { works } from '../trades/roles.ts'
import { schoolings } from '../trades/schooling.ts'
import { demoSeed } from '../world.ts'
import { candidateAt } from './candidate.ts'
import { usualPay } from './career/pay.ts'
import type { Person } from './identity/person.ts'

const world = { seed: demoSeed, candidates: 4000, now: new Date('2026-11-21T06:30:00.000Z') }
const people = Array.from({ length: world.candidates }, (_, index) => candidateAt(world, index))
const lakh = 10_000_000

function workOf({ candidate }: Person) {
  const found = works.find(({ role }) => role.id === candidate.jobRoleIds[0])
  if (!found) throw new Error('The first job role is not in the catalogue.')
  return found
}

function share(list: readonly unknown[]) {
  return list.length / people.length
}

test('the same world gives the same person, made alone or in a row', () => {
  expect(candidateAt(world, 1234)).toEqual(people[1234])
  expect(candidateAt({ ...world, seed: 'other' }, 1234)).not.toEqual(people[1234])
})

test('skills are in the catalogue, belong to the role, and are ten at most', () => {
  const kinds = new Map(skillRows.map(({ title, kind }) => [title, kind]))
  for (const person of people) {
    const { generalSkills: general, professionalSkills: professional } = person.candidate
    const { role } = workOf(person)
    expect(whyNotSkills({ general, professional })).toBeUndefined()
    expect(general.filter((skill) => kinds.get(skill) !== 'general')).toEqual([])
    const known = [...role.professionalSkills, ...role.suggestProfessionalSkills]
    expect(professional.filter((skill) => !known.includes(skill))).toEqual([])
  }
})

test('the degree is one that leads to the role', () => {
  for (const person of people) {
    const taught: readonly (readonly [string, number])[] = schoolings[workOf(person).trade.schooling]
    expect(taught.map(([degree]) => degree)).toContain(person.candidate.degree)
  }
})

test('periods are valid in the forms, and study ends before work starts', () => {
  for (const { educations, experiences } of people) {
    expect(educations.flatMap((entry) => whyNotEducationPeriod(entry, world.now) ?? [])).toEqual([])
    expect(experiences.flatMap((entry) => whyNotExperiencePeriod(entry, world.now) ?? [])).toEqual([])
    const begun = experiences.map(({ startYear, startMonth }) => startYear * 12 + months.indexOf(startMonth))
    const studied = educations.map(({ endYear }) => (endYear ?? 0) * 12)
    expect(Math.max(0, ...studied)).toBeLessThanOrEqual(Math.min(Number.POSITIVE_INFINITY, ...begun))
  }
})

test('positions do not overlap, and only the newest may be a current one', () => {
  const monthOf = (year: number | null, month: string | null) =>
    (year ?? 9999) * 12 + months.findIndex((known) => known.localeCompare(month ?? '') === 0)
  for (const { experiences } of people) {
    for (const [at, entry] of experiences.entries()) {
      const newer = experiences[at - 1]
      if (newer)
        expect(monthOf(entry.endYear, entry.endMonth)).toBeLessThanOrEqual(monthOf(newer.startYear, newer.startMonth))
      if (newer) expect(entry.working).toBe(false)
    }
  }
})

test('anyone who is Experienced has positions and years, a Fresher has neither', () => {
  for (const { candidate, experiences } of people) {
    const experienced = showsExperience(candidate.experienceLevel)
    expect(experiences.length > 0).toBe(experienced)
    if (experienced) expect(candidate.experienceYears).toBeLessThanOrEqual(experienceYears.to)
    else expect(candidate.experienceYears).toBeNull()
    expect(whyNotJoining(candidate.experienceLevel, joiningOfInfo(candidate.joining))).toBeUndefined()
  }
})

test('pay is of the order that the role pays after those years', () => {
  for (const person of people) {
    const { expectedCtc, incomeCtc, experienceYears } = person.candidate
    const usual = usualPay(workOf(person).trade, experienceYears ?? 0, 1)
    if (expectedCtc === null) continue
    expect(expectedCtc / lakh).toBeGreaterThanOrEqual(1.2)
    expect(expectedCtc / lakh).toBeLessThan(Math.max(3, usual * 3))
    if (incomeCtc !== null) expect(incomeCtc).toBeLessThanOrEqual(expectedCtc)
  }
})

test('everyone is of age', () => {
  const births = people.flatMap(({ candidate }) => candidate.dob ?? [])
  expect(births.filter((dob) => dob > '2008-11-21')).toEqual([])
  expect(births.filter((dob) => dob < '1978')).toEqual([])
})

test('phones and e-mails are unique, the phones from 9000100000 up, the e-mails under example.com', () => {
  const phones = people.map(({ account }) => account.phone)
  expect(new Set(phones).size).toBe(people.length)
  expect(phones.filter((phone) => parsePhone(phone).e164 !== phone || phone < '+919000100000')).toEqual([])
  const emails = people.flatMap(({ account }) => account.contactEmail ?? [])
  expect(new Set(emails).size).toBe(emails.length)
  expect(emails.filter((email) => !/^[a-z._]+\d+@example\.com$/.test(email))).toEqual([])
})

test('descriptions fit the limit, and candidates seen by hr have a complete one', () => {
  for (const { candidate, hrComments, vspApplication } of people) {
    expect((candidate.description ?? '').length).toBeLessThanOrEqual(mostDescriptionCharacters)
    if (!hrComments) continue
    const {
      comSkills: ComSkills,
      languages: language,
      workTypes: workType,
      jobTypes: jobType,
      availability: Availability,
    } = hrComments
    expect(firstMissing({ ...hrComments, ComSkills, language, workType, jobType, Availability })).toBeUndefined()
    expect(vspApplication?.verified).toBe(true)
  }
})

test('shares are those of the brief: Freshers, Devanagari, verified, applied, Maharashtra', () => {
  expect(share(people.filter(({ candidate }) => !showsExperience(candidate.experienceLevel)))).toBeCloseTo(0.45, 1)
  const devanagari = share(people.filter(({ account }) => /\p{Script=Devanagari}/u.test(account.fullName)))
  expect(devanagari).toBeGreaterThan(0.065)
  expect(devanagari).toBeLessThan(0.095)
  expect(share(people.filter(({ hrComments }) => hrComments))).toBeCloseTo(0.22, 1)
  const applied = share(people.filter(({ vspApplication }) => vspApplication && !vspApplication.verified))
  expect(applied).toBeGreaterThan(0.015)
  expect(applied).toBeLessThan(0.03)
  const home = share(people.filter(({ candidate }) => candidate.state === 'Maharashtra'))
  expect(home).toBeGreaterThan(0.45)
  expect(home).toBeLessThan(0.7)
  expect(new Set(people.map(({ candidate }) => candidate.state)).size).toBeGreaterThan(25)
})

test('nobody waits longer than weeks for their verification, and most wait for days', () => {
  const waits = people.flatMap(({ account, vspApplication }) => {
    if (!vspApplication || vspApplication.verified) return []
    expect(vspApplication.createdAt > account.createdAt).toBe(true)
    return [(world.now.getTime() - vspApplication.createdAt.getTime()) / 86_400_000]
  })
  expect(waits.length).toBeGreaterThan(20)
  expect(Math.min(...waits)).toBeGreaterThanOrEqual(0)
  expect(Math.max(...waits)).toBeLessThan(20)
  expect(waits.filter((days) => days < 7).length).toBeGreaterThan(waits.length / 2)
})

test('people register in the order of their numbers over the last eighteen months', () => {
  const instants = people.map(({ account }) => account.createdAt.getTime())
  expect(instants).toEqual([...instants].sort((a, b) => a - b))
  expect(instants[0]).toBeGreaterThan(world.now.getTime() - 549 * 86_400_000)
  expect(instants.at(-1)).toBeLessThanOrEqual(world.now.getTime())
})

test('all roles, and profiles weak and strong, are met', () => {
  expect(new Set(people.map(({ candidate }) => candidate.jobRoleIds[0])).size).toBe(jobRoleRows.length)
  const strengths = people.map(({ candidate }) => candidate.profileProgress)
  expect(Math.min(...strengths)).toBeLessThan(50)
  expect(Math.max(...strengths)).toBeGreaterThan(85)
})
