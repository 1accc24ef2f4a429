import { expect, test } from 'vitest'
import { paiseOfLpa } from '../money/money.ts'
import { jobExperienceOptions, jobTypes, qualifications, workModels } from '../options/options.ts'
import { valuesOfPosting } from './job-posting.ts'
import { type PostedJob, postingOfJob } from './posting-of-job.ts'

const job: PostedJob = {
  id: 7,
  title: 'Accountant',
  type: 'Full Time',
  location: 'Pune',
  ctcFrom: paiseOfLpa(3),
  ctcTo: paiseOfLpa(4.2),
  openings: 2,
  experience: 'Fresher',
  education: 'Graduation',
  description: 'Keeps the books.',
  workModel: 'OnSite',
  companyName: 'Demo Works',
  generalSkills: ['Teamwork'],
  professionalSkills: ['Tally', 'GST'],
}
const at = { url: 'https://candidate.example.com/jobs/7', posted: '2026-11-21' }
const readBack = (change: Partial<PostedJob>) =>
  valuesOfPosting(JSON.parse(JSON.stringify(postingOfJob({ ...job, ...change }, at))), {
    plain: String,
    decoded: String,
  })

test('a job that we post is read back as the same job', () => {
  expect(readBack({})).toEqual({
    JobTitle: 'Accountant',
    CompanyName: 'Demo Works',
    JobType: 'Full Time',
    JobLocation: 'Pune',
    JobCTC: '3 to 4.2',
    OpenPositions: '2',
    EducationRequirement: 'Graduation',
    JobExperience: 'Fresher',
    jobWorkModel: 'OnSite',
    GeneralSkills: 'Teamwork',
    ProfessionalSkills: 'Tally; GST',
    Description: 'Keeps the books.',
  })
})

test.each<[Partial<PostedJob>, object]>([
  ...jobTypes.map((type): [Partial<PostedJob>, object] => [{ type }, { JobType: type }]),
  ...workModels.map((workModel): [Partial<PostedJob>, object] => [{ workModel }, { jobWorkModel: workModel }]),
  ...qualifications.map((education): [Partial<PostedJob>, object] => [
    { education },
    { EducationRequirement: education },
  ]),
  ...jobExperienceOptions.map(({ text }): [Partial<PostedJob>, object] => [
    { experience: text },
    { JobExperience: text },
  ]),
  [{ ctcTo: null }, { JobCTC: '3+' }],
])('%j is read back as %j', (change, values) => {
  expect(readBack(change)).toMatchObject(values)
})

test('what a job does not say is not read into it', () => {
  const values = readBack({
    companyName: null,
    ctcFrom: null,
    ctcTo: null,
    experience: null,
    education: null,
    workModel: null,
    generalSkills: [],
    professionalSkills: [],
  })
  expect(Object.keys(values)).toEqual(['JobTitle', 'JobType', 'JobLocation', 'OpenPositions', 'Description'])
})
