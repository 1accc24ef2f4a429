/** Employment types of a position in a candidate's experience (000, section 5). */
export const employmentTypes = [
  'full-time',
  'part-time',
  'contract/temporary',
  'freelance/independent',
  'internship',
] as const

/** Qualifications, one list for jobs and drives (D20, spelling D21). */
export const qualifications = ['12th Pass', 'Diploma', 'ITI', 'Graduation', 'Post Graduation', 'PHD'] as const

type Qualification = (typeof qualifications)[number]

/** Other spellings of qualifications in the spec's lists. */
export const qualificationAliases: Readonly<Record<string, Qualification>> = {
  Graduate: 'Graduation',
  'Post Graduate': 'Post Graduation',
  'Post Graduatino': 'Post Graduation',
}

/** Job types: the three of the forms, and Freelance from the listing's filter (D19, D20). */
export const jobTypes = ['Full Time', 'Part Time', 'Internship', 'Freelance'] as const

/** A job's type. */
export type JobType = (typeof jobTypes)[number]

export const workModels = ['Remote', 'OnSite', 'Hybrid'] as const

/** The openings a job may choose from in the inline row of a drive. */
export const openingsOptions = [1, 2, 3, 4, 5, 6] as const

/** The experience that a job requires, in years ('1 to 6' as single years); `to` null means no upper end. */
export const jobExperienceOptions = [
  { text: 'Fresher', from: 0, to: 0 },
  { text: '1', from: 1, to: 1 },
  { text: '2', from: 2, to: 2 },
  { text: '3', from: 3, to: 3 },
  { text: '4', from: 4, to: 4 },
  { text: '5', from: 5, to: 5 },
  { text: '6', from: 6, to: 6 },
  { text: 'More than 6', from: 7, to: null },
] as const

/** Job locations: the lists of all forms combined (D20). */
export const jobLocations = ['Mumbai', 'Navi Mumbai', 'Panvel', 'Pune'] as const

/** Drive locations: those of jobs and two more (002, section 5). */
export const driveLocations = [...jobLocations, 'Satara', 'Nashik'] as const

/** Job titles of people who register an employer. */
export const designations = ['HR personnel', 'Management personnel', 'Director', 'Other'] as const

/** Work domains of an employer. */
export const workDomains = [
  'IT/software',
  'Online business',
  'Manufacturing',
  'Finance',
  'Media and Advertisement',
  'E-commerce',
  'Sales and marketing',
  'Consultancy services',
  'Logistics',
  'Real estate',
  'Legal',
  'Hospitality',
  'Other',
] as const
