import type { ExperienceLevel } from '@pramaan/domain/experience-level'
import type { Gender } from '@pramaan/domain/gender'
import type { Month } from '@pramaan/domain/options'

/** An account as the table has it; phone in E.164. */
export type Account = {
  id: number
  roleId: number
  fullName: string
  phone: string
  /** Nobody has confirmed an e-mail to sign in with. */
  email: null
  contactEmail: string | null
  registrationStep: number
  loginCount: number
  createdAt: Date
  updatedAt: Date
}

/** An education entry. */
export type Education = {
  school: string
  degree: string
  qualification: string
  studField: string | null
  startMonth: Month | null
  startYear: number
  endMonth: Month | null
  endYear: number | null
  grade: string | null
  pursuing: boolean
}

/** An experience entry; a current one has no end. */
export type Experience = {
  title: string
  empType: string
  companyName: string
  working: boolean
  startMonth: Month
  startYear: number
  endMonth: Month | null
  endYear: number | null
}

/** A candidate's own row; money in paise a year. */
export type Candidate = {
  accountId: number
  description: string | null
  currentPosition: string | null
  image: string | null
  experienceLevel: ExperienceLevel
  alternateContact: string | null
  location: string
  state: string
  dob: string | null
  website: string | null
  gender: Gender | null
  cv: string | null
  certificates: string[]
  joiningStatus: boolean
  joining: 'join' | 'switch' | null
  education: string
  degree: string
  college: string | null
  collegeId: null
  experienceYears: number | null
  incomeCtc: number | null
  expectedCtc: number | null
  domainId: number
  currentJob: string | null
  currentDomainId: number | null
  generalSkills: string[]
  professionalSkills: string[]
  jobRoleIds: number[]
  rolesUnconfirmed: boolean
  notifications: { preferences: string[]; settings: Record<'whatsapp' | 'sms' | 'email', boolean> }
  fullTime: boolean
  partTime: boolean
  internship: boolean
  remote: boolean
  onSite: boolean
  profileProgress: number
  updatedAt: Date
}

/** What hr found out; money in paise a year. */
export type HrComments = {
  comSkills: string
  languages: string[]
  personality: string
  workTypes: string[]
  jobTypes: string[]
  jobLocation: string
  ctc: number
  hasOwn: string[]
  availability: string
  otherRemarks: string | null
  generalSkills: string[]
  professionalSkills: string[]
  reviewedBy: number
  createdAt: Date
  updatedAt: Date
}

/** An application to be verified, and the reviewer who took it on. */
export type VspApplication = {
  verified: boolean
  createdAt: Date
  verifiedAt: Date | null
  assignedTo: number | null
  assignedAt: Date | null
}

/** A candidate whole: what the tables hold of one person. */
export type Person = {
  account: Account
  candidate: Candidate
  educations: Education[]
  experiences: Experience[]
  hrComments: HrComments | null
  vspApplication: VspApplication | null
}
