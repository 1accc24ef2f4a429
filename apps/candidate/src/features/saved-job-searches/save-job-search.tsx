import { useListCity } from '@pramaan/app-shell/city/use-list-city.ts'
import { useQueryText } from '@pramaan/app-shell/router/use-query-text.ts'
import { isFullListing, type JobSearch } from '@pramaan/contract/jobs/job-search'
import { jobSearchOf, queryOfJobSearch } from '@pramaan/contract/jobs/job-search-address'
import { longestSearchName } from '@pramaan/domain/saved-search'
import { startOf } from '@pramaan/domain/shortened'
import { Button } from '@pramaan/ui/button'
import { Bookmark, BookmarkCheck } from 'lucide-react'
import { useState } from 'react'
import { useTexts } from '../../texts/use-texts.ts'
import { JobSearchDialog } from './job-search-dialog.tsx'
import { useSavedAs } from './use-saved-job-searches.ts'

/** The suggested name of a search: its words and filters. */
function nameOf({ term, location, experience, type, tags }: JobSearch) {
  const words = [term, ...location, ...experience, type ?? '', ...tags].filter((word) => word !== '')
  return startOf(words.join(', '), longestSearchName)
}

/**
 * Saves the open job search, or shows that it is saved and edits it; shows nothing for a search without words and
 * filters.
 */
export function SaveJobSearch() {
  const search = jobSearchOf(useQueryText())
  return isFullListing(search) ? null : <Save search={search} />
}

function Save({ search }: { search: JobSearch }) {
  const t = useTexts()
  const { near } = useListCity()
  const [open, setOpen] = useState(false)
  const saved = useSavedAs(search)
  return (
    <>
      <Button
        tone={saved ? 'quiet' : 'soft'}
        icon={saved ? <BookmarkCheck aria-hidden /> : <Bookmark aria-hidden />}
        onClick={() => setOpen(true)}
      >
        {t(saved ? 'savedJobs.saved' : 'savedJobs.save')}
      </Button>
      {open && (
        <JobSearchDialog
          saved={saved}
          name={nameOf(search)}
          query={queryOfJobSearch({ ...search, near })}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}
