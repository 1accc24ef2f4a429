import type { Role } from '@pramaan/domain/role'
import { useRoleName } from '../../layout/role-name.ts'
import { useTexts } from '../../texts/use-texts.ts'
import type { Account } from './use-people.ts'

/** A role as text. */
export function useAccountRole() {
  const t = useTexts()
  const roleName = useRoleName()
  return (role: Role) => (role === 'Candidate' || role === 'Employer' ? t(`people.role.${role}`) : roleName(role))
}

/** An account's name, or a text for an erased one. */
export function useAccountName() {
  const t = useTexts()
  return ({ FullName, Erased }: Pick<Account, 'FullName' | 'Erased'>) => (Erased ? t('people.erased') : FullName)
}
