import { Failure } from '@pramaan/app-kit/router/error-page.tsx'
import { useLabels } from '@pramaan/ui/labels'
import { LinkButton } from '@pramaan/ui/link-button'
import { Tabs } from '@pramaan/ui/tabs'
import { UserPlus } from 'lucide-react'
import { useState } from 'react'
import { ReasonDialog } from '../features/people/deed-dialog.tsx'
import { FactorDialog } from '../features/people/factor-dialog.tsx'
import { PeopleBulk } from '../features/people/people-bulk.tsx'
import { PeopleTable } from '../features/people/people-table.tsx'
import type { Deed } from '../features/people/person-menu.tsx'
import { RoleDialog } from '../features/people/role-dialog.tsx'
import { type Account, peopleTabs, usePeople } from '../features/people/use-people.ts'
import { AddressViews } from '../features/saved-views/address-views.tsx'
import { AdminFrame } from '../frame/admin-frame.tsx'
import { FilterArea } from '../frame/filter-area.tsx'
import { ListSearch } from '../frame/list-search.tsx'
import { Narrowed } from '../frame/narrowed.tsx'
import { useSelection } from '../frame/use-selection.ts'
import { adminPaths, paths } from '../paths.ts'
import { useTexts } from '../texts/use-texts.ts'

const partFigures = {
  registered: 'registeredUsers',
  'signed-in': 'firstLogins',
  'signed-in-again': 'repeatLogins',
  complete: 'profileCompletions',
} as const

/** Accounts of every role: suspended, restored, given another role (D2, D9, D27). */
export function PeopleScreen() {
  const t = useTexts()
  const { number } = useLabels()
  const { data, error, refetch, tab, only, showTab, page, change } = usePeople()
  const [asked, setAsked] = useState<{ deed: Deed; account: Account }>()
  const count = data?.totalCount
  const selection = useSelection(data?.data, idOf, `${tab} ${page.term}`)
  return (
    <AdminFrame
      title={t('titles.people')}
      text={t('people.text')}
      beside={count !== undefined && t('people.count', { count, shown: number(count) })}
      actions={
        <>
          <AddressViews list="people" />
          <LinkButton tone="quiet" size="sm" icon={<UserPlus />} href={paths.invitations}>
            {t('invites.title')}
          </LinkButton>
        </>
      }
    >
      <FilterArea>
        <Tabs
          look="pill"
          label={t('people.tabs')}
          tabs={peopleTabs.map((value) => ({ value, label: t(`people.tab.${value}`) }))}
          value={tab}
          onValue={showTab}
        >
          <div className="flex flex-col gap-3 pt-2">
            <div className="max-w-90">
              <ListSearch label={t('people.search')} term={page.term} onTerm={(term) => change({ term })} />
            </div>
            {only && <Narrowed text={t(`figures.help.${partFigures[only]}`)} href={`${adminPaths.people}?tab=users`} />}
            {error ? (
              <Failure error={error} onRetry={() => void refetch()} />
            ) : (
              <PeopleTable
                rows={data?.data}
                total={count}
                page={page}
                change={change}
                onAsk={setAsked}
                selection={selection}
                factors={tab === 'staff'}
              />
            )}
          </div>
        </Tabs>
      </FilterArea>
      <PeopleBulk people={selection.people} onClear={selection.clear} />
      {asked && <DeedQuestion {...asked} onClose={() => setAsked(undefined)} />}
    </AdminFrame>
  )
}

function idOf({ ID }: Account) {
  return String(ID)
}

function DeedQuestion({ deed, account, onClose }: { deed: Deed; account: Account; onClose: () => void }) {
  if (deed === 'changeRole') return <RoleDialog account={account} onClose={onClose} />
  if (deed === 'resetFactor') return <FactorDialog account={account} onClose={onClose} />
  return <ReasonDialog deed={deed} account={account} onClose={onClose} />
}
