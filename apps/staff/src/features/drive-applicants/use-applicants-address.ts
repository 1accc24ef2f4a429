import { defaultPageSize, pageSizes } from '@pramaan/domain/options'
import { useSearchParams } from 'react-router'
import { type StatusTab, statusTabs } from './statuses.ts'

/** The filters of a drive's applicants in the address. */
export type ApplicantsPage = {
  driveId: number | undefined
  candidateId: number | undefined
  status: StatusTab
  term: string
  pageSize: number
  pageIndex: number
}

type Change = Partial<Pick<ApplicantsPage, 'status' | 'term' | 'pageSize' | 'pageIndex'>>

function idIn(address: URLSearchParams, name: string) {
  const id = Number(address.get(name))
  return Number.isSafeInteger(id) && id > 0 ? id : undefined
}

/** The drive (`ID`), status, words and page in the address; a change goes back to the first page. */
export function useApplicantsPage() {
  const [address, setAddress] = useSearchParams()
  const size = Number(address.get('pageSize'))
  const index = Number(address.get('pageIndex'))
  const page: ApplicantsPage = {
    driveId: idIn(address, 'ID'),
    candidateId: idIn(address, 'candidateID'),
    status: statusTabs.find((known) => known === address.get('status')) ?? 'all',
    term: address.get('term') ?? '',
    pageSize: pageSizes.find((known) => known === size) ?? defaultPageSize,
    pageIndex: Number.isSafeInteger(index) && index > 0 ? index : 0,
  }
  const change = (next: Change) => {
    const { driveId, status, term, pageSize, pageIndex } = { ...page, pageIndex: 0, ...next }
    setAddress({
      ...(driveId && { ID: String(driveId) }),
      ...(status !== 'all' && { status }),
      ...(term && { term }),
      ...(pageSize !== defaultPageSize && { pageSize: String(pageSize) }),
      ...(pageIndex > 0 && { pageIndex: String(pageIndex) }),
    })
  }
  return { page, change }
}
