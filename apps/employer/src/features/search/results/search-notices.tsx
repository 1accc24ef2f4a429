import { Corrections, NearestNotice } from '@pramaan/features/search/read-chips.tsx'
import { useLabels } from '@pramaan/ui/labels'
import { TextButton } from '@pramaan/ui/text-link'
import { useTexts } from '../../../texts/use-texts.ts'
import { useFilterWords } from '../filters/filter-words.ts'
import type { Filters } from '../filters/use-filters.ts'
import { useRemoval } from '../filters/use-removals.ts'
import type { CandidateSearch } from './use-candidate-search.ts'

/** With fewer on a list, it says which filter left the most out. */
const few = 10

/** What is to be known about a list before it: how its words were read, who is on it, and what left the most out. */
export function SearchNotices({ search, list }: { search: Filters; list: CandidateSearch }) {
  const { reading, query, waiting } = list
  const answer = waiting ? undefined : query.data
  const isShort = answer !== undefined && answer.items.length > 0 && (answer.met ?? answer.totalCount) < few
  return (
    <div className="mb-3 flex flex-col gap-3 empty:hidden">
      <Corrections term={search.filters.term ?? ''} reading={reading} />
      {answer?.met != null && <NearestNotice met={answer.met} reading={reading} />}
      {isShort && <Removal search={search} />}
    </div>
  )
}

/** The filter that left out the most, and a press that takes it away. */
function Removal({ search }: { search: Filters }) {
  const t = useTexts()
  const words = useFilterWords()
  const { number } = useLabels()
  const most = useRemoval(search.filters, true)
  if (!most) return null
  const filter = words(most.filter)
  return (
    <p className="flex flex-wrap items-center gap-x-2 text-sm text-ink-muted">
      {t('search.removal', { filter, count: most.count, shown: number(most.count) })}
      <TextButton onClick={() => search.change({ [most.filter.name]: undefined })}>
        {t('empty.remove', { filter })}
      </TextButton>
    </p>
  )
}
