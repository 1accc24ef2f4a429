import type { Contract } from '@pramaan/contract'
import type { Answer } from '@pramaan/contract/endpoint'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { useApi } from '../platform/platform.tsx'

/** An application to a drive or to one of its jobs, as its side sees it. */
export type DriveApplication = Answer<Contract['applications']['list']>['data'][number]

const pageSize = 10

/** A page of who applied to a drive, or to one job of it; the page is in the address. */
export function useDriveApplications(driveId: number, jobId?: number) {
  const api = useApi()
  const [search, setSearch] = useSearchParams()
  const page = Math.min(1000, Math.max(1, Math.trunc(Number(search.get('page'))) || 1))
  const query = { placementDriveID: driveId, ...(jobId && { jobID: jobId }), pageSize, pageIndex: page - 1 }
  const answer = useQuery({ ...api.applications.list.query({ query }), placeholderData: keepPreviousData })
  function onPage(next: number) {
    const wanted = new URLSearchParams(search)
    if (next > 1) wanted.set('page', String(next))
    else wanted.delete('page')
    setSearch(wanted)
  }
  return { answer, page, pageSize, onPage }
}
