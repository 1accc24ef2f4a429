import { usePerson } from '@pramaan/app-shell/platform/platform.tsx'
import type { Side } from '@pramaan/domain/conversation'

/** Which side of a conversation the person is on. */
export function useSide(): Side {
  return usePerson().role === 'Employer' ? 'Employer' : 'Candidate'
}
