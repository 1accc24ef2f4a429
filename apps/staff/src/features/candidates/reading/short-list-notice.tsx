import { type CandidateFilters, withoutFilter } from '@pramaan/contract/search/candidate-filters'
import { isShortList, RemovalNotice } from '@pramaan/features/search/removal/removal-notice.tsx'
import type { CandidatePage } from '../use-candidates.ts'
import { useFilterWords } from './filter-words.ts'

type ShortListNoticeProps = {
  page: CandidatePage
  filters: CandidateFilters
  onChange: (change: Partial<CandidateFilters>) => void
}

/**
 * Shown after a short list: the filter that excludes the most. It is counted after the list has loaded and must not
 * move it.
 */
export function ShortListNotice({ page, filters, onChange }: ShortListNoticeProps) {
  const words = useFilterWords(filters)
  if (!isShortList(page)) return null
  return (
    <RemovalNotice filters={filters} words={words} onRemove={(filter) => onChange(withoutFilter(filters, filter))} />
  )
}
