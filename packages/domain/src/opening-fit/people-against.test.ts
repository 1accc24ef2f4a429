import { expect, test } from 'vitest'
import { type Concept, vocabularyOf } from '../concept/concept.ts'
import { jobExperienceOptions } from '../options/options.ts'
import { experienceHindrance, isLicensed, monthsAgainst, partShares, payAgainst, peopleCosts } from './opening-fit.ts'
import { leastOfHaving } from './requirements.ts'

const inRange = (value: number) => (range: { least: number; most: number | null }) =>
  value >= range.least && (range.most === null || value <= range.most)

const experiences = [null, ...jobExperienceOptions.map(({ text }) => text)]
const kinds = experiences.flatMap((experience) => [null, 'Internship'].map((type) => ({ experience, type })))

test.each(kinds)('$experience, $type: years speak against a person as against a job', (opening) => {
  const judged = Array.from({ length: 240 }, (_, months) => monthsAgainst(opening).filter(inRange(months)))
  expect(judged.map((found) => found.map(({ hindrance }) => hindrance))).toEqual(
    judged.map((_, months) => [experienceHindrance(opening, months) ?? []].flat()),
  )
})

test('who expects more than an opening pays is hindered, the more so the more it is; open pay hinders nobody', () => {
  const hindrances = (expected: number) =>
    payAgainst(400)
      .filter(inRange(expected))
      .map(({ hindrance }) => hindrance)
  expect([400, 401, 599, 600, 799, 800, 1199, 1200, 4000].flatMap(hindrances)).toEqual([
    ...['pay', 'pay', 'far-more-pay', 'far-more-pay'],
    ...['twice-the-pay', 'twice-the-pay', 'thrice-the-pay', 'thrice-the-pay'],
  ])
  const costs = payAgainst(400).map(({ hindrance }) => peopleCosts[hindrance])
  expect(costs).toEqual(costs.toSorted((a, b) => a - b))
  expect(new Set(costs).size).toBe(costs.length)
  expect(payAgainst(null)).toEqual([])
  expect(monthsAgainst({ experience: null, type: null })).toEqual([])
})

test('no missing general skill counts as much as years, place or pay that do not suit', () => {
  expect(partShares.general * leastOfHaving).toBeLessThan(Math.min(...Object.values(peopleCosts)))
})

test('work that takes a degree by law is such a title or a narrower one', () => {
  const concept = (id: number, label: string, broader: number[] = []): Concept => {
    return { id, kind: 'title', label, aliases: [], broader, near: [], core: [] }
  }
  const titles = [concept(1, 'Nurse'), concept(2, 'Ward Nurse', [1]), concept(3, 'Ward Boy')]
  expect([1, 2, 3].filter((id) => isLicensed(id, vocabularyOf(titles)))).toEqual([1, 2])
})
