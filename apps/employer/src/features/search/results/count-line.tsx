import { useLabels } from '@pramaan/ui/labels'
import { useTexts } from '../../../texts/use-texts.ts'
import type { CandidateSearch } from './use-candidate-search.ts'

/** The number found as text: '128 candidates', 'About 12,000 candidates'; undefined while unknown. */
export function useFound(
  { query, counted, counting }: CandidateSearch,
  key: 'search.count' | 'search.about' | 'filter.found' = 'search.count',
) {
  const t = useTexts()
  const { number } = useLabels()
  const { data, isPlaceholderData } = query
  if (!data || isPlaceholderData || (data.totalIsEstimate && !counted && counting)) return undefined
  const { totalCount, totalIsEstimate } = data
  const { count, isEstimate } = (totalIsEstimate && counted) || { count: totalCount, isEstimate: totalIsEstimate }
  return t(key === 'search.count' && isEstimate ? 'search.about' : key, { count, shown: number(count) })
}

/** The number found, announced once known; shows "Searching" until the list arrives. */
export function CountLine({ found, busy }: { found: string | undefined; busy: boolean }) {
  const t = useTexts()
  return (
    <p aria-live="polite" className="whitespace-nowrap">
      {busy && !found ? t('search.searching') : found}
    </p>
  )
}
