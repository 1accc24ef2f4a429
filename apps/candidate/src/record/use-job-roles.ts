import { useApi } from '@pramaan/app-shell/platform/platform.tsx'
import { useQuery } from '@tanstack/react-query'

/** The job roles of the catalogue, requested only once. */
export function useJobRoles() {
  return useQuery({ ...useApi().reference.jobRoles.query(), staleTime: Number.POSITIVE_INFINITY })
}
