import { Failure } from '@pramaan/app-shell/router/failures/error-page.tsx'
import { useLabels } from '@pramaan/ui/labels'
import { LinkButton } from '@pramaan/ui/link-button'
import { Tabs } from '@pramaan/ui/tabs'
import { UserPlus } from 'lucide-react'
import { useState } from 'react'
import { ActionDialog } from '../../features/people/action-dialog.tsx'
import { FactorDialog } from '../../features/people/factor-dialog.tsx'
import { PeopleBulk } from '../../features/people/people-bulk.tsx'
import { PeopleTable } from '../../features/people/people-table.tsx'
import type { Action } from '../../features/people/person-menu.tsx'
import { RoleDialog } from '../../features/people/role-dialog.tsx'
import { StateFilter } from '../../features/people/state-filter.tsx'
import { type Account, peopleTabs, usePeople } from '../../features/people/use-people.ts'
import { AddressViews } from '../../features/saved-views/address-views.tsx'
import { AdminLayout } from '../../layout/admin-layout.tsx'
import { FilterArea } from '../../lists/filters/filter-area.tsx'
import { ListSearch } from '../../lists/filters/list-search.tsx'
import { NarrowedListNote } from '../../lists/filters/narrowed-list-note.tsx'
import { CopyPhonesButton } from '../../lists/selection/copy-phones-button.tsx'
import { useSelection } from '../../lists/selection/use-selection.ts'
import { adminPaths, paths } from '../../paths.ts'
import { useTexts } from '../../texts/use-texts.ts'

const partFigures = {
  registered: 'registeredUsers',
  'signed-in': 'firstLogins',
  'signed-in-again': 'repeatLogins',
  complete: 'profileCompletions',
  'applied-to-course': 'uniqueCertApplicants',
  'applied-to-job': 'uniqueJobApplicants',
  'applied-to-drive': 'uniquePDApplicants',
} as const

/** Accounts of every role: suspend, restore, change the role (D2, D9, D27). */
export function PeopleScreen() {
  const t = useTexts()
  const { number } = useLabels()
  const { data, error, refetch, tab, only, state, showTab, showState, page, change } = usePeople()
  const [confirming, setConfirming] = useState<{ action: Action; account: Account }>()
  const count = data?.totalCount
  const selection = useSelection(data?.data, idOf, `${tab} ${state} ${page.term}`)
  return (
    <AdminLayout
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
            <div className="flex flex-wrap items-center gap-2">
              <div className="w-90 max-sm:w-full">
                <ListSearch label={t('people.search')} term={page.term} onTerm={(term) => change({ term })} />
              </div>
              {tab !== 'suspended' && <StateFilter state={state} onState={showState} />}
            </div>
            {only && (
              <NarrowedListNote text={t(`figures.help.${partFigures[only]}`)} href={`${adminPaths.people}?tab=users`} />
            )}
            {error ? (
              <Failure error={error} onRetry={() => void refetch()} />
            ) : (
              <PeopleTable
                rows={data?.data}
                total={count}
                page={page}
                change={change}
                onAsk={setConfirming}
                selection={selection}
                columnsOf={tab === 'staff' || tab === 'suspended' ? tab : 'people'}
              />
            )}
          </div>
        </Tabs>
      </FilterArea>
      <PeopleBulk people={selection.people} onClear={selection.clear}>
        <CopyPhonesButton people={selection.people} />
      </PeopleBulk>
      {confirming && <ActionQuestion {...confirming} onClose={() => setConfirming(undefined)} />}
    </AdminLayout>
  )
}

function idOf({ ID }: Account) {
  return String(ID)
}

function ActionQuestion({ action, account, onClose }: { action: Action; account: Account; onClose: () => void }) {
  if (action === 'changeRole') return <RoleDialog account={account} onClose={onClose} />
  if (action === 'resetFactor') return <FactorDialog account={account} onClose={onClose} />
  return <ActionDialog action={action} account={account} onClose={onClose} />
}
