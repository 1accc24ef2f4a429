import type { Role, staffRoles } from '@pramaan/domain/role'
import { useTexts } from '../texts/use-texts.ts'

/** A role of the console. */
type StaffRole = (typeof staffRoles)[number]

/** Says a role in words: 'HR'. */
export function useRoleName() {
  const t = useTexts()
  return (role: Role): string =>
    role === 'Candidate' || role === 'Employer' ? t('shell.staff') : t(`role.${role satisfies StaffRole}`)
}
