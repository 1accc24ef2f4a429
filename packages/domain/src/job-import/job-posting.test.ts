import { expect, test } from 'vitest'
import { findPostings, valuesOfPosting } from './job-posting.ts'

const read = {
  plain: (html: string) => html.replace(/<[^>]+>/g, ''),
  decoded: (text: string) => text.replaceAll('&amp;', '&'),
}
const posting = {
  '@type': 'JobPosting',
  title: 'Accountant',
  hiringOrganization: { '@type': 'Organization', name: 'Demo Works' },
  employmentType: ['FULL_TIME'],
  jobLocation: { '@type': 'Place', address: { addressLocality: 'pune', addressRegion: 'MH' } },
  baseSalary: { currency: 'INR', value: { minValue: 300000, maxValue: 450000, unitText: 'YEAR' } },
  totalJobOpenings: 3,
  educationRequirements: { credentialCategory: 'bachelor degree' },
  experienceRequirements: { monthsOfExperience: 24 },
  skills: ['Tally', { name: 'GST' }],
  description: '<p>Keeps the books.</p>',
}

test('a posting becomes the values of a draft job', () => {
  expect(valuesOfPosting(posting, read)).toEqual({
    JobTitle: 'Accountant',
    CompanyName: 'Demo Works',
    JobType: 'Full Time',
    JobLocation: 'Pune',
    JobCTC: '3 to 4.5',
    OpenPositions: '3',
    EducationRequirement: 'Graduation',
    JobExperience: '2',
    ProfessionalSkills: 'Tally; GST',
    Description: 'Keeps the books.',
  })
})

test.each([
  [{ value: { value: 25000, unitText: 'MONTH' }, currency: 'INR' }, '3 to 3'],
  [{ value: { minValue: '6,00,000', unitText: 'YEAR' }, currency: 'INR' }, '6+'],
  [{ value: { value: 50, unitText: 'HOUR' }, currency: 'INR' }, undefined],
  [{ value: { value: 50000, unitText: 'YEAR' }, currency: 'USD' }, undefined],
])('the pay %j is %j LPA', (baseSalary, ctc) => {
  expect(valuesOfPosting({ ...posting, baseSalary }, read).JobCTC).toBe(ctc)
})

test('work from home, interns and freshers are understood; missing values are left out', () => {
  const values = valuesOfPosting(
    {
      title: 'Tester',
      jobLocationType: 'TELECOMMUTE',
      employmentType: 'INTERN',
      experienceRequirements: 'no requirements',
    },
    read,
  )
  expect(values).toEqual({
    JobTitle: 'Tester',
    JobType: 'Internship',
    OpenPositions: '1',
    JobExperience: 'Fresher',
    jobWorkModel: 'Remote',
  })
})

test('postings are found as a single object, in a list, in @graph, in an ItemList, and by their full type', () => {
  const full = { '@type': ['Thing', 'https://schema.org/JobPosting'], title: 'Fitter' }
  expect(findPostings(posting)).toEqual([posting])
  expect(findPostings([{ '@type': 'WebSite' }, posting])).toEqual([posting])
  expect(findPostings({ '@graph': [{ '@type': 'WebPage' }, posting, full] })).toEqual([posting, full])
  expect(findPostings({ '@type': 'ItemList', itemListElement: [{ '@type': 'ListItem', item: full }] })).toEqual([full])
  expect(findPostings({ '@type': 'Article' })).toEqual([])
  expect(findPostings('JobPosting')).toEqual([])
})

test('endless nesting is refused', () => {
  let nested: unknown = posting
  for (let depth = 0; depth < 50; depth += 1) nested = { '@graph': [nested] }
  expect(findPostings(nested)).toEqual([])
})

test('names have their letters, and a text that is too long for a job is not cut', () => {
  const description = 'x'.repeat(6000)
  const values = valuesOfPosting({ ...posting, title: 'R&amp;D Engineer', description }, read)
  expect([values.JobTitle, values.Description]).toEqual(['R&D Engineer', description])
})
