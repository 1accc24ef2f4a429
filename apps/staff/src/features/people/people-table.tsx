import { Ago } from '@pramaan/app-shell/time/ago.tsx'
import { isSuspended } from '@pramaan/domain/account'
import { dateText } from '@pramaan/domain/india-day'
import { formatPhone } from '@pramaan/domain/phone'
import { Status } from '@pramaan/ui/badge'
import type { Column } from '@pramaan/ui/data-table'
import { EmptyState } from '@pramaan/ui/empty-state'
import { useLabels } from '@pramaan/ui/labels'
import { UserX } from 'lucide-react'
import { useNavigate } from 'react-router'
import type { Selection } from '../../lists/selection/use-selection.ts'
import { ListTable } from '../../lists/table/list-table.tsx'
import type { ListPage } from '../../lists/table/use-list-page.ts'
import { auditPath } from '../../paths.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { PersonMenu, type PersonMenuProps } from './person-menu.tsx'
import { useAccountName, useAccountRole } from './role-text.ts'
import type { Account } from './use-people.ts'

type PeopleTableProps = ListPage & {
  rows: readonly Account[] | undefined
  total: number | undefined
  onAsk: PersonMenuProps['onAsk']
  /** Whether authenticators show; only staff have them. */
  factors: boolean
  selection: Selection<Account>
}

/** Accounts, newest first, with the actions on each; Enter opens the person's entries in the audit log. */
export function PeopleTable({ onAsk, factors, ...list }: PeopleTableProps) {
  const t = useTexts()
  const navigate = useNavigate()
  const nameOf = useAccountName()
  return (
    <ListTable
      {...list}
      list="people"
      caption={t('titles.people')}
      columns={useColumns(onAsk, factors)}
      idOf={({ ID }) => ID}
      nameOf={nameOf}
      onOpen={({ ID }) => void navigate(auditPath(ID))}
      none={<EmptyState bare icon={UserX} title={t('people.none')} text={t('people.none.text')} />}
    />
  )
}

function useColumns(onAsk: PersonMenuProps['onAsk'], factors: boolean): Column<Account>[] {
  const t = useTexts()
  const { notAvailable } = useLabels()
  const nameOf = useAccountName()
  const roleText = useAccountRole()
  const factorColumn: Column<Account> = {
    id: 'factor',
    header: t('people.factor'),
    cardLabel: true,
    cell: ({ SecondFactor }) => t(SecondFactor ? 'people.factor.on' : 'people.factor.off'),
  }
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
    {
      id: 'seen',
      header: t('people.seen'),
      cardLabel: true,
      cell: ({ LastSeenOn }) =>
        LastSeenOn ? <Ago at={LastSeenOn} /> : <span className="text-ink-muted">{t('people.never')}</span>,
    },
    ...(factors ? [factorColumn] : []),
    { id: 'state', header: t('people.state'), card: 'block', cell: (account) => <State account={account} /> },
    {
      id: 'actions',
      header: t('people.actions'),
      fixed: true,
      align: 'end',
      card: 'aside',
      cell: (account) => <PersonMenu account={account} onAsk={onAsk} />,
    },
  ]
}

function State({ account }: { account: Account }) {
  const t = useTexts()
  const { notAvailable } = useLabels()
  const { Suspension: shut } = account
  if (!isSuspended({ status: account.Status })) return <Status shape="full">{t('people.active')}</Status>
  return (
    <>
      <Status shape="off">{t('people.suspended')}</Status>
      {shut && (
        <span className="block max-w-80 text-xs text-ink-muted wrap-anywhere">
          {t('people.suspended.why', {
            reason: shut.Reason ?? notAvailable,
            by: shut.By ?? notAvailable,
            on: dateText(new Date(shut.On)),
          })}
        </span>
      )}
    </>
  )
}
