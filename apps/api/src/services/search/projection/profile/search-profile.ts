import type { ExperienceLevel } from '@pramaan/domain/experience-level'
import { foldText } from '@pramaan/domain/fold-text'

type Education = {
  school: string
  degree: string
  qualification: string
  startMonth: string | null
  startYear: number | null
  endMonth: string | null
  endYear: number | null
  pursuing: boolean
}

type Experience = {
  title: string
  companyName: string
  working: boolean
  startMonth: string | null
  startYear: number | null
  endMonth: string | null
  endYear: number | null
  statedYears?: number | null
}

type Candidate = {
  currentPosition: string | null
  description: string | null
  cv: string | null
  image: string | null
  experienceLevel: ExperienceLevel | null
  location: string | null
  certificates: readonly string[]
  joining: 'join' | 'switch' | null
  education: string | null
  degree: string | null
  college: string | null
  collegeId: number | null
  experienceYears: number | null
  expectedCtc: number | null
  domainId: number | null
  currentJob: string | null
  generalSkills: readonly string[]
  professionalSkills: readonly string[]
  /** The roles that they look for: not those that nobody confirmed. */
  wishedRoleIds: readonly number[]
  fullTime: boolean
  partTime: boolean
  internship: boolean
  remote: boolean
  onSite: boolean
  profileProgress: number
  updatedAt: Date
}

/** A candidate's data from all tables, from which a search row is made. Money in paise a year. */
export type SearchProfile = {
  account: {
    id: number
    fullName: string
    phone: string | null
    email: string | null
    contactEmail: string | null
    createdAt: Date
  }
  candidate: Candidate
  educations: readonly Education[]
  experiences: readonly Experience[]
  hrComments: { jobLocation: string; availability: string; ctc: number } | null
  vspApplication: { verified: boolean } | null
  /** The text of the CV, if it could be read. */
  cvText?: string | null
}

/** The ids and titles of the listed values that a profile names; keys are folded. */
export type SearchLists = {
  locations: ReadonlyMap<string, number>
  degrees: ReadonlyMap<string, number>
  roles: ReadonlyMap<number, string>
  domains: ReadonlyMap<number, string>
}

type Titled = { id: number; title: string }

/** The lists as search rows look them up, from rows of `{ id, title }`. */
export function searchLists(rows: Record<keyof SearchLists, readonly Titled[]>): SearchLists {
  const ids = (list: readonly Titled[]) => new Map(list.map(({ id, title }) => [foldText(title), id]))
  const titles = (list: readonly Titled[]) => new Map(list.map(({ id, title }) => [id, title]))
  return {
    locations: ids(rows.locations),
    degrees: ids(rows.degrees),
    roles: titles(rows.roles),
    domains: titles(rows.domains),
  }
}
