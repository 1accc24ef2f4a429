import type { Role, staffRoles } from '@pramaan/domain/role'
import { useTexts } from '../texts/use-texts.ts'

/** A role in the console. */
type StaffRole = (typeof staffRoles)[number]

/** A role as text: 'HR'. */
export function useRoleName() {
  const t = useTexts()
  return (role: Role): string =>
    role === 'Candidate' || role === 'Employer' ? t('shell.staff') : t(`role.${role satisfies StaffRole}`)
}
