import type { Side } from '@pramaan/domain/conversation'
import { usePerson } from '../platform/platform.tsx'

/** Which side of a conversation the person is. */
export function useSide(): Side {
  return usePerson().role === 'Employer' ? 'Employer' : 'Candidate'
}
