import { employerWindows } from '@pramaan/domain/dashboard'
import { useSearchParams } from 'react-router'

/** How many past days an activity list covers; undefined means all. */
export type ActivityDays = number | undefined

/** The number of days in the address, and a setter. */
export function useActivityDays() {
  const [address, setAddress] = useSearchParams()
  const days: ActivityDays = address.has('days') ? employerWindows.figures : undefined
  const show = (next: ActivityDays) => setAddress(next === undefined ? {} : { days: String(next) })
  return { days, show }
}
