import { useApi, usePerson } from '@pramaan/app-shell/platform/platform.tsx'
import { useQuery } from '@tanstack/react-query'

/** The employer's own figures, the company's name when it is known, and how many messages are unread. */
export function useDashboard() {
  const api = useApi()
  const { ID } = usePerson()
  const dashboard = useQuery(api.employers.dashboard.query({ params: { id: ID } }))
  const profile = useQuery(api.employers.profile.query({ params: { id: ID } }))
  const unread = useQuery(api.conversations.unread.query())
  return { dashboard, company: profile.data?.data.empCompanyName ?? undefined, unread: unread.data?.data.unread ?? 0 }
}

/** The figures on their way, failed or there. */
export type DashboardQuery = ReturnType<typeof useDashboard>['dashboard']
