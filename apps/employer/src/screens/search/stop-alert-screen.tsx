import { appliedFilters, filtersOfAddress } from '@pramaan/contract/search/candidate-filters'
import { dotted } from '@pramaan/domain/dotted'
import { StopAlertScreen as StopAlert } from '@pramaan/features/alerts/stop-alert-screen.tsx'
import { useFilterWords } from '../../features/search/filters/filter-words.ts'

/** The page of an alert's message: it says which search for candidates it stops. */
export function StopAlertScreen() {
  const words = useFilterWords()
  return <StopAlert searched={(query) => dotted(appliedFilters(filtersOfAddress(query)).map(words))} />
}
