import type { ComboboxOption } from '@pramaan/ui/combobox'
import { useQuery } from '@tanstack/react-query'
import { useApi } from '../../platform/platform.tsx'

/** Our locations with their states as options, and whether they are still loading (document 002 §2.4). */
export function useLocationOptions() {
  const api = useApi()
  const { data, isPending } = useQuery({ ...api.reference.locations.query(), staleTime: Number.POSITIVE_INFINITY })
  const options = (data?.data ?? []).map(
    ({ Location, State }): ComboboxOption => ({ value: Location, label: Location, note: State }),
  )
  return { options, isPending }
}
