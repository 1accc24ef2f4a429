import { useSearchParams } from 'react-router'

/** The page that an address names, counted from 1. */
export function pageIn(address: URLSearchParams): number {
  const requested = Number(address.get('page'))
  return Number.isSafeInteger(requested) && requested > 0 && requested <= 1000 ? requested : 1
}

/** The page of a list that the address names, counted from 1, and the way to another one. */
export function usePageOf() {
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
