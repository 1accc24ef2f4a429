import { Failure } from '@pramaan/app-shell/router/failures/error-page.tsx'
import { Button } from '@pramaan/ui/button'
import { EmptyState } from '@pramaan/ui/empty-state'
import { IconButton } from '@pramaan/ui/icon-button'
import { Link } from '@pramaan/ui/link'
import { SidePanel } from '@pramaan/ui/side-panel'
import { Loading, SkeletonText } from '@pramaan/ui/skeleton'
import { Pencil } from 'lucide-react'
import { useState } from 'react'
import { useTexts } from '../../texts/use-texts.ts'
import { JobSearchDialog } from './job-search-dialog.tsx'
import { type SavedJobSearch, useSavedJobSearches } from './use-saved-job-searches.ts'

/** The saved job searches, each with its alert. */
export function SavedJobSearches() {
  const t = useTexts()
  const [open, setOpen] = useState(false)
  const [edited, setEdited] = useState<SavedJobSearch>()
  return (
    <>
      <Button tone="quiet" onClick={() => setOpen(true)}>
        {t('savedJobs.title')}
      </Button>
      <SidePanel open={open} onOpenChange={setOpen} title={t('savedJobs.title')}>
        <List enabled={open} onOpen={() => setOpen(false)} onEdit={setEdited} />
      </SidePanel>
      {edited && (
        <JobSearchDialog saved={edited} name={edited.Name} query={edited.Query} onClose={() => setEdited(undefined)} />
      )}
    </>
  )
}

type ListProps = { enabled: boolean; onOpen: () => void; onEdit: (search: SavedJobSearch) => void }

function List({ enabled, onOpen, onEdit }: ListProps) {
  const t = useTexts()
  const { data, isError, error, refetch } = useSavedJobSearches(enabled)
  if (isError) return <Failure error={error} onRetry={() => void refetch()} />
  if (!data)
    return (
      <Loading>
        <SkeletonText lines={4} />
      </Loading>
    )
  if (data.data.length === 0)
    return <EmptyState bare drawing="saved" title={t('savedJobs.none')} text={t('savedJobs.none.text')} />
  return (
    <ul className="-mx-5 -mt-2">
      {data.data.map((search) => (
        <li key={search.ID} className="flex items-center gap-1 border-line pr-3 not-first:border-t">
          <Link href={`/jobs?${search.Query}`} onClick={onOpen} className="min-w-0 flex-1 px-5 py-2.5">
            <span className="wrap-anywhere block font-semibold">{search.Name}</span>
            <span className="block text-xs text-ink-muted">
              {t('alert.line', { frequency: search.Alert.Frequency })}
            </span>
          </Link>
          <IconButton
            label={t('savedJobs.change', { name: search.Name })}
            icon={<Pencil />}
            onClick={() => onEdit(search)}
          />
        </li>
      ))}
    </ul>
  )
}
