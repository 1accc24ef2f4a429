import fc from 'fast-check'
import { expect, test } from 'vitest'
import { months } from '../options/options.ts'
import {
  durationOf,
  type ExperienceItem,
  educationPeriod,
  experiencePeriod,
  isUndated,
  longDuration,
  totalExperience,
  whyNotEducationPeriod,
  whyNotExperiencePeriod,
} from './duration.ts'

const now = new Date('2026-03-10T12:00:00Z')
const aYear = fc.integer({ min: 2000, max: 2025 })
const aMonth = fc.constantFrom(...months)
const aJob: fc.Arbitrary<ExperienceItem> = fc.record({
  startMonth: aMonth,
  startYear: aYear,
  endMonth: aMonth,
  endYear: aYear,
  working: fc.boolean(),
})

function job(start: string, end?: string): ExperienceItem {
  const [startMonth, startYear] = start.split(' ')
  const [endMonth, endYear] = end?.split(' ') ?? []
  return { startMonth, startYear, endMonth, endYear, working: end === undefined }
}

function lasting(item: ExperienceItem): string | undefined {
  const span = experiencePeriod(item, now)
  return span && longDuration(durationOf(span))
}

test.each([
  [{ years: 2, months: 3 }, '2 Years 3 Months'],
  [{ years: 1, months: 1 }, '1 Year 1 Month'],
  [{ years: 5, months: 0 }, '5 Years'],
  [{ years: 0, months: 11 }, '11 Months'],
  [{ years: 0, months: 0 }, '0 Months'],
])('%j reads %s', (duration, text) => {
  expect(longDuration(duration)).toBe(text)
})

test.each([
  [job('jan 2020', 'apr 2022'), '2 Years 3 Months'],
  [job('January 2020', 'DEC 2020'), '11 Months'],
  [job('mar 2020', 'mar 2020'), '0 Months'],
  [job('mar 2025'), '1 Year'],
  [job('jan 2026', 'dec 2027'), '2 Months'],
])('%j lasts %s', (item, text) => {
  expect(lasting(item)).toBe(text)
})

test('a position held now runs to the month in India, not to the month of the machine', () => {
  const midnight = new Date('2026-03-31T18:30:00Z')
  expect(experiencePeriod(job('jan 2026'), midnight)).toEqual({ from: 2026 * 12, to: 2026 * 12 + 3 })
})

test.each([
  job('xyz 2020', 'apr 2022'),
  job('jan 20x0', 'apr 2022'),
  job('jan 2020', 'apr'),
  job('jan 2020', ''),
  job('may 2022', 'apr 2022'),
  job('jan 2099'),
  { startMonth: null, startYear: 2020, working: true },
])('%j has invalid dates and is skipped [C-230 E-651 S-264]', (item) => {
  expect(experiencePeriod(item, now)).toBeUndefined()
  expect(totalExperience([item, job('jan 2020', 'jan 2021')], now)).toEqual({ years: 1, months: 0 })
})

test.each(['present', '', null, undefined, 'n/a'])(
  'education that ends in %j ends in the current year [C-225 S-265]',
  (endYear) => {
    expect(educationPeriod({ startYear: '2023', endYear }, now)).toEqual({ from: 2023 * 12, to: 2026 * 12 })
  },
)

test('education without a start year or with its ends swapped is skipped', () => {
  expect(educationPeriod({ startYear: 'x', endYear: 2022 }, now)).toBeUndefined()
  expect(educationPeriod({ startYear: 2023, endYear: 2022 }, now)).toBeUndefined()
  expect(educationPeriod({ startYear: 2020, endYear: 2099, pursuing: true }, now)).toMatchObject({ to: 2026 * 12 })
  expect(educationPeriod({ startYear: 2022, endYear: 2022 }, now)).toEqual({ from: 2022 * 12, to: 2022 * 12 })
})

test('education counts months only when both are given and it is over', () => {
  const months = { startMonth: 'jun', startYear: 2020, endMonth: 'apr', endYear: 2022 }
  const byYears = { from: 2020 * 12, to: 2022 * 12 }
  expect(educationPeriod(months, now)).toEqual({ from: 2020 * 12 + 5, to: 2022 * 12 + 3 })
  expect(educationPeriod({ ...months, startMonth: null }, now)).toEqual(byYears)
  expect(educationPeriod({ ...months, endMonth: null }, now)).toEqual(byYears)
  expect(educationPeriod({ ...months, pursuing: true }, now)).toEqual({ from: 2020 * 12, to: 2026 * 12 })
})

