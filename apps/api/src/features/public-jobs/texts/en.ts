import { optionLabels } from '@pramaan/contract/option-labels/en'
import { dotted } from '@pramaan/domain/dotted'

/** English texts of the public job pages. */
export const texts = {
  allJobs: 'Sign in to see all jobs',
  apply: 'Apply on Pramaan',
  applyNote: 'Sign in with your mobile number, then apply. Applying is free.',
  driveNote: (drive: string) =>
    `This job is part of the placement drive “${drive}”. Its page says what taking part costs.`,
  facts: 'At a glance',
  place: 'Place',
  pay: 'Pay a year',
  type: 'Job type',
  workModel: 'Work model',
  experience: 'Experience',
  education: 'Education',
  openings: 'Openings',
  posted: 'Posted',
  skills: 'Skills',
  about: 'About this job',
  verified: 'Verified employer',
  unverified: 'Employer not verified yet',
  similar: 'Similar jobs',
  ofField: 'Jobs in the same field',
  latest: 'Latest jobs',
  gone: 'This job is no longer available',
  goneText: 'It was filled or taken down.',
  missing: 'There is no job here',
  missingText: 'The link may be mistyped, or the job was taken down.',
  fresher: 'Freshers welcome',
  years: (years: string) => (years === '1' ? '1 year' : `${years} years`),
  moreThan: 'More than 6 years',
  inSentence: (title: string, company: string | null, place: string) =>
    company ? `${company} is hiring in ${place}: ${title}.` : `Wanted: ${title} in ${place}.`,
  summary: (company: string | null, place: string, pay: string | null) => dotted([company, place, pay]),
  language: 'Language',
  tagline: 'Verified skills, real jobs.',
  option: optionLabels as Readonly<Record<string, string>>,
}

/** The texts of public job pages in one language. */
export type PageTexts = typeof texts
