import { useListCity } from '@pramaan/app-shell/city/use-list-city.ts'
import { useApi } from '@pramaan/app-shell/platform/platform.tsx'
import { defaultPageSize, driveLocations, pageSizes } from '@pramaan/domain/options'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'

const looks = ['cards', 'table'] as const
const cardsOnPage = 12

/** How the list of drives shows them. */
export type DrivesLook = (typeof looks)[number]

/** A choice in the list of drives; `page` counts from 1. */
export type DriveListAddress = {
  term: string
  look: DrivesLook
  page: number
  pageSize: number
  location: (typeof driveLocations)[number][]
  near: string | null
}

/** The list of drives that the address names, and how to ask for another. */
export function useDriveList() {
  const api = useApi()
  const [search, setSearch] = useSearchParams()
  const address = addressOf(search)
  const { term, page, look } = address
  // Cards are three in a row.
  const pageSize = look === 'cards' ? cardsOnPage : address.pageSize
  const { near } = useListCity()
  // What is exported is what is listed, whatever its page.
  const query = { term, location: address.location, ...(near && { near }) }
  const answer = useQuery({
    ...api.drives.list.query({ query: { ...query, pageSize, pageIndex: page - 1 } }),
    placeholderData: keepPreviousData,
  })
  const change = (next: Partial<DriveListAddress>) => setSearch(queryOf({ ...address, page: 1, ...next }))
  return { ...address, pageSize, query, answer, change }
}

/** The list of drives that is shown. */
export type DriveList = ReturnType<typeof useDriveList>

function addressOf(search: URLSearchParams): DriveListAddress {
  const size = Number(search.get('pageSize'))
  return {
    term: search.get('term')?.slice(0, 100) ?? '',
    look: looks.find((one) => one === search.get('look')) ?? 'cards',
    page: Math.min(1000, Math.max(1, Math.trunc(Number(search.get('page'))) || 1)),
    pageSize: pageSizes.find((one) => one === size) ?? defaultPageSize,
    location: driveLocations.filter((one) => search.getAll('location').includes(one)),
    near: search.get('near'),
  }
}

function queryOf({ term, look, page, pageSize, location, near }: DriveListAddress) {
  return {
    ...(term && { term }),
    ...(look !== 'cards' && { look }),
    ...(page > 1 && { page: String(page) }),
    ...(pageSize !== defaultPageSize && { pageSize: String(pageSize) }),
    ...(location.length > 0 && { location }),
    ...(near && { near }),
  }
}
