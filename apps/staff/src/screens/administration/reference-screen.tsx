import { useApi } from '@pramaan/app-shell/platform/platform.tsx'
import { Failure } from '@pramaan/app-shell/router/failures/error-page.tsx'
import { referenceListNames } from '@pramaan/domain/reference-list'
import { Button } from '@pramaan/ui/button'
import { useLabels } from '@pramaan/ui/labels'
import { SegmentedBar } from '@pramaan/ui/segmented-bar'
import { Tabs } from '@pramaan/ui/tabs'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { EntryDialog } from '../../features/reference/entry-dialog.tsx'
import { ImportButton } from '../../features/reference/import-button.tsx'
import { ReferenceTable } from '../../features/reference/reference-table.tsx'
import { type Entry, statuses, useReferenceAddress, useReferenceList } from '../../features/reference/use-reference.ts'
import { AddressViews } from '../../features/saved-views/address-views.tsx'
import { AdminLayout } from '../../layout/admin-layout.tsx'
import { FileButton } from '../../lists/export/file-button.tsx'
import { ListSearch } from '../../lists/filters/list-search.tsx'
import { useTexts } from '../../texts/use-texts.ts'

/** The reference lists that fill the forms (D20). */
export function ReferenceScreen() {
  const t = useTexts()
  const { number } = useLabels()
  const { referenceLists } = useApi()
  const { list, status, page, change, showList, showStatus } = useReferenceAddress()
  const { data, error, refetch, onNear } = useReferenceList({ list, status, page })
  const [editing, setEditing] = useState<{ entry?: Entry }>()
  const count = data?.totalCount
  const file = { params: { list }, query: { term: page.term, ...(status && { status }) } }
  return (
    <AdminLayout
      title={t('titles.reference')}
      text={t('reference.text')}
      beside={count !== undefined && t('reference.count', { count, shown: number(count) })}
      actions={
        <>
          <AddressViews list="reference-lists" />
          <ImportButton list={list} />
          <FileButton link={() => referenceLists.file(file)} />
          <Button size="sm" icon={<Plus />} onClick={() => setEditing({})}>
            {t('reference.add')}
          </Button>
        </>
      }
    >
      <Tabs
        look="pill"
        label={t('reference.tabs')}
        tabs={referenceListNames.map((value) => ({ value, label: t(`reference.${value}`) }))}
        value={list}
        onValue={showList}
      >
        <div className="flex flex-col gap-3 pt-2">
          <div className="flex flex-wrap items-end gap-3">
            <div className="w-90 max-w-full">
              <ListSearch label={t('reference.search')} term={page.term} onTerm={(term) => change({ term })} />
            </div>
            <SegmentedBar
              dense
              fit
              labelHidden
              label={t('reference.status')}
              options={['all', ...statuses].map((value) => ({ value, label: t(`reference.${value as 'all'}`) }))}
              value={status ?? 'all'}
              onValue={showStatus}
            />
          </div>
          {error ? (
            <Failure error={error} onRetry={() => void refetch()} />
          ) : (
            <ReferenceTable
              list={list}
              rows={data?.data}
              total={count}
              page={page}
              change={change}
              onNear={onNear}
              onEdit={(entry) => setEditing({ entry })}
            />
          )}
        </div>
      </Tabs>
      {editing && (
        <EntryDialog
          list={list}
          entry={editing.entry}
          groups={data?.groups ?? []}
          onClose={() => setEditing(undefined)}
        />
      )}
    </AdminLayout>
  )
}
