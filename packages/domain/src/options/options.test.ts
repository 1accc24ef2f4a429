import { expect, test } from 'vitest'
import * as options from './options.ts'

test.each([
  [
    'employment types',
    options.employmentTypes,
    ['full-time', 'part-time', 'contract/temporary', 'freelance/independent', 'internship'],
  ],
  ['months', options.months, ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']],
  ['qualifications', options.qualifications, ['12th Pass', 'Diploma', 'ITI', 'Graduation', 'Post Graduation', 'PHD']],
  ['job types', options.jobTypes, ['Full Time', 'Part Time', 'Internship', 'Freelance']],
  ['work models', options.workModels, ['Remote', 'OnSite', 'Hybrid']],
  ['openings', options.openingsOptions, [1, 2, 3, 4, 5, 6]],
  ['job locations', options.jobLocations, ['Mumbai', 'Navi Mumbai', 'Panvel', 'Pune']],
  ['drive locations', options.driveLocations, ['Mumbai', 'Navi Mumbai', 'Panvel', 'Pune', 'Satara', 'Nashik']],
  ['designations', options.designations, ['HR personnel', 'Management personnel', 'Director', 'Other']],
  ['upper CTCs', options.upperCtcOptions, [5, 10, 15, 20, 25, 35]],
  ['picker cities', options.pickerCities, ['Mumbai', 'Pune', 'Bangalore', 'Kolkata', 'Delhi', 'Chennai']],
  ['HR locations', options.staffLocations, ['Anywhere', 'Pune', 'Satara', 'Nashik', 'Mumbai']],
  ['communication skills', options.communicationOptions, ['Good', 'Average', 'Poor']],
  ['languages of comfort', options.comfortLanguageOptions, ['English', 'Hindi', 'Native']],
  ['personalities', options.personalityOptions, ['Talkative', 'non-talkative']],
  ['work types', options.workTypeOptions, ['On-field', 'on-desk', 'on-call']],
  [
    'HR job types',
    options.suitableJobTypeOptions,
    ['Sales & Marketing', 'Operations', 'Creative', 'Technical', 'Admin'],
  ],
  ['has own', options.assetOptions, ['Bike', 'Laptop']],
  ['availabilities', options.availabilityOptions, ['Immediate', 'Within 30 days', 'After 30 days']],
  ['page sizes', options.pageSizes, [5, 10, 20]],
  ['default page size', options.defaultPageSize, 10],
  ['languages of the product', options.languages, ['en', 'hi', 'mr']],
])(
  'offered as the spec lists them: %s [C-377 C-379 E-566–569 E-586 E-587 E-612–619 E-629]',
  (_name, offered, listed) => {
    expect(offered).toEqual(listed)
  },
)

test('the work domains are the thirteen of the spec [E-630]', () => {
  expect(options.workDomains.join(', ')).toBe(
    'IT/software, Online business, Manufacturing, Finance, Media and Advertisement, E-commerce, Sales and marketing, ' +
      'Consultancy services, Logistics, Real estate, Legal, Hospitality, Other',
  )
})

test('a job asks for Fresher, 1, 2, 3, 4, 5, 6 or More than 6 years [E-565]', () => {
  const texts = options.jobExperienceOptions.map(({ text }) => text)
  expect(texts).toEqual(['Fresher', '1', '2', '3', '4', '5', '6', 'More than 6'])
})

test('the full job form has its thirteen CTC ranges as numbers [E-570]', () => {
  const ranges = options.ctcRangesOf('full')
  const text = '1.2 to 2.4, 2.5 to 3, 3 to 4.2, 4.3 to 5, 5 to 7, 7 to 9, 9 to 12, 12 to 15, 15 to 18, 18 to 21, '
  expect(ranges.map((range) => range.text).join(', ')).toBe(`${text}21 to 24, 24 to 30, 30+`)
  expect(ranges[0]).toEqual({ id: '1.2-2.4', from: 1.2, to: 2.4, text: '1.2 to 2.4' })
  expect(ranges.at(-1)).toEqual({ id: '30+', from: 30, to: null, text: '30+' })
})

test('the simple job form has its four CTC ranges as numbers [E-571]', () => {
  expect(options.ctcRangesOf('simple').map(({ from, to, text }) => [text, from, to])).toEqual([
    ['1 Lakh to 5 Lakh', 1, 5],
    ['6 Lakh to 10 Lakh', 6, 10],
    ['11 Lakh to 15 Lakh', 11, 15],
    ['15 Lakh and above', 15, null],
  ])
})

test('the job edit form has its four CTC ranges as numbers [C-378 E-572]', () => {
  expect(options.ctcRangesOf('edit').map(({ from, to, text }) => [text, from, to])).toEqual([
    ['1 to 5', 1, 5],
    ['6 to 10', 6, 10],
    ['11 to 15', 11, 15],
    ['15 and above', 15, null],
  ])
})

test('every CTC range has its own id', () => {
  const ranges = (['full', 'simple', 'edit'] as const).flatMap(options.ctcRangesOf)
  expect(new Set(ranges.map(({ id }) => id)).size).toBe(17)
})

test('the course categories have their fixed numbers [E-485]', () => {
  const text =
    '1 Software, 2 ERP SAP, 3 Hardware, 4 Graphic design and video editing, 5 Digital marketing, ' +
    '6 Business accounting & taxation, 7 Soft-skills, 8 Telecalling, 9 CAD/CAM & Design software, 10 Study abroad, ' +
    '11 MBA, 12 MS'
  expect(options.courseCategories.map(({ id, title }) => `${id} ${title}`).join(', ')).toBe(text)
})

test('the states are all 36 states and territories', () => {
  expect(new Set(options.indianStates).size).toBe(36)
})

test('the experience filter is as the spec lists it, and each year count up to 60 is in one of its ranges', () => {
  const texts = options.experienceFilters.map(({ text }) => text)
  expect(texts).toEqual(['Fresher', 'Fresher with Certification', '1-3 Yrs', '3-5 Yrs', '5 Yrs Above'])
  for (let years = 0; years <= 60; years += 1) {
    expect(options.experienceFilters.some((filter) => options.overlaps(filter, { from: years, to: years }))).toBe(true)
  }
})

test('the salary filter is as the spec lists it, and a salary from 10,000 rupees is in exactly one of its ranges', () => {
  const texts = options.salaryFilters.map(({ text }) => text)
  expect(texts).toEqual(['10-20k', '21-30k', '31-40k', '41-50k', '51-60k', '60k Above'])
  for (let rupees = 10_000; rupees < 90_000; rupees += 500) {
    expect(
      options.salaryFilters.filter((filter) => options.overlaps(filter, { from: rupees, to: rupees })),
    ).toHaveLength(1)
  }
  expect(options.overlaps({ from: 51_000, to: 60_000 }, { from: 60_000, to: 60_000 })).toBe(true)
  expect(options.salaryFilters.filter((filter) => options.overlaps(filter, { from: 9_999, to: 9_999 }))).toEqual([])
})

test.each([
  [{ from: 4, to: 6 }, { from: 5, to: 7 }, true],
  [{ from: 4, to: 4.9 }, { from: 5, to: 7 }, false],
  [{ from: 30, to: null }, { from: 5, to: 7 }, false],
  [{ from: 3, to: null }, { from: 5, to: 7 }, true],
  [{ from: 8, to: 9 }, { from: 7, to: null }, true],
])('ranges %j and %j overlap: %s', (a, b, shared) => {
  expect(options.overlaps(a, b)).toBe(shared)
  expect(options.overlaps(b, a)).toBe(shared)
})

test('other spellings in the lists mean the one option', () => {
  const { optionOf, qualifications, qualificationAliases } = options
  expect(optionOf(qualifications, 'Post Graduatino', qualificationAliases)).toBe('Post Graduation')
  expect(optionOf(qualifications, 'post graduate', qualificationAliases)).toBe('Post Graduation')
  expect(optionOf(qualifications, 'Graduate', qualificationAliases)).toBe('Graduation')
  expect(optionOf(options.jobTypes, 'Full time')).toBe('Full Time')
  expect(optionOf(options.jobTypes, 'part-time')).toBe('Part Time')
  expect(optionOf(options.jobTypes, 'Gig')).toBeUndefined()
})
