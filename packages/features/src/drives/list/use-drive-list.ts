import { useListCity } from '@pramaan/app-shell/city/use-list-city.ts'
import { useApi } from '@pramaan/app-shell/platform/platform.tsx'
import { useNextPage } from '@pramaan/app-shell/router/list-pages/use-next-page.ts'
import { pageIn } from '@pramaan/app-shell/router/list-pages/use-page-number.ts'
import { defaultPageSize, driveLocations, pageSizes } from '@pramaan/domain/options'
import { startOf } from '@pramaan/domain/shortened'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'

const viewModes = ['cards', 'table'] as const
const cardsOnPage = 12

/** The view of the drive list. */
export type DrivesLook = (typeof viewModes)[number]

/** A change to the drive list's address; `page` counts from 1. */
export type DriveListAddress = {
  term: string
  look: DrivesLook
  page: number
  pageSize: number
  location: (typeof driveLocations)[number][]
  near: string | null
  /** Only drives that are not over, as counted by the statistics. */
  open: boolean
}

/** The drive list in the URL, and a setter; `first` is the initial view. */
export function useDriveList(first: DrivesLook = 'cards') {
  const api = useApi()
  const [search, setSearch] = useSearchParams()
  const address = addressOf(search, first)
  const { term, page, look } = address
  // Cards come three in a row.
  const pageSize = look === 'cards' ? cardsOnPage : address.pageSize
  const { near } = useListCity()
  // The export has everything in the list, not only this page.
  const query = {
    term,
    location: address.location,
    ...(address.open && { show: 'open' as const }),
    ...(near && { near }),
  }
  const pageOf = (page: number) => api.drives.list.query({ query: { ...query, pageSize, pageIndex: page - 1 } })
  const answer = useQuery({ ...pageOf(page), placeholderData: keepPreviousData })
  const onNear = useNextPage(answer, pageOf)
  const change = (next: Partial<DriveListAddress>) => setSearch(queryOf({ ...address, page: 1, ...next }, first))
  return { ...address, pageSize, query, answer, change, onNear }
}

/** The drive list and its setters. */
export type DriveList = ReturnType<typeof useDriveList>

function addressOf(search: URLSearchParams, first: DrivesLook): DriveListAddress {
  const size = Number(search.get('pageSize'))
  return {
    term: startOf(search.get('term') ?? '', 100),
    look: viewModes.find((one) => one === search.get('look')) ?? first,
    page: pageIn(search),
    pageSize: pageSizes.find((one) => one === size) ?? defaultPageSize,
    location: driveLocations.filter((one) => search.getAll('location').includes(one)),
    near: search.get('near'),
    open: search.get('show') === 'open',
  }
}

function queryOf({ term, look, page, pageSize, location, near, open }: DriveListAddress, first: DrivesLook) {
  return {
    ...(term && { term }),
    ...(look !== first && { look }),
    ...(page > 1 && { page: String(page) }),
    ...(pageSize !== defaultPageSize && { pageSize: String(pageSize) }),
    ...(location.length > 0 && { location }),
    ...(near && { near }),
    ...(open && { show: 'open' }),
  }
}