test('months that overlap are counted once', () => {
  const jobs = [job('jan 2020', 'jan 2022'), job('jul 2021', 'jul 2022'), job('jan 2021', 'feb 2021')]
  expect(totalExperience(jobs, now)).toEqual({ years: 2, months: 6 })
  expect(totalExperience([job('jan 2020', 'jan 2021'), job('jan 2022', 'jul 2022')], now)).toEqual({
    years: 1,
    months: 6,
  })
  expect(totalExperience([], now)).toEqual({ years: 0, months: 0 })
})

test('a position without dates counts the years that were stated, which are all years of work', () => {
  const told: ExperienceItem = { startMonth: null, startYear: null, working: true, statedYears: 6 }
  expect(experiencePeriod(told, now)).toBeUndefined()
  expect(totalExperience([told], now)).toEqual({ years: 6, months: 0 })
  expect(totalExperience([told, job('jan 2020', 'jan 2022')], now)).toEqual({ years: 6, months: 0 })
  expect(totalExperience([told, job('jan 2010', 'jul 2020')], now)).toEqual({ years: 10, months: 6 })
  expect(isUndated(told)).toBe(true)
  expect(isUndated(job('jan', 'apr 2022'))).toBe(false)
})

test('the total is never more than the covered period or the sum, and never less than the longest', () => {
  fc.assert(
    fc.property(fc.array(aJob, { maxLength: 8 }), (jobs) => {
      const spans = jobs.flatMap((item) => experiencePeriod(item, now) ?? [])
      const { years, months: rest } = totalExperience(jobs, now)
      const total = years * 12 + rest
      const lengths = spans.map(({ from, to }) => to - from)
      const covered = Math.max(0, ...spans.map(({ to }) => to)) - Math.min(...spans.map(({ from }) => from))
      if (spans.length > 0) expect(total).toBeLessThanOrEqual(covered)
      expect(total).toBeLessThanOrEqual(lengths.reduce((sum, length) => sum + length, 0))
      expect(total).toBeGreaterThanOrEqual(Math.max(0, ...lengths))
    }),
  )
})

test.each([
  [job('jan 2020', 'apr 2022'), undefined],
  [job('mar 2026'), undefined],
  [job('apr 2026'), 'start-in-future'],
  [job('jan 2027'), 'start-in-future'],
  [job('jan 1999'), 'start-out-of-range'],
  [job('jan 2000'), undefined],
  [job(' 2020', 'apr 2022'), 'start-missing'],
  [job('jan ', 'apr 2022'), 'start-missing'],
  [job('jan 2020', ''), 'end-missing'],
  [job('jan 2020', 'apr '), 'end-missing'],
  [job('apr 2022', 'mar 2022'), 'end-before-start'],
  [job('apr 2022', 'apr 2022'), undefined],
  [job('jan 2020', 'dec 2026'), undefined],
  [job('jan 2020', 'jan 2027'), 'end-in-future'],
] as const)('the experience form answers %j with %s', (item, why) => {
  expect(whyNotExperiencePeriod(item, now)).toBe(why)
})

test.each([
  [{ startYear: 2019, endYear: 2022 }, undefined],
  [{ startYear: 2022, endYear: 2022 }, undefined],
  [{ startYear: 2022, endYear: 2021 }, 'end-before-start'],
  [{ startYear: 2022 }, 'end-missing'],
  [{ startYear: 2022, pursuing: true }, undefined],
  [{ startYear: null, endYear: 2022 }, 'start-missing'],
  [{ startYear: 1999, endYear: 2022 }, 'start-out-of-range'],
  [{ startYear: 2000, endYear: 2026 }, undefined],
  [{ startYear: 2027, pursuing: true }, 'start-in-future'],
  [{ startYear: 2025, endYear: 2027 }, 'end-in-future'],
  [{ startMonth: 'jun', startYear: 2020, endMonth: 'may', endYear: 2020 }, 'end-before-start'],
  [{ startMonth: 'jun', startYear: 2020, endMonth: 'jun', endYear: 2020 }, undefined],
  [{ startMonth: 'jun', startYear: 2020, endYear: 2020 }, undefined],
] as const)('the education form answers %j with %s', (item, why) => {
  expect(whyNotEducationPeriod(item, now)).toBe(why)
})
