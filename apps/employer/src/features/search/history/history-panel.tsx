import { Failure } from '@pramaan/app-shell/router/failures/error-page.tsx'
import { MoreButton } from '@pramaan/app-shell/waiting/more-button.tsx'
import { EmptyState } from '@pramaan/ui/empty-state'
import { SidePanel } from '@pramaan/ui/side-panel'
import { Loading, SkeletonText } from '@pramaan/ui/skeleton'
import { Tabs } from '@pramaan/ui/tabs'

import { type ReactNode, useState } from 'react'
import { useTexts } from '../../../texts/use-texts.ts'
import { PastSearchRow } from './past/past-search-row.tsx'
import { usePastSearches } from './past/use-past-searches.ts'
import { SavedSearchRow } from './saved-search-row.tsx'
import { useSavedSearches } from './use-saved-searches.ts'

/** The two lists of searches: saved under a name, and the automatic history. */
export type SearchesView = 'saved' | 'history'

/** Props of `HistoryPanel`; `first` is the list it opens with. */
export type HistoryPanelProps = { open: boolean; onOpenChange: (open: boolean) => void; first?: SearchesView }

/** The panel of searches, 310 px wide: saved ones by name, past ones newest first (document 002 §2.3; D29). */
export function HistoryPanel({ open, onOpenChange, first = 'history' }: HistoryPanelProps) {
  const t = useTexts()
  const [chosen, setChosen] = useState<SearchesView>()
  const view = chosen ?? first
  const change = (next: boolean) => {
    setChosen(undefined)
    onOpenChange(next)
  }
  const close = () => change(false)
  return (
    <SidePanel open={open} onOpenChange={change} title={t(`${view}.title`)}>
      <Tabs
        label={t('saved.views')}
        value={view}
        onValue={(to) => setChosen(to === 'saved' ? 'saved' : 'history')}
        tabs={[
          { value: 'saved', label: t('saved.tab'), panel: <Saved onOpen={close} /> },
          { value: 'history', label: t('history.tab'), panel: <Past onOpen={close} /> },
        ]}
      />
    </SidePanel>
  )
}

function Saved({ onOpen }: { onOpen: () => void }) {
  const t = useTexts()
  const { query, saved } = useSavedSearches()
  if (query.isError) return <Failure error={query.error} onRetry={() => void query.refetch()} />
  if (query.isPending) return <Lines />
  if (saved.length === 0) return <EmptyState bare drawing="saved" title={t('saved.none')} text={t('saved.none.text')} />
  return (
    <Rows>
      {saved.map((search) => (
        <li key={search.ID} className="border-line not-first:border-t">
          <SavedSearchRow search={search} onOpen={onOpen} />
        </li>
      ))}
    </Rows>
  )
}

function Past({ onOpen }: { onOpen: () => void }) {
  const t = useTexts()
  const { query, searches } = usePastSearches()
  if (query.isError) return <Failure error={query.error} onRetry={() => void query.refetch()} />
  if (query.isPending) return <Lines />
  if (searches.length === 0)
    return <EmptyState bare drawing="nothing" title={t('history.none')} text={t('history.none.text')} />
  return (
    <>
      <Rows>
        {searches.map((entry) => (
          <li key={entry.ID} className="border-line not-first:border-t">
            <PastSearchRow entry={entry} onOpen={onOpen} />
          </li>
        ))}
      </Rows>
      <MoreButton
        block
        size="sm"
        className="mt-3"
        pages={query}
        label={t('history.older')}
        busy={t('history.loading')}
      />
    </>
  )
}

function Rows({ children }: { children: ReactNode }) {
  return <ul className="-mx-5 -mt-2">{children}</ul>
}

function Lines() {
  return (
    <Loading>
      <SkeletonText lines={8} />
    </Loading>
  )
}
