import { useQuery } from '@tanstack/react-query'
import type { OwnRecord } from './edit.ts'
import { useEdits } from './use-edits.ts'

/**
 * Shows a record as it will be once the waiting edits have arrived. Hardly ever does anything wait: what it takes is
 * loaded only then, and until it is there no record is shown.
 */
export function useWithEdits(): (record: OwnRecord) => OwnRecord | undefined {
  const { edits } = useEdits()
  const waiting = edits.filter(({ problem }) => !problem).map(({ edit }) => edit)
  const overlay = useQuery({
    queryKey: ['waiting edits'],
    queryFn: () => import('./with-edits.ts'),
    enabled: waiting.length > 0,
    staleTime: Number.POSITIVE_INFINITY,
    networkMode: 'always',
  })
  return (record) => (waiting.length > 0 ? overlay.data?.withEdits(record, waiting) : record)
}
