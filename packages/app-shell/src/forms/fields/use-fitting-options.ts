import { startOf } from '@pramaan/domain/shortened'
import type { ComboboxOption } from '@pramaan/ui/combobox'
import { useQuery } from '@tanstack/react-query'
import { useApi } from '../../platform/platform.tsx'
import { useShellTexts } from '../../texts/use-shell-texts.ts'
import { useDebouncedValue } from '../use-debounced-value.ts'
import { type NamedOption, optionsFor } from './fitting-options.ts'

/** A list whose entries have other names too. */
export type ListName = 'skills' | 'jobRoles' | 'degrees' | 'locations'

/** Milliseconds without typing before other names are requested. */
const restMilliseconds = 120
const staleMilliseconds = 5 * 60_000
const none: readonly NamedOption[] = []

/** The entries of a list that have the typed text as another name, requested after a short pause. */
export function useListNames(list: ListName | undefined, typed: string): readonly NamedOption[] {
  const api = useApi()
  const text = startOf(typed.trim(), 100)
  const term = useDebouncedValue(text, restMilliseconds)
  const asks = list !== undefined && term.length > 1
  const call = api.concepts.listNames.query({ query: { list: list ?? 'skills', term } })
  const { data } = useQuery({ ...call, enabled: asks, staleTime: staleMilliseconds })
  return (asks && term === text && data?.data) || none
}

/** The options that match the typed text, by their own names and, for a list, by other names: "nodejs" is Node.js. */
export function useFittingOptions(
  options: readonly ComboboxOption[],
  typed: string,
  list: ListName | undefined,
): ComboboxOption[] {
  const t = useShellTexts()
  return optionsFor(options, typed, useListNames(list, typed), (name) => t('pick.also', { name }))
}
