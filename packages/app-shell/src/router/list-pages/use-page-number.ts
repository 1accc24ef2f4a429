import { useSearchParams } from 'react-router'

/** The page number in the address, starting at 1. */
export function pageIn(address: URLSearchParams): number {
  const requested = Number(address.get('page'))
  return Number.isSafeInteger(requested) && requested > 0 && requested <= 1000 ? requested : 1
}

/** The page in an address that counts pages from 0 (document 002 §2.4). */
export function pageIndexIn(address: URLSearchParams): number {
  const requested = Number(address.get('pageIndex') ?? 0)
  return Number.isSafeInteger(requested) && requested > 0 && requested <= 1000 ? requested : 0
}

/** The page number in the address, starting at 1, and a setter. */
export function usePageNumber() {
  const [address, setAddress] = useSearchParams()
  const page = pageIn(address)
  const toPage = (next: number) =>
    setAddress((before) => {
      const now = new URLSearchParams(before)
      now.delete('page')
      if (next > 1) now.set('page', String(next))
      return now
    })
  return [page, toPage] as const
}
