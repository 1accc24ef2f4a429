import { withoutFilter } from '@pramaan/contract/search/candidate-filters'
import { mostDescribed } from '@pramaan/domain/search'
import { ReportedLine } from '@pramaan/features/alerts/reported-line.tsx'
import { Corrections } from '@pramaan/features/search/corrections.tsx'
import { NearestNotice } from '@pramaan/features/search/read-chips.tsx'
import { isShortList, RemovalNotice } from '@pramaan/features/search/removal/removal-notice.tsx'
import { useTexts } from '../../../texts/use-texts.ts'
import { useFilterWords } from '../filters/filter-words.ts'
import type { Filters } from '../filters/use-filters.ts'
import { useLastReported } from '../history/use-saved-searches.ts'
import { profileOf } from '../profile-of.ts'
import type { CandidateSearch } from './use-candidate-search.ts'

type NoticeProps = { search: Filters; list: CandidateSearch }

/** Props of `SearchNotices`: the search, its list, and how many letters the description has that its words were read from. */
type SearchNoticesProps = NoticeProps & { described: number | undefined }

/**
 * The lines above a list: how its words were read, and who is in it. They change together with the rows, so that the
 * rows don't move twice.
 */
export function SearchNotices({ search, list: { query, shownText }, described }: SearchNoticesProps) {
  const t = useTexts()
  const last = useLastReported(search.filters)
  const isFirst = search.filters.pageIndex === 0 && !search.cursor
  return (
    <div className="mb-3 flex flex-col gap-3 empty:hidden">
      {query.data && (
        <>
          {described !== undefined && shownText !== '' && (
            <p className="text-sm text-ink-muted">
              {described > mostDescribed ? t('search.described.part', { most: mostDescribed }) : t('search.described')}
            </p>
          )}
          <Corrections
            term={shownText}
            reading={query.data.reading}
            isEmpty={query.data.totalCount === 0}
            onTerm={(term) => search.change({ term, searchTitle: undefined })}
          />
          <NearestNotice list={query.data} />
          {isFirst && last && (
            <ReportedLine
              last={last}
              shown={query.data.items.map(({ ID }) => ID)}
              hrefOf={(id) => profileOf(search, id)}
            />
          )}
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
  return <RemovalNotice filters={filters} words={words} onRemove={(filter) => change(withoutFilter(filters, filter))} />
}
