import { ListsFailure } from '@pramaan/app-shell/forms/fields/lists-failure.tsx'
import { useSearchWords } from '@pramaan/app-shell/forms/use-search-words.ts'
import { useApi, usePerson } from '@pramaan/app-shell/platform/platform.tsx'
import { Failure } from '@pramaan/app-shell/router/failures/error-page.tsx'
import { appliedFilters, queryOfFilters } from '@pramaan/contract/search/candidate-filters'
import { may } from '@pramaan/domain/capability'
import { useLabels } from '@pramaan/ui/labels'
import { useShortcuts } from '@pramaan/ui/shortcuts'
import { useRef } from 'react'
import { Navigate, useLocation } from 'react-router'
import { CandidateTable } from '../../features/candidates/candidate-table.tsx'
import { CandidatesExport } from '../../features/candidates/candidates-export.tsx'
import { FilterBar } from '../../features/candidates/filter-bar.tsx'
import { ReadWords } from '../../features/candidates/reading/search-words.tsx'
import { ShortListNotice } from '../../features/candidates/reading/short-list-notice.tsx'
import {
  type StaffRow,
  staffRows,
  useCandidates,
  useRegistrationCount,
} from '../../features/candidates/use-candidates.ts'
import { type ListAddress, useListAddress } from '../../features/candidates/use-list-address.ts'
import { GuidanceBulk } from '../../features/guidance/guidance-bulk.tsx'
import { useGuidanceColumns } from '../../features/guidance/guidance-columns.tsx'
import { useGuidance } from '../../features/guidance/use-guidance.tsx'
import { PeopleBulk } from '../../features/people/people-bulk.tsx'
import type { SelectedAccount } from '../../features/people/use-people.ts'
import { SavedViews } from '../../features/saved-views/saved-views.tsx'
import { CountWait, ScreenHeader } from '../../layout/screen-crumbs.tsx'
import { SectionNav } from '../../layout/section-nav.tsx'
import { ChosenCsvButton } from '../../lists/export/chosen-csv-button.tsx'
import { FilterArea } from '../../lists/filters/filter-area.tsx'
import { CopyPhonesButton } from '../../lists/selection/copy-phones-button.tsx'
import { useSelection } from '../../lists/selection/use-selection.ts'
import { paths, peoplePath } from '../../paths.ts'
import { useTexts } from '../../texts/use-texts.ts'

/** The candidate list of staff, 'All users' for Admins (document 002 §2.8). */
export function CandidateListScreen() {
  const address = useListAddress()
  if (address.restore !== undefined) return <Navigate to={{ search: address.restore }} replace />
  return <CandidateList address={address} />
}

function CandidateList({ address }: { address: ListAddress }) {
  const t = useTexts()
  const { filters, deep } = address
  const list = useCandidates(filters, deep?.cursor)
  const { term, type, search, clear } = useTypedTerm(address)
  const box = useRef<HTMLInputElement>(null)
  const words = useCountWords()
  useShortcuts([{ on: '/', label: t('keys.search'), onPress: () => box.current?.focus() }])
  const page = list.isPlaceholderData ? undefined : list.data
  const rows = list.data && staffRows(list.data.items)
  const selection = useSelection(rows, idOf, narrowedBy(filters))
  const { ask, dialog } = useGuidance(selection.clear)
  const moreColumns = useGuidanceColumns<StaffRow>(ask, noteColumns)
  const { role } = usePerson()
  const [guides, manages] = [may(role, 'toggleAttendance'), may(role, 'manageUsers')]
  const found = list.data && words('list.found', list.data.totalCount, list.data.totalIsEstimate)
  return (
    <div className="flex min-h-0 flex-1 flex-col gap-3">
      <Heading address={address} />
      <FilterArea>
        <FilterBar
          filters={filters}
          term={term}
          found={found}
          onTerm={type}
          onPick={search}
          onChange={address.change}
          onSearch={() => void list.refetch()}
          onClear={clear}
          box={box}
        />
      </FilterArea>
      {!list.isError && <ListsFailure />}
      {page && <ReadWords page={page} term={filters.term ?? ''} onTerm={(words) => search(words ?? '')} />}
      {list.isError ? (
        <Failure error={list.error} onRetry={() => void list.refetch()} />
      ) : (
        <CandidateTable
          address={{ ...address, clear }}
          rows={rows}
          reading={list.data?.reading ?? []}
          around={list.data}
          narrowed={appliedFilters(filters).length > 0}
          moreColumns={moreColumns}
          worksWithThem={guides}
          selection={guides || manages ? selection : undefined}
        />
      )}
      {page && <ShortListNotice page={page} filters={filters} onChange={address.change} />}
      {guides && (
        <GuidanceBulk people={selection.people} ask={ask} onClear={selection.clear}>
          <ContactActions people={selection.people} />
        </GuidanceBulk>
      )}
      {manages && (
        <PeopleBulk people={selection.people.map(accountOf)} onClear={selection.clear}>
          <ContactActions people={selection.people} />
        </PeopleBulk>
      )}
      {dialog}
    </div>
  )
}

