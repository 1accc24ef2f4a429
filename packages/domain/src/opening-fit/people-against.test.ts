import { expect, test } from 'vitest'
import { jobExperienceOptions } from '../options/options.ts'
import { experienceHindrance, monthsAgainst, partShares, payAgainst, peopleCosts } from './opening-fit.ts'
import { leastOfHaving } from './requirements.ts'

const inRange = (value: number) => (range: { least: number; most: number | null }) =>
  value >= range.least && (range.most === null || value <= range.most)

test.each(jobExperienceOptions.map(({ text }) => text))('%s: years speak against a person as against a job', (text) => {
  const judged = Array.from({ length: 240 }, (_, months) => monthsAgainst(text).filter(inRange(months)))
  expect(judged.map((found) => found.map(({ hindrance }) => hindrance))).toEqual(
    judged.map((_, months) => [experienceHindrance(text, months) ?? []].flat()),
  )
})

test('who expects more than an opening pays is hindered, more so from half as much again on; open pay hinders nobody', () => {
  const hindrances = (expected: number) =>
    payAgainst(400)
      .filter(inRange(expected))
      .map(({ hindrance }) => hindrance)
  expect([400, 401, 599, 600, 4000].map(hindrances)).toEqual([[], ['pay'], ['pay'], ['far-more-pay'], ['far-more-pay']])
  expect(payAgainst(null)).toEqual([])
  expect(monthsAgainst(null)).toEqual([])
})

test('no missing general skill counts as much as years, place or pay that do not suit', () => {
  expect(partShares.general * leastOfHaving).toBeLessThan(Math.min(...Object.values(peopleCosts)))
})
