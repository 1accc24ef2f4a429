import { Ago } from '@pramaan/app-shell/time/ago.tsx'
import { isSuspended } from '@pramaan/domain/account'
import { dateText } from '@pramaan/domain/india-day'
import { formatPhone } from '@pramaan/domain/phone'
import { Status } from '@pramaan/ui/badge'
import { Button } from '@pramaan/ui/button'
import type { Column } from '@pramaan/ui/data-table'
import { useLabels } from '@pramaan/ui/labels'
import { useAccountRole } from '../../layout/account-role.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { useAccountName } from './account-name.ts'
import { PersonMenu, type PersonMenuProps } from './person-menu.tsx'
import type { Account } from './use-people.ts'

/** Which accounts the columns are for: staff have a column for the authenticator, the suspended have who, when and why. */
export type PeopleColumnsOf = 'staff' | 'suspended' | 'people'

/** The columns of the accounts. */
export function usePeopleColumns(onAsk: PersonMenuProps['onAsk'], of: PeopleColumnsOf): Column<Account>[] {
  const t = useTexts()
  const whose = useWhoseColumns()
  const suspension = useSuspensionColumns(onAsk)
  const factor: Column<Account> = {
    id: 'factor',
    header: t('people.factor'),
    cardLabel: true,
    cell: ({ SecondFactor }) => t(SecondFactor ? 'people.factor.on' : 'people.factor.off'),
  }
  const seen: Column<Account> = {
    id: 'seen',
    header: t('people.seen'),
    cardLabel: true,
    cell: ({ LastSeenOn }) =>
      LastSeenOn ? <Ago at={LastSeenOn} /> : <span className="text-ink-muted">{t('people.never')}</span>,
  }
  const state: Column<Account> = {
    id: 'state',
    header: t('people.state'),
    card: 'block',
    cell: (account) => <State account={account} />,
  }
  const actions: Column<Account> = {
    id: 'actions',
    header: t('people.actions'),
    fixed: true,
    align: 'end',
    card: 'aside',
    cell: (account) => <PersonMenu account={account} onAsk={onAsk} />,
  }
  if (of === 'suspended') return [...whose, ...suspension, actions]
  return [...whose, seen, ...(of === 'staff' ? [factor] : []), state, actions]
}

/** Whose account it is. */
function useWhoseColumns(): Column<Account>[] {
  const t = useTexts()
  const { notAvailable } = useLabels()
  const nameOf = useAccountName()
  const roleText = useAccountRole()
  const or = (value: string | null) => value || <span className="text-ink-muted">{notAvailable}</span>
  return [
    {
      id: 'name',
      header: t('people.name'),
      fixed: true,
      card: 'title',
      cell: (account) => (
        <>
          <span className="font-semibold">{nameOf(account)}</span>{' '}
          <span className="text-xs text-ink-muted tabular-nums">#{account.ID}</span>
        </>
      ),
    },
    { id: 'role', header: t('people.role'), card: 'line', cell: ({ Role }) => roleText(Role) },
    {
      id: 'phone',
      header: t('people.phone'),
      className: 'tabular-nums',
      cell: ({ Phone }) => or(Phone && formatPhone(Phone)),
    },
    {
      id: 'email',
      header: t('people.email'),
      className: 'max-md:basis-full wrap-anywhere',
      cell: ({ Email }) => or(Email),
    },
  ]
}

/** When and why an account was suspended and which person did it, with the button that restores it. */
function useSuspensionColumns(onAsk: PersonMenuProps['onAsk']): Column<Account>[] {
  const t = useTexts()
  const { notAvailable } = useLabels()
  const nameOf = useAccountName()
  return [
    {
      id: 'since',
      header: t('people.suspendedOn'),
      cardLabel: true,
      className: 'tabular-nums',
      cell: ({ Suspension }) => (Suspension ? dateText(new Date(Suspension.On)) : notAvailable),
    },
    {
      id: 'by',
      header: t('people.suspendedBy'),
      cardLabel: true,
      cell: ({ Suspension }) => Suspension?.By ?? notAvailable,
    },
    {
      id: 'why',
      header: t('suspend.reason'),
      className: 'max-md:basis-full md:min-w-48 md:whitespace-normal! wrap-anywhere',
      cell: ({ Suspension }) => Suspension?.Reason ?? notAvailable,
    },
    {
      id: 'restore',
      header: t('people.restore.column'),
      card: 'block',
      cell: (account) => (
        <Button
          tone="quiet"
          size="xs"
          className="max-md:w-full"
          aria-label={t('restore.submit', { name: nameOf(account) })}
          onClick={() => onAsk({ action: 'restore', account })}
        >
          {t('people.restore')}
        </Button>
      ),
    },
  ]
}

function State({ account }: { account: Account }) {
  const t = useTexts()
  const { notAvailable } = useLabels()
  const { Status: status, Suspension } = account
  if (!isSuspended({ status })) return <Status shape="full">{t('people.active')}</Status>
  return (
    <>
      <Status shape="off">{t('people.suspended')}</Status>
      {Suspension && (
        <span className="block max-w-80 text-xs text-ink-muted wrap-anywhere">
          {t('people.suspended.why', {
            reason: Suspension.Reason ?? notAvailable,
            by: Suspension.By ?? notAvailable,
            on: dateText(new Date(Suspension.On)),
          })}
        </span>
      )}
    </>
  )
}
