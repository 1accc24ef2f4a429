import { useQuery } from '@tanstack/react-query'
import { useApi } from '../../platform/platform.tsx'
import { useOptionText } from '../../texts/use-option-text.ts'

/** The levels of education, and the degrees of one level (all of them while none is chosen), as select options. */
export function useEducationOptions(level: string) {
  const api = useApi()
  const option = useOptionText()
  const levels = useQuery({ ...api.reference.levels.query(), staleTime: Number.POSITIVE_INFINITY })
  const degrees = useQuery({ ...api.reference.degrees.query(), staleTime: Number.POSITIVE_INFINITY })
  const fitting = (degrees.data?.data ?? []).filter(({ Level }) => !level || Level === level)
  // Without a network the list may never arrive, and a value that is not an option would be lost.
  const known = levels.data?.data.map(({ Level }) => Level) ?? (level ? [level] : [])
  return {
    levels: known.map((value) => ({ value, label: option(value) })),
    /**
     * A native select drops a value whose option has not loaded yet; use a `key` that changes when the options arrive.
     */
    levelsKey: levels.data ? 'loaded' : 'loading',
    degrees: fitting.map(({ Education }) => ({ value: Education, label: Education })),
    degreesLoading: degrees.isPending,
  }
}