/** The contacts of the chosen rows, which the list shows: as a file, or on the clipboard. */
function ContactActions({ people }: { people: readonly StaffRow[] }) {
  const { directory } = useApi()
  return (
    <>
      <ChosenCsvButton link={() => directory.chosenFile({ body: { IDs: people.map(({ ID }) => ID) } })} />
      <CopyPhonesButton people={people} />
    </>
  )
}

const noteColumns = ['hr', 'counsellor', 'courses', 'remark', 'history'] as const

/** The list's filters, without its order and page. */
function narrowedBy(filters: ListAddress['filters']) {
  return JSON.stringify(appliedFilters(filters))
}

/** A row as an account: the search only returns existing, active candidates. */
function accountOf({ ID, FullName }: StaffRow): SelectedAccount {
  const open = { Role: 'Candidate', Status: 'active', Erased: false, SecondFactor: false, Suspension: null } as const
  return { ID, FullName, ...open }
}

function idOf({ ID }: StaffRow) {
  return String(ID)
}

function Heading({ address }: { address: ListAddress }) {
  const t = useTexts()
  const { role } = usePerson()
  const { pathname } = useLocation()
  const words = useCountWords()
  const registered = useRegistrationCount()
  const title = t(pathname === paths.users ? 'titles.users' : 'titles.list')
  return (
    <ScreenHeader
      title={title}
      beside={
        registered === undefined ? (
          <CountWait long />
        ) : (
          registered && words('list.total', registered.count, registered.isEstimate)
        )
      }
      actions={
        <>
          {pathname === paths.users && may(role, 'manageUsers') && <EverybodyNav />}
          <SavedViews list="candidates" query={queryOfFilters(address.filters)} onOpen={address.show} />
          <CandidatesExport filters={address.filters} />
        </>
      }
    />
  )
}

/** A link from 'All users' to the accounts of everyone else. */
function EverybodyNav() {
  const t = useTexts()
  const others = (['employers', 'staff', 'users', 'suspended'] as const).map((tab) => ({
    href: peoplePath(tab),
    path: peoplePath(tab),
    label: t(`people.tab.${tab}`),
  }))
  const candidates = { href: paths.users, path: paths.users, label: t('people.tab.candidates') }
  return <SectionNav label={t('people.tabs')} screens={[candidates, ...others]} />
}

/** The typed text: shown at once, searched after a pause. */
function useTypedTerm(address: ListAddress) {
  const { typed, empty, ...words } = useSearchWords({
    term: address.filters.term ?? '',
    onTerm: (term) => address.change({ term: term || undefined }),
  })
  return {
    ...words,
    term: typed,
    clear() {
      empty()
      address.clear()
    },
  }
}

function useCountWords() {
  const t = useTexts()
  const { number } = useLabels()
  return (key: 'list.found' | 'list.total', count: number, isEstimate: boolean) => {
    const countText = isEstimate ? t('list.about', { count: number(count) }) : number(count)
    return t(key, { count, shown: countText })
  }
}
