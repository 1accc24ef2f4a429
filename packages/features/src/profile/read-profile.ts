import type { Client } from '@pramaan/api-client'

type AnyProfile = Awaited<ReturnType<Client['candidates']['get']>>['data']

/** The part of a candidate's profile that every role may see (document 002 §3). */
export type ReadProfile = Pick<AnyProfile, keyof AnyProfile>

/** The profile as an employer sees it: with the shortlist status, and which files a reveal opens. */
export type EmployerProfile = Extract<AnyProfile, { shortlisted: unknown }>

/** The files of a profile, for roles that may see them. */
export type ProfileFiles = Pick<Extract<AnyProfile, { CV: unknown }>, 'CV' | 'Certificates'>

/** The owner's settings for the CV. */
export type CvChoice = Pick<EmployerProfile, 'PayOnCv'>

/** A profile with the owner's settings for the CV. */
export type PaperProfile = ReadProfile & CvChoice

/** An education entry. */
export type ProfileEducation = ReadProfile['Education'][number]

/** A position. */
export type ProfileExperience = ReadProfile['Experience'][number]

/** What the HR team found out; null before they have called. */
export type ProfileHrComments = ReadProfile['HrComments']
