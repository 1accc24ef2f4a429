import type { Client } from '@pramaan/api-client'
import { useApi } from '@pramaan/app-shell/platform/platform.tsx'
import { Ago } from '@pramaan/app-shell/time/ago.tsx'
import type { ComboboxOption } from '@pramaan/ui/combobox'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Bookmark, Clock, Lightbulb, Search, SlidersHorizontal, Sparkles } from 'lucide-react'
import { usePostingTexts } from '../texts/use-posting-texts.ts'
import { asTyped, staleMilliseconds, useTypedTerm } from './use-typed-term.ts'

const mostPositions = 6

/** The server's suggestions for the typed words. */
export type Suggestion = Awaited<ReturnType<Client['searchAids']['suggestions']>>['data'][number]

const icons = {
  position: <Search />,
  skill: <Sparkles />,
  concept: <Lightbulb />,
  condition: <SlidersHorizontal />,
  saved: <Bookmark />,
  past: <Clock />,
}

/**
 * Whether suggestions are loaded, whether an empty box shows positions and the latest searches, and how past searches
 * are described.
 */
type SuggestionOptions = {
  enabled: boolean
  beforeTyping: boolean
  pastWords?: (past: Pick<Suggestion, 'Text' | 'Filters'>) => { title: string; details: string }
}

/**
 * The suggestions under a candidate search's box: the typed words; positions, skills, other concepts and conditions
 * with the number of people; saved and past searches.
 */
export function useSuggestions(typed: string, { enabled, beforeTyping, pastWords }: SuggestionOptions) {
  const t = usePostingTexts()
  const api = useApi()
  const { text, term } = useTypedTerm(typed)
  const { data, isFetching } = useQuery({
    ...api.searchAids.suggestions.query({ query: { term } }),
    enabled: enabled && (beforeTyping || term !== ''),
    placeholderData: keepPreviousData,
    // An empty box shows the latest searches, including the last one.
    staleTime: term ? staleMilliseconds : 0,
  })
  const roles = useQuery({
    ...api.reference.jobRoles.query(),
    staleTime: Number.POSITIVE_INFINITY,
    enabled: enabled && beforeTyping && !text,
  })
  // An empty box shows some positions as examples.
  const first = text ? [] : (roles.data?.data ?? []).slice(0, mostPositions).map(positionOf)
  // An emptied box must not show suggestions for the previous words, which would be listed twice.
  const found = (data?.data ?? []).filter(({ Kind }) => text || Kind === 'saved' || Kind === 'past')
  const suggested = text || beforeTyping ? [...found, ...first] : []
  const groups = {
    // Positions that come first need no heading.
    position: suggested[0]?.Kind === 'position' && text ? '' : t('search.positions'),
    skill: t('search.skills'),
    concept: t('search.concepts'),
    condition: t('search.conditions'),
  }
  const options = suggested.map((one): ComboboxOption => {
    const group = one.Kind === 'saved' || one.Kind === 'past' ? t(`search.${one.Kind}`) : groups[one.Kind]
    const note = one.CreatedOn && one.Kind === 'past' ? <Ago at={one.CreatedOn} /> : peopleOf(t, one)
    const { title = one.Text, details = '' } = (one.Kind === 'past' && pastWords?.(one)) || {}
    const detail = details && { detail: details }
    return { value: optionOf(one), label: title, icon: icons[one.Kind], note, ...detail, ...(group && { group }) }
  })
  const words = { value: asTyped, label: text, icon: <Search />, note: t('search.words') }
  return {
    options: text ? [words, ...options] : options,
    loading: isFetching,
    /** The search of an option; undefined for the typed words. */
    of: (value: string) => suggested.find((one) => optionOf(one) === value),
  }
}

/** The number of people that a suggestion finds; undefined if unknown or 0. */
function peopleOf(t: ReturnType<typeof usePostingTexts>, { Count: n, HasAll, IsLeast }: Suggestion) {
  if (n === null) return undefined
  if (HasAll) return t(IsLeast ? 'search.people.all.least' : 'search.people.all', { n })
  return n > 0 ? t('search.people', { n }) : undefined
}

function optionOf({ Kind, ID }: Suggestion) {
  return `${Kind} ${ID}`
}

function positionOf({ ID, Title }: { ID: number; Title: string }): Suggestion {
  return {
    Kind: 'position',
    ID,
    Text: Title,
    Filters: { searchTitle: Title },
    Concept: null,
    Count: null,
    HasAll: false,
    IsLeast: false,
    CreatedOn: null,
  }
}
