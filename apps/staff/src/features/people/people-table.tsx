import { EmptyState } from '@pramaan/ui/empty-state'
import { UserX } from 'lucide-react'
import { useNavigate } from 'react-router'
import type { Selection } from '../../lists/selection/use-selection.ts'
import { ListTable } from '../../lists/table/list-table.tsx'
import type { ListPage } from '../../lists/table/use-list-page.ts'
import { auditPath, profilePath } from '../../paths.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { useAccountName } from './account-name.ts'
import { hasProfile, type PeopleColumnsOf, usePeopleColumns } from './people-columns.tsx'
import type { PersonMenuProps } from './person-menu.tsx'
import type { Account } from './use-people.ts'

type PeopleTableProps = ListPage & {
  rows: readonly Account[] | undefined
  total: number | undefined
  onAsk: PersonMenuProps['onAsk']
  columnsOf: PeopleColumnsOf
  selection: Selection<Account>
}

/**
 * Accounts, newest first, with the actions on each; Enter opens a candidate's profile, and others' entries in the audit
 * log.
 */
export function PeopleTable({ onAsk, columnsOf, ...list }: PeopleTableProps) {
  const t = useTexts()
  const navigate = useNavigate()
  const nameOf = useAccountName()
  const suspended = columnsOf === 'suspended'
  return (
    <ListTable
      {...list}
      list={suspended ? 'people-suspended' : 'people'}
      caption={t('titles.people')}
      columns={usePeopleColumns(onAsk, columnsOf)}
      idOf={({ ID }) => ID}
      nameOf={nameOf}
      onOpen={(account) => void navigate(hasProfile(account) ? profilePath(account.ID) : auditPath(account.ID))}
      none={
        <EmptyState
          bare
          icon={UserX}
          title={t('people.none')}
          text={t(suspended && !list.page.term ? 'people.none.suspended' : 'people.none.text')}
        />
      }
    />
  )
}
