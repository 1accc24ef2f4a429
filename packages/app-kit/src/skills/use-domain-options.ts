import { useQuery } from '@tanstack/react-query'
import { useApi } from '../platform/platform.tsx'

/** The domains of job roles, as answers of a list. */
export function useDomainOptions() {
  const api = useApi()
  const domains = useQuery({ ...api.reference.domains.query(), staleTime: Number.POSITIVE_INFINITY })
  const options = (domains.data?.data ?? []).map(({ ID, Title }) => ({ value: String(ID), label: Title }))
  return { options, loaded: domains.data !== undefined }
}
