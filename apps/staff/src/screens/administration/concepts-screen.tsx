import { useApi } from '@pramaan/app-shell/platform/platform.tsx'
import { Failure } from '@pramaan/app-shell/router/failures/error-page.tsx'
import { useNextPage } from '@pramaan/app-shell/router/list-pages/use-next-page.ts'
import { conceptKinds } from '@pramaan/domain/concept'
import { Button } from '@pramaan/ui/button'
import { useLabels } from '@pramaan/ui/labels'
import { SegmentedBar } from '@pramaan/ui/segmented-bar'
import { Tabs } from '@pramaan/ui/tabs'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { ConceptPanel } from '../../features/concepts/concept-panel.tsx'
import { ConceptTable } from '../../features/concepts/concept-table.tsx'
import { OtherNameDialog } from '../../features/concepts/names/other-name-dialog.tsx'
import { TypedTable } from '../../features/concepts/names/typed-table.tsx'
import { NewConceptDialog } from '../../features/concepts/new-concept-dialog.tsx'
import { type TypedTerm, useConceptAddress, useConceptList } from '../../features/concepts/use-concepts.ts'
import { AdminLayout } from '../../layout/admin-layout.tsx'
import { ListSearch } from '../../lists/filters/list-search.tsx'
import { useTexts } from '../../texts/use-texts.ts'

type Address = ReturnType<typeof useConceptAddress>

/** What searches understand, and what people typed that they do not (decision 074). */
export function ConceptsScreen() {
  const t = useTexts()
  const address = useConceptAddress()
  const { tab, kind, entry, page, openEntry } = address
  const [adding, setAdding] = useState<{ name: string; kind: (typeof conceptKinds)[number] }>()
  const [naming, setNaming] = useState<TypedTerm>()
  const addFrom = ({ Term, Kind }: TypedTerm) => setAdding({ name: Term, kind: Kind === 'search' ? 'skill' : Kind })
  return (
    <AdminLayout
      title={t('titles.concepts')}
      text={t(tab === 'typed' ? 'concepts.typed.text' : 'concepts.text')}
      actions={
        <Button size="sm" icon={<Plus />} onClick={() => setAdding({ name: page.term, kind: kind ?? 'skill' })}>
          {t('concepts.add')}
        </Button>
      }
    >
      <Tabs
        look="pill"
        label={t('concepts.tabs')}
        tabs={(['entries', 'typed'] as const).map((value) => ({ value, label: t(`concepts.${value}`) }))}
        value={tab}
        onValue={address.showTab}
      >
        {tab === 'entries' ? <Entries {...address} /> : <Typed {...address} onName={setNaming} onNew={addFrom} />}
      </Tabs>
      {entry !== undefined && <ConceptPanel id={entry} onOpen={openEntry} />}
      {adding && (
        <NewConceptDialog
          form={{ Kind: adding.kind, Label: adding.name }}
          onClose={() => setAdding(undefined)}
          onAdded={openEntry}
        />
      )}
      {naming && <OtherNameDialog term={naming} onClose={() => setNaming(undefined)} />}
    </AdminLayout>
  )
}

function Entries({ kind, page, change, showKind, openEntry }: Address) {
  const t = useTexts()
  const { number } = useLabels()
  const { data, error, refetch, onNear } = useConceptList({ ...page, ...(kind && { kind }) })
  const count = data?.totalCount
  return (
    <div className="flex flex-col gap-3 pt-2">
      <div className="flex flex-wrap items-center gap-3">
        <div className="w-90 max-w-full">
          <ListSearch label={t('concepts.search')} term={page.term} onTerm={(term) => change({ term })} />
        </div>
        <SegmentedBar
          dense
          fit
          labelHidden
          label={t('concepts.kind')}
          options={(['all', ...conceptKinds] as const).map((value) => ({ value, label: t(`concepts.kind.${value}`) }))}
          value={kind ?? 'all'}
          onValue={showKind}
        />
        {count !== undefined && (
          <p className="text-ink-muted text-sm">{t('concepts.count', { count, shown: number(count) })}</p>
        )}
      </div>
      {error ? (
        <Failure error={error} onRetry={() => void refetch()} />
      ) : (
        <ConceptTable
          rows={data?.data}
          total={count}
          page={page}
          change={change}
          onNear={onNear}
          onOpen={({ ID }) => openEntry(ID)}
        />
      )}
    </div>
  )
}

type TypedProps = Address & { onName: (term: TypedTerm) => void; onNew: (term: TypedTerm) => void }

function Typed({ show, page, change, showWhich, onName, onNew }: TypedProps) {
  const t = useTexts()
  const { concepts } = useApi()
  const { pageSize } = page
  const pageOf = (pageIndex: number) => concepts.typed.query({ query: { show, pageSize, pageIndex } })
  const terms = useQuery({ ...pageOf(page.pageIndex), placeholderData: keepPreviousData })
  const onNear = useNextPage(terms, (next) => pageOf(next - 1))
  const { data, error, refetch } = terms
  return (
    <div className="flex flex-col items-start gap-3 pt-2">
      <SegmentedBar
        dense
        fit
        labelHidden
        label={t('concepts.typed.which')}
        options={(['open', 'ignored'] as const).map((value) => ({ value, label: t(`concepts.typed.${value}`) }))}
        value={show}
        onValue={showWhich}
      />
      <div className="w-full">
        {error ? (
          <Failure error={error} onRetry={() => void refetch()} />
        ) : (
          <TypedTable
            rows={data?.data}
            total={data?.totalCount}
            page={page}
            change={change}
            onNear={onNear}
            onName={onName}
            onNew={onNew}
          />
        )}
      </div>
    </div>
  )
}
