import { Corrections, NearestNotice } from '@pramaan/features/search/read-chips.tsx'
import { isShortList, RemovalNotice } from '@pramaan/features/search/removal/removal-notice.tsx'
import { useFilterWords } from '../filters/filter-words.ts'
import type { Filters } from '../filters/use-filters.ts'
import type { CandidateSearch } from './use-candidate-search.ts'

type NoticeProps = { search: Filters; list: CandidateSearch }

/**
 * What is to be known about a list before it: how its words were read, and who is on it. It stays as long as the rows
 * that it is about, which would move twice without it.
 */
export function SearchNotices({ list: { query, shownText } }: Pick<NoticeProps, 'list'>) {
  return (
    <div className="mb-3 flex flex-col gap-3 empty:hidden">
      {query.data && (
        <>
          <Corrections term={shownText} reading={query.data.reading} isEmpty={query.data.totalCount === 0} />
          <NearestNotice list={query.data} />
        </>
      )}
    </div>
  )
}

/** After a short list: which filter left the most out. It is counted after the list, which it must not move. */
export function ShortListNotice({ search: { filters, change }, list }: NoticeProps) {
  const words = useFilterWords()
  const answer = list.waiting ? undefined : list.query.data
  if (!answer || !isShortList(answer)) return null
  return <RemovalNotice filters={filters} words={words} onRemove={({ name }) => change({ [name]: undefined })} />
}
