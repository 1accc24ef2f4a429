import { usePerson } from '@pramaan/app-shell/platform/platform.tsx'
import type { Side } from '@pramaan/domain/conversation'

/** The person's side of a conversation. */
export function useSide(): Side {
  return usePerson().role === 'Employer' ? 'Employer' : 'Candidate'
}
