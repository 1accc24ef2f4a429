import type { Contract } from '@pramaan/contract'
import type { Answer } from '@pramaan/contract/endpoint'

/** An application in the lists of employers and staff; only staff get the phone (D30, D53). */
export type Received = Answer<Contract['applications']['list']>['data'][number]

/** A candidate's phone, if the reader's role may see it without a reveal. */
export function openPhone(application: Received): string | null | undefined {
  return 'CandidatePhone' in application ? application.CandidatePhone : undefined
}

/** The address of a candidate's profile as lists of applications have it (document 002 §2.6). */
export function candidatePath(candidateId: number): string {
  return `/candidate-profile?candidate=${candidateId}`
}

/** The skills that an application's job or drive requires, professional ones first. */
export function skillsOf({ Skills }: Received): string[] {
  return [...Skills.ProfessionalSkills, ...Skills.GeneralSkills]
}

/** What an application is for: the job, the drive, or both. */
export function whatOf({ JobTitle: job, PlacementDriveName: drive }: Received): string[] {
  return [job, drive].flatMap((name) => name || [])
}
