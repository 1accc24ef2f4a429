import { lpaOfPaise, rupeesPerLakh } from '../money/money.ts'

/** The public facts of a job; pay is in paise per year. */
export type PostedJob = {
  id: number
  title: string
  type: string
  location: string
  ctcFrom: number | null
  ctcTo: number | null
  openings: number
  experience: string | null
  education: string | null
  description: string
  workModel: string | null
  companyName: string | null
  generalSkills: readonly string[]
  professionalSkills: readonly string[]
}

/** The set that marks a job's general skills; all others are professional. */
export const generalSkillSet = 'General skills'

/** The property of a place that has the work model; schema.org itself knows only work from home. */
export const workModelProperty = 'workModel'

/** Google's company name for a job whose company is confidential. */
export const confidential = 'confidential'

const employment: Readonly<Record<string, string>> = {
  'Full Time': 'FULL_TIME',
  'Part Time': 'PART_TIME',
  Internship: 'INTERN',
  Freelance: 'CONTRACTOR',
}

/** Google's nearest category for each qualification; the credential's name is the exact one. */
const credentials: Readonly<Record<string, string>> = {
  '12th Pass': 'high school',
  Diploma: 'associate degree',
  ITI: 'professional certificate',
  Graduation: 'bachelor degree',
  'Post Graduation': 'postgraduate degree',
  PHD: 'postgraduate degree',
}

/** A posting's URL, its date, and the URL of the company's logo. */
type Posted = { url: string; posted: string; logo?: string | null }

/** A job as schema.org's `JobPosting`, which `valuesOfPosting` reads back as the same job. `description` is HTML. */
export function postingOfJob(job: PostedJob, { url, posted, logo }: Posted) {
  return {
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    title: job.title,
    description: job.description,
    datePosted: posted,
    url,
    identifier: { '@type': 'PropertyValue', name: 'Pramaan', value: String(job.id) },
    employmentType: employment[job.type] ?? 'OTHER',
    hiringOrganization: job.companyName ? organization(job.companyName, logo) : confidential,
    ...jobLocation(job),
    totalJobOpenings: job.openings,
    ...(job.ctcFrom !== null && { baseSalary: salaryOf(job.ctcFrom, job.ctcTo) }),
    ...(job.experience !== null && { experienceRequirements: experienceOf(job.experience) }),
    ...(job.education !== null && { educationRequirements: educationOf(job.education) }),
    skills: [
      ...job.professionalSkills.map((name) => ({ '@type': 'DefinedTerm', name })),
      ...job.generalSkills.map((name) => ({
        '@type': 'DefinedTerm',
        name,
        inDefinedTermSet: { '@type': 'DefinedTermSet', name: generalSkillSet },
      })),
    ],
  }
}

function organization(name: string, logo: string | null | undefined) {
  const named = { '@type': 'Organization', name }
  return logo ? { ...named, logo } : named
}

function jobLocation({ location, workModel }: PostedJob) {
  const jobLocation = {
    '@type': 'Place',
    address: { '@type': 'PostalAddress', addressLocality: location, addressCountry: 'IN' },
    ...(workModel !== null && {
      additionalProperty: { '@type': 'PropertyValue', name: workModelProperty, value: workModel },
    }),
  }
  if (workModel !== 'Remote') return { jobLocation }
  const applicantLocationRequirements = { '@type': 'Country', name: 'India' }
  return { jobLocation, jobLocationType: 'TELECOMMUTE', applicantLocationRequirements }
}

function salaryOf(from: number, to: number | null) {
  const rupees = (paise: number) => Math.round(lpaOfPaise(paise) * rupeesPerLakh)
  const value = { '@type': 'QuantitativeValue', minValue: rupees(from), unitText: 'YEAR' }
  return {
    '@type': 'MonetaryAmount',
    currency: 'INR',
    value: to === null ? value : { ...value, maxValue: rupees(to) },
  }
}

function experienceOf(experience: string) {
  if (experience === 'Fresher') return 'no requirements'
  const years = experience === 'More than 6' ? 7 : Number(experience)
  return { '@type': 'OccupationalExperienceRequirements', monthsOfExperience: years * 12 }
}

function educationOf(education: string) {
  return {
    '@type': 'EducationalOccupationalCredential',
    credentialCategory: credentials[education] ?? education,
    name: education,
  }
}
