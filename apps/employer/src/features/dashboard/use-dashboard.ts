import { useApi, usePerson } from '@pramaan/app-kit/platform/platform.tsx'
import { useQuery } from '@tanstack/react-query'

/** The employer's own figures, and the company's name when it is known. */
export function useDashboard() {
  const api = useApi()
  const { ID } = usePerson()
  const dashboard = useQuery(api.employers.dashboard.query({ params: { id: ID } }))
  const profile = useQuery(api.employers.profile.query({ params: { id: ID } }))
  return { dashboard, company: profile.data?.data.empCompanyName ?? undefined }
}

/** The figures on their way, failed or there. */
export type DashboardQuery = ReturnType<typeof useDashboard>['dashboard']
