import { usePerson } from '@pramaan/app-shell/platform/platform.tsx'
import {
  type ManagedAccount,
  whyNotChangeRole,
  whyNotResetSecondFactor,
  whyNotRestore,
  whyNotSuspend,
} from '@pramaan/domain/account'
import { staffRoles } from '@pramaan/domain/role'
import { IconButton } from '@pramaan/ui/icon-button'
import { Menu } from '@pramaan/ui/menu'
import { Ellipsis } from 'lucide-react'
import { auditPath } from '../../paths.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { useAccountName } from './account-name.ts'
import type { Account, SelectedAccount } from './use-people.ts'

/** The questions an account's actions can ask. */
export type Action = 'suspend' | 'restore' | 'changeRole' | 'resetFactor'

/** An account, and the handler of a chosen action. */
export type PersonMenuProps = { account: Account; onAsk: (requested: { action: Action; account: Account }) => void }

/** The actions on an account that the domain allows. */
export function PersonMenu({ account, onAsk }: PersonMenuProps) {
  const t = useTexts()
  const { ID: adminId } = usePerson()
  const name = useAccountName()(account)
  const open = actionsFor(adminId, account)
  return (
    <Menu
      trigger={<IconButton size="sm" label={t('people.actions.of', { name })} icon={<Ellipsis />} />}
      items={[
        ...open.map((action) => ({
          key: action,
          label: t(`people.${action}`),
          danger: action === 'suspend',
          onSelect: () => onAsk({ action, account }),
        })),
        { key: 'history', label: t('people.history'), href: auditPath(account.ID), separator: open.length > 0 },
      ]}
    />
  )
}

/** The actions that the domain allows an Admin on an account. */
export function actionsFor(adminId: number, account: SelectedAccount): Action[] {
  const one: ManagedAccount = {
    id: account.ID,
    role: account.Role,
    status: account.Status,
    erased: account.Erased,
    secondFactor: account.SecondFactor,
  }
  const canChangeRole = staffRoles.some((role) => !whyNotChangeRole(adminId, one, role))
  return [
    ...(canChangeRole ? (['changeRole'] as const) : []),
    ...(whyNotResetSecondFactor(adminId, one) ? [] : (['resetFactor'] as const)),
    ...(whyNotRestore(one) ? [] : (['restore'] as const)),
    ...(whyNotSuspend(adminId, one) ? [] : (['suspend'] as const)),
  ]
}
