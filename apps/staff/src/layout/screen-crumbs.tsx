import type { Role } from '@pramaan/domain/role'
import { Breadcrumb, type Crumb } from '@pramaan/ui/breadcrumb'
import { useTexts } from '../texts/use-texts.ts'
import { useRoleName } from './role-name.ts'

/** Links from the role's home screen to this one. */
export function ScreenCrumbs({ crumbs, role }: { crumbs: readonly Crumb[]; role: Role }) {
  const t = useTexts()
  const roleName = useRoleName()
  return <Breadcrumb label={t('shell.breadcrumb')} crumbs={[{ label: roleName(role), href: '/' }, ...crumbs]} />
}
