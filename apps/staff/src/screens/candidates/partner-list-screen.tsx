import { useApi } from '@pramaan/app-shell/platform/platform.tsx'
import { queryOfPartnerFilters } from '@pramaan/contract/courses/partner-filters'
import { useLabels } from '@pramaan/ui/labels'
import { Navigate } from 'react-router'
import { GuidanceBulk } from '../../features/guidance/guidance-bulk.tsx'
import { useGuidanceColumns } from '../../features/guidance/guidance-columns.tsx'
import { useGuidance } from '../../features/guidance/use-guidance.tsx'
import { PartnerFilterBar } from '../../features/partner/partner-filters.tsx'
import { PartnerTable } from '../../features/partner/partner-table.tsx'
import {
  fileQueryOf,
  type PartnerAddress,
  type PartnerRow,
  usePartnerAddress,
  usePartnerList,
} from '../../features/partner/use-partner-list.ts'
import { SavedViews } from '../../features/saved-views/saved-views.tsx'
import { FileButton } from '../../lists/export/file-button.tsx'
import { useSelection } from '../../lists/selection/use-selection.ts'
import { ListLayout } from '../../lists/table/list-layout.tsx'
import { useTexts } from '../../texts/use-texts.ts'

const noteColumns = ['courses', 'remark', 'history'] as const

/** The course partner's candidate list (document 002 §2.8, §6): candidates a course was suggested to, with remarks. */
export function PartnerListScreen() {
  const address = usePartnerAddress()
  if (address.restore !== undefined) return <Navigate to={{ search: address.restore }} replace />
  return <PartnerList address={address} />
}

function PartnerList({ address }: { address: PartnerAddress }) {
  const t = useTexts()
  const { number } = useLabels()
  const { filters, deep } = address
  const { data, error, refetch } = usePartnerList(filters, deep?.cursor)
  const { guidance } = useApi()
  const selection = useSelection(data?.items, idOf, narrowedBy(filters))
  const { ask, dialog } = useGuidance(selection.clear)
  const moreColumns = useGuidanceColumns<PartnerRow>(ask, noteColumns)
  const count = data?.totalCount
  return (
    <ListLayout
      title={t('titles.list')}
      count={count !== undefined && t('partner.total', { count, shown: number(count) })}
      actions={
        <>
          <SavedViews list="partner" query={queryOfPartnerFilters(filters)} onOpen={address.show} />
          <FileButton link={() => guidance.partnerFile({ query: fileQueryOf(filters) })} />
        </>
      }
      filters={<PartnerFilterBar filters={filters} onChange={address.change} onClear={address.clear} />}
      error={error}
      onRetry={refetch}
    >
      <PartnerTable
        address={address}
        rows={data?.items}
        around={data}
        moreColumns={moreColumns}
        selection={selection}
      />
      <GuidanceBulk people={selection.people} ask={ask} onClear={selection.clear} />
      {dialog}
    </ListLayout>
  )
}

/** The list's filters, without its order and page. */
function narrowedBy({ sortBy: _sort, pageSize: _size, pageIndex: _index, ...filters }: PartnerAddress['filters']) {
  return JSON.stringify(filters)
}

function idOf({ ID }: PartnerRow) {
  return String(ID)
}
