import type { Contract } from '@pramaan/contract'
import type { Answer } from '@pramaan/contract/endpoint'

/** An application as the job's side lists it; the phone is there for staff alone (D30, D53). */
export type Received = Answer<Contract['applications']['list']>['data'][number]

/** The phone of a candidate where the reader's role is given it openly. */
export function openPhone(application: Received): string | null | undefined {
  return 'CandidatePhone' in application ? application.CandidatePhone : undefined
}

/** The address of a candidate's profile as lists of applications have it (document 002 §2.6). */
export function candidatePath(candidateId: number): string {
  return `/candidate-profile?candidate=${candidateId}`
}

/** What the job or drive of an application asks for, professional skills first. */
export function skillsOf({ Skills }: Received): string[] {
  return [...Skills.ProfessionalSkills, ...Skills.GeneralSkills]
}
