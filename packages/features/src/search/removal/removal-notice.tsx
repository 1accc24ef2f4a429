import type { AppliedFilter, CandidateFilters } from '@pramaan/contract/search/candidate-filters'
import { useLabels } from '@pramaan/ui/labels'
import { TextButton } from '@pramaan/ui/text-link'
import { usePostingTexts } from '../../texts/use-posting-texts.ts'
import { useRemoval } from './use-removal.ts'

/** A shorter list names the filter that excludes the most. */
const shortListLength = 10

type Answer = { items: readonly unknown[]; met: number | null; totalCount: number }

/** Whether a list is not empty, but so short that it names the filter that excludes the most. */
export function isShortList({ items, met, totalCount }: Answer): boolean {
  return items.length > 0 && (met ?? totalCount) < shortListLength
}

/** Props of `RemovalNotice`: the search, its filters in words, and a function that removes one or one of its skills. */
export type RemovalNoticeProps = {
  filters: CandidateFilters
  words: (filter: AppliedFilter) => string
  onRemove: (filter: AppliedFilter) => void
}

/** The filter that excludes the most, and a button that removes it. */
export function RemovalNotice({ filters, words, onRemove }: RemovalNoticeProps) {
  const t = usePostingTexts()
  const { number } = useLabels()
  const most = useRemoval(filters, true)
  if (!most) return null
  const filter = words(most.filter)
  return (
    <p className="flex flex-wrap items-center gap-x-2 text-sm text-ink-muted">
      {t('search.removal', { filter, count: most.count, shown: number(most.count) })}
      <TextButton onClick={() => onRemove(most.filter)}>{t('empty.remove', { filter })}</TextButton>
    </p>
  )
}
