import type { Client } from '@pramaan/api-client'

type AnyProfile = Awaited<ReturnType<Client['candidates']['get']>>['data']

/** A candidate's profile as far as every role may read it (document 002 §3). */
export type ReadProfile = Pick<AnyProfile, keyof AnyProfile>

/** The profile as an employer gets it: with the employer's own shortlist status, and which files a reveal opens. */
export type EmployerProfile = Extract<AnyProfile, { shortlisted: unknown }>

/** The files of a profile, for anyone who may see them. */
export type ProfileFiles = Pick<Extract<AnyProfile, { CV: unknown }>, 'CV' | 'Certificates'>

/** What the owner wants their CV to say. */
export type CvChoice = Pick<EmployerProfile, 'PayOnCv'>

/** A profile with its owner's choice of what the CV says. */
export type PaperProfile = ReadProfile & CvChoice

/** One education entry. */
export type ProfileEducation = ReadProfile['Education'][number]

/** One position. */
export type ProfileExperience = ReadProfile['Experience'][number]

/** What the HR team found out; null when they have not talked yet. */
export type ProfileHrComments = ReadProfile['HrComments']
