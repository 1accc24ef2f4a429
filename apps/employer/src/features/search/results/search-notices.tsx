import { Corrections, NearestNotice } from '@pramaan/features/search/read-chips.tsx'
import { isShortList, RemovalNotice } from '@pramaan/features/search/removal/removal-notice.tsx'
import { useFilterWords } from '../filters/filter-words.ts'
import type { Filters } from '../filters/use-filters.ts'
import type { CandidateSearch } from './use-candidate-search.ts'

/** What is to be known about a list before it: how its words were read, who is on it, and what left the most out. */
export function SearchNotices({ search, list }: { search: Filters; list: CandidateSearch }) {
  const words = useFilterWords()
  const { reading, query, waiting } = list
  const { filters, change } = search
  const answer = waiting ? undefined : query.data
  return (
    <div className="mb-3 flex flex-col gap-3 empty:hidden">
      <Corrections term={filters.term ?? ''} reading={reading} />
      {answer?.met != null && <NearestNotice met={answer.met} reading={reading} />}
      {answer && isShortList(answer) && (
        <RemovalNotice filters={filters} words={words} onRemove={({ name }) => change({ [name]: undefined })} />
      )}
    </div>
  )
}
