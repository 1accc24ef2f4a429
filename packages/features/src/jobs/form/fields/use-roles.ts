import { useApi } from '@pramaan/app-shell/platform/platform.tsx'
import { useQuery } from '@tanstack/react-query'

/** The roles of a domain as options; empty until a domain is chosen. */
export function useRolesOf(domain: string) {
  const api = useApi()
  const { data, isFetching } = useQuery({
    ...api.reference.jobRolesByDomain.query({ params: { id: domain } }),
    enabled: domain !== '',
    staleTime: Number.POSITIVE_INFINITY,
  })
  const roles = domain === '' ? [] : (data?.Data.filterdJobRoles ?? [])
  return { options: roles.map(({ ID, Title }) => ({ value: String(ID), label: Title })), loading: isFetching }
}

/** The skills that a role requires (document 002 §7); undefined while loading. */
export function useRoleSkills(role: string) {
  const api = useApi()
  const { data } = useQuery({
    ...api.jobs.roleSkills.query({ params: { roleId: role } }),
    enabled: role !== '',
    staleTime: Number.POSITIVE_INFINITY,
  })
  return role === '' ? undefined : data?.data
}
