import { Ago } from '@pramaan/app-shell/time/ago.tsx'
import { isSuspended } from '@pramaan/domain/account'
import { dateText } from '@pramaan/domain/india-day'
import { formatPhone } from '@pramaan/domain/phone'
import { Status } from '@pramaan/ui/badge'
import { Button } from '@pramaan/ui/button'
import type { Column } from '@pramaan/ui/data-table'
import { useLabels } from '@pramaan/ui/labels'
import { NameLink } from '@pramaan/ui/link'
import { useAccountRole } from '../../layout/account-role.ts'
import { profilePath } from '../../paths.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { useAccountName } from './account-name.ts'
import { PersonMenu, type PersonMenuProps } from './person-menu.tsx'
import type { Account } from './use-people.ts'

/** The accounts of the columns: staff have a column for the authenticator, suspended ones have who, when and why. */
export type PeopleColumnsOf = 'staff' | 'suspended' | 'people'

/** The columns of the accounts. */
export function usePeopleColumns(onAsk: PersonMenuProps['onAsk'], of: PeopleColumnsOf): Column<Account>[] {
  const t = useTexts()
  const whose = useWhoseColumns()
  const contacts = useContactColumns()
  const suspended = useSuspensionColumns(onAsk)
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
  if (of === 'suspended') return [...whose, ...suspended]
  return [...whose, ...contacts, seen, ...(of === 'staff' ? [factor] : []), state, actions]
}

/** The column of the account's owner. */
function useWhoseColumns(): Column<Account>[] {
  const t = useTexts()
  const roleText = useAccountRole()
  return [
    {
      id: 'name',
      header: t('people.name'),
      fixed: true,
      card: 'title',
      cell: (account) => (
        <>
          <Name account={account} /> <span className="text-xs text-ink-muted tabular-nums">#{account.ID}</span>
        </>
      ),
    },
    { id: 'role', header: t('people.role'), card: 'line', cell: ({ Role }) => roleText(Role) },
  ]
}

/** The name, which links to the profile of a candidate. */
function Name({ account }: { account: Account }) {
  const name = useAccountName()(account)
  if (!hasProfile(account)) return <span className="font-semibold">{name}</span>
  return <NameLink href={profilePath(account.ID)}>{name}</NameLink>
}

/** Whether an account's owner has a page: candidates have a profile, others only entries in the audit log. */
export function hasProfile({ Role, Erased }: Account) {
  return Role === 'Candidate' && !Erased
}

function useContactColumns(): Column<Account>[] {
  const t = useTexts()
  return [
    {
      id: 'phone',
      header: t('people.phone'),
      cardLabel: ({ Phone }) => !Phone,
      className: 'tabular-nums',
      cell: ({ Phone }) => <Contact value={Phone && formatPhone(Phone)} />,
    },
    {
      id: 'email',
      header: t('people.email'),
      cardLabel: ({ Email }) => !Email,
      className: 'max-md:basis-full wrap-anywhere',
      cell: ({ Email }) => <Contact value={Email} />,
    },
  ]
}

function Contact({ value }: { value: string | null }) {
  const { notAvailable } = useLabels()
  return value || <span className="text-ink-muted">{notAvailable}</span>
}

/**
 * The columns of suspended accounts: contacts, date, reason, the person who suspended them, and the restore button;
 * narrow enough that reason and button are visible at 1280 px.
 */
function useSuspensionColumns(onAsk: PersonMenuProps['onAsk']): Column<Account>[] {
  const t = useTexts()
  const { notAvailable } = useLabels()
  const nameOf = useAccountName()
  return [
    {
      id: 'contact',
      header: t('people.contact'),
      cardLabel: ({ Phone, Email }) => !Phone && !Email,
      className: 'max-md:basis-full md:min-w-40 md:whitespace-normal! wrap-anywhere tabular-nums',
      cell: ({ Phone, Email }) =>
        Phone || Email ? (
          <>
            {Phone && <span className="block whitespace-nowrap">{formatPhone(Phone)}</span>}
            {Email && <span className="block">{Email}</span>}
          </>
        ) : (
          <Contact value={null} />
        ),
    },
    {
      id: 'since',
      header: t('people.suspended'),
      cardLabel: true,
      className: 'md:whitespace-normal! tabular-nums',
      cell: ({ Suspension }) =>
        Suspension ? (
          <>
            {dateText(new Date(Suspension.On))}{' '}
            {Suspension.By && (
              <span className="text-xs text-ink-muted md:block">
                {t('people.suspendedBy', { name: Suspension.By })}
              </span>
            )}
          </>
        ) : (
          notAvailable
        ),
    },
    {
      id: 'why',
      header: t('suspend.reason'),
      cardLabel: true,
      className: 'max-md:basis-full md:min-w-48 md:whitespace-normal! wrap-anywhere',
      cell: ({ Suspension }) => Suspension?.Reason ?? notAvailable,
    },
    {
      id: 'actions',
      header: t('people.actions'),
      fixed: true,
      align: 'end',
      card: 'block',
      cell: (account) => (
        <span className="flex items-center justify-end gap-1">
          <Button
            tone="quiet"
            size="xs"
            className="max-md:flex-1"
            aria-label={t('restore.submit', { name: nameOf(account) })}
            onClick={() => onAsk({ action: 'restore', account })}
          >
            {t('people.restore')}
          </Button>
          <PersonMenu account={account} onAsk={onAsk} />
        </span>
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
