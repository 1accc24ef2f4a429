import { usePlatform } from '@pramaan/app-shell/platform/platform.tsx'
import { type DateRange, rangeIn } from '@pramaan/domain/date-range'
import { dayOf } from '@pramaan/domain/india-day'
import { useSearchParams } from 'react-router'

/** The date range in the address, by default the last 30 days, and a setter. */
export function useDateRange() {
  const { now } = usePlatform()
  const [address, setAddress] = useSearchParams()
  const { today, range } = rangeOf(address, now())
  const choose = ({ from, to }: DateRange) => {
    const next = new URLSearchParams(address)
    next.set('from', from)
    next.set('to', to)
    setAddress(next)
  }
  return { range, today, choose }
}

/** The date range in a URL, and the latest possible day. */
export function rangeOf(address: URLSearchParams, now: Date) {
  const today = dayOf(now)
  return { today, range: rangeIn(address.get('from'), address.get('to'), today) }
}
