import type { Client } from '@pramaan/api-client'

type AnyProfile = Awaited<ReturnType<Client['candidates']['get']>>['data']

/** A candidate's profile as far as every role may read it (document 002 §3). */
export type ReadProfile = Pick<AnyProfile, keyof AnyProfile>

/** The profile as an employer gets it: with the employer's own shortlist status and the resume. */
export type EmployerProfile = Extract<AnyProfile, { shortlisted: unknown }>

/** The files of a profile and what its CV says, for the roles that may see them. */
export type ProfileFiles = Pick<EmployerProfile, 'CV' | 'Certificates' | 'PayOnCv'>

/** One education entry. */
export type ProfileEducation = ReadProfile['Education'][number]

/** One position. */
export type ProfileExperience = ReadProfile['Experience'][number]

/** What the HR team found out; null when they have not talked yet. */
export type ProfileHrComments = ReadProfile['HrComments']
