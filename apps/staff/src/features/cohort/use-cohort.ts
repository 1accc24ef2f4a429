import type { Client } from '@pramaan/api-client'
import { useApi } from '@pramaan/app-shell/platform/platform.tsx'
import { keepPreviousData, useQuery } from '@tanstack/react-query'

/** A person's payment for a course. */
export type CohortPayment = Awaited<ReturnType<Client['payments']['cohort']>>['data'][number]

/** A page of course buyers, newest first; the previous rows stay until the next ones have loaded. */
export function useCohort({ pageSize, pageIndex }: { pageSize: number; pageIndex: number }) {
  const { payments } = useApi()
  return useQuery({ ...payments.cohort.query({ query: { pageSize, pageIndex } }), placeholderData: keepPreviousData })
}
