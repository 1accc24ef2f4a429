import { useSearchWords } from '@pramaan/app-shell/forms/use-search-words.ts'
import { useApi } from '@pramaan/app-shell/platform/platform.tsx'
import type { ComboboxOption } from '@pramaan/ui/combobox'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { BriefcaseBusiness, MapPin, Search, Sparkles } from 'lucide-react'
import { useState } from 'react'
import { SearchBox } from '../../search/search-box.tsx'
import { asTyped, staleMilliseconds, useTypedTerm } from '../../search/use-typed-term.ts'
import { useFeatureTexts } from '../../texts/use-feature-texts.ts'
import type { JobListSearch } from './filters/use-job-search.ts'

/** Props of `JobSearchBox`. */
export type JobSearchBoxProps = { jobs: JobListSearch; restMilliseconds: number; dense?: boolean | undefined }

/** The search box of a candidate's jobs: suggests titles, skills and cities, each with the number of its jobs. */
export function JobSearchBox({ jobs, restMilliseconds, dense }: JobSearchBoxProps) {
  const t = useFeatureTexts()
  const [reached, setReached] = useState(false)
  const { typed, type, search } = useSearchWords({
    term: jobs.search.term,
    onTerm: (term) => jobs.change(() => ({ term })),
    restMilliseconds,
  })
  const { options, loading } = useJobSuggestions(typed, jobs.query, reached)
  return (
    <SearchBox
      closedIfEmpty
      label={t('jobs.search')}
      placeholder={t('jobs.search.placeholder')}
      options={options}
      loading={loading}
      query={typed}
      onQuery={type}
      onPick={({ label }) => search(label)}
      onReach={() => setReached(true)}
      onSubmit={() => search(typed)}
      dense={dense ?? false}
    />
  )
}

function iconOf(kind: string) {
  if (kind === 'title') return <BriefcaseBusiness />
  return kind === 'city' ? <MapPin /> : <Sparkles />
}

/** The typed words and their completions, with the other filters applied. */
function useJobSuggestions(typed: string, filters: JobListSearch['query'], enabled: boolean) {
  const t = useFeatureTexts()
  const api = useApi()
  const { text, term } = useTypedTerm(typed)
  const { pageIndex: _ofPage, pageSize: _ofRows, ...narrowing } = filters
  const { data, isFetching } = useQuery({
    ...api.jobs.suggestions.query({ query: { ...narrowing, term } }),
    enabled: enabled && term !== '',
    placeholderData: keepPreviousData,
    staleTime: staleMilliseconds,
  })
  const suggested = (data?.data ?? []).map(({ Text, Kind, Count }): ComboboxOption => {
    return { value: `${Kind} ${Text}`, label: Text, icon: iconOf(Kind), note: t('jobs.suggested', { n: Count }) }
  })
  const words = { value: asTyped, label: text, icon: <Search />, note: t('search.words') }
  // The typed words are searched anyway; as the only suggestion they would just cover the list.
  return { options: text && suggested.length > 0 ? [words, ...suggested] : [], loading: isFetching }
}
