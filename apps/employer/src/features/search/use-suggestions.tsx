import { optionsFor } from '@pramaan/app-kit/forms/pick-field.tsx'
import { useApi } from '@pramaan/app-kit/platform/platform.tsx'
import { Ago } from '@pramaan/app-kit/time/ago.tsx'
import { filtersOfAddress, queryOfFilters } from '@pramaan/domain/search'
import type { ComboboxOption } from '@pramaan/ui/combobox'
import { useQuery } from '@tanstack/react-query'
import { Clock, Search } from 'lucide-react'
import { useTexts } from '../../texts/use-texts.ts'
import { usePastSearches } from './use-past-searches.ts'

const mostPositions = 6
const mostRecent = 3

/** What an option of the search box stands for: the typed words, a job position, or a past search. */
export const optionKinds = { words: 'words:', position: 'position:', past: 'past:' } as const

/** The lines under the search box: the words as typed, positions that fit, and the latest searches. */
export function useSuggestions(typed: string): ComboboxOption[] {
  const t = useTexts()
  const api = useApi()
  const roles = useQuery({ ...api.reference.jobRoles.query(), staleTime: Number.POSITIVE_INFINITY })
  const past = usePastSearches(mostRecent)
  const text = typed.trim()
  const positions = (roles.data?.data ?? []).map(({ ID, Title }) => ({
    value: `${optionKinds.position}${ID}`,
    label: Title,
    icon: <Search />,
  }))
  const words = { value: `${optionKinds.words}${text}`, label: text, icon: <Search />, note: t('search.words') }
  const recent = past.searches.slice(0, mostRecent).map(({ ID, Title, Filters, CreatedOn }) => ({
    value: `${optionKinds.past}${ID}:${queryOfFilters(filtersOfAddress(Filters))}`,
    label: Title,
    icon: <Clock />,
    note: <Ago at={CreatedOn} />,
    group: t('search.recent'),
  }))
  const fitting = text
    ? [words, ...optionsFor(positions, text).slice(0, mostPositions)]
    : positions.slice(0, mostPositions)
  return [...fitting, ...recent]
}
