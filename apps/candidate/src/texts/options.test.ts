import { experienceLevels } from '@pramaan/domain/experience-level'
import * as options from '@pramaan/domain/options'
import { domainRows, levelRows } from '@pramaan/vocabulary/reference-rows'
import { expect, test } from 'vitest'
import { texts } from './en.ts'
import { hi } from './hi.ts'
import { mr } from './mr.ts'

/** Every list of values that candidates read, except names of places, companies, skills and degrees. */
const values: readonly string[] = [
  ...options.qualifications,
  ...levelRows.map(({ level }) => level),
  ...domainRows.map(({ title }) => title),
  ...options.courseCategories.map(({ title }) => title),
  ...options.jobTypes,
  ...options.workModels,
  ...options.jobExperienceFilters.map(({ text }) => text),
  ...experienceLevels,
  ...options.communicationOptions,
  ...options.comfortLanguageOptions,
  ...options.personalityOptions,
  ...options.workTypeOptions,
  ...options.suitableJobTypeOptions,
  ...options.assetOptions,
  ...options.availabilityOptions,
  options.anyLocation,
]

/** Written in Latin letters in every language. */
const names = new Set(['ERP SAP', 'MBA', 'MS'])

test.each([
  ['Hindi', hi.texts],
  ['Marathi', mr.texts],
] as const)('every value that people choose from has its own label in %s', (_, catalogue) => {
  const untranslated = values.filter((value) => {
    const label = catalogue[`option.${value}`]
    return label === undefined || (!names.has(value) && !/\p{Script=Devanagari}/u.test(label))
  })
  expect(untranslated).toEqual([])
})

test('English labels show the value, ignoring case and hyphens', () => {
  const english: Readonly<Record<string, string>> = texts
  const letters = (text = '') => text.toLowerCase().replaceAll('-', '')
  expect(values.filter((value) => letters(english[`option.${value}`]) !== letters(value))).toEqual([])
})
