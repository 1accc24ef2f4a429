import { employerRecord } from '@pramaan/app-shell/platform/my-record.ts'
import { useApi, usePerson } from '@pramaan/app-shell/platform/platform.tsx'
import { useQuery } from '@tanstack/react-query'

/**
 * The employer's figures, the company's name if known, and the number of unread messages. The figures wait for that
 * number, because its line would move the page later.
 */
export function useDashboard() {
  const api = useApi()
  const { ID } = usePerson()
  const dashboard = useQuery(api.employers.dashboard.query({ params: { id: ID } }))
  const profile = useQuery(employerRecord(api, ID))
  const messages = useQuery(api.conversations.unread.query())
  const unread = messages.isPending ? undefined : (messages.data?.data.unread ?? 0)
  return { dashboard, company: profile.data?.data.empCompanyName ?? undefined, unread }
}

/** The query of the dashboard's figures. */
export type DashboardQuery = ReturnType<typeof useDashboard>['dashboard']
