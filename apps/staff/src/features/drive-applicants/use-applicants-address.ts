import { useHistory } from '@pramaan/app-shell/router/history/use-history.ts'
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

function pageOf(address: URLSearchParams): ApplicantsPage {
  const size = Number(address.get('pageSize'))
  const index = Number(address.get('pageIndex'))
  return {
    driveId: idIn(address, 'ID'),
    candidateId: idIn(address, 'candidateID'),
    status: statusTabs.find((known) => known === address.get('status')) ?? 'all',
    term: address.get('term') ?? '',
    pageSize: pageSizes.find((known) => known === size) ?? defaultPageSize,
    pageIndex: Number.isSafeInteger(index) && index > 0 ? index : 0,
  }
}

/**
 * The drive (`ID`), status, words and page in the address; a change goes back to the first page. It reads the current
 * address, so quick presses don't overwrite each other.
 */
export function useApplicantsPage() {
  const [address, setAddress] = useSearchParams()
  const history = useHistory()
  const change = (next: Change) => {
    const now = pageOf(new URLSearchParams(history.location.search))
    const { driveId, status, term, pageSize, pageIndex } = { ...now, pageIndex: 0, ...next }
    setAddress({
      ...(driveId && { ID: String(driveId) }),
      ...(status !== 'all' && { status }),
      ...(term && { term }),
      ...(pageSize !== defaultPageSize && { pageSize: String(pageSize) }),
      ...(pageIndex > 0 && { pageIndex: String(pageIndex) }),
    })
  }
  return { page: pageOf(address), change }
}
