import type { Role } from '@pramaan/domain/role'
import { useTexts } from '../texts/use-texts.ts'
import { useRoleName } from './role-name.ts'

/** A role as text. */
export function useAccountRole() {
  const t = useTexts()
  const roleName = useRoleName()
  return (role: Role) => (role === 'Candidate' || role === 'Employer' ? t(`people.role.${role}`) : roleName(role))
}
