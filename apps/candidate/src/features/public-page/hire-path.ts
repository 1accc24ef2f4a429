import { queryText } from '@pramaan/domain/query-text'

/** Where 'Hire on Pramaan' leads in the employer app: to the sign-in, and from there to the candidate. */
export function hirePath(candidateId: number): string {
  return `/emp-login?${queryText([['Url', `/candidate-profile-ro?candidateID=${candidateId}`]])}`
}
