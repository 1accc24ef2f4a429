import type { Client } from '@pramaan/api-client'
import { useApi } from '@pramaan/app-shell/platform/platform.tsx'
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import type { ApplicantsPage } from './use-applicants-address.ts'

type Answer = Awaited<ReturnType<Client['drives']['applicants']>>

/** The drive in the reviewers' response. */
export type ReviewedDrive = Answer['data']['placementDrive']

/** A person who applied to the drive. */
export type DriveApplicant = Answer['data']['users'][number]

/** How many applicants have each status. */
export type StatusCounts = Answer['statusCounts']

/** The filters of a drive's applicants, as the API names them. */
export function queryOf({ status, term }: Pick<ApplicantsPage, 'status' | 'term'>) {
  return { term, ...(status !== 'all' && { status }) }
}

/** A drive and a page of its applicants; the previous rows stay until the next ones have loaded. */
export function useDriveApplicants(driveId: number, page: ApplicantsPage) {
  const api = useApi()
  const query = { ...queryOf(page), pageSize: page.pageSize, pageIndex: page.pageIndex }
  const call = api.drives.applicants.query({ params: { driveId }, query })
  return useQuery({ ...call, placeholderData: keepPreviousData })
}

/**
 * Reloads what a decision changes: the applicants, and the numbers of waiting ones in the list of drives and the menu.
 */
export function useReloadReviews() {
  const { drives, verification } = useApi()
  const queries = useQueryClient()
  const keys = [drives.applicants.key, drives.list.key, verification.waitingCounts.key]
  return () => Promise.all(keys.map((queryKey) => queries.invalidateQueries({ queryKey })))
}
