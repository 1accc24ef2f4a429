import { employerWindows } from '@pramaan/domain/dashboard'
import { useSearchParams } from 'react-router'

/** The last days that a list of what the employer did is of; undefined is all of it. */
export type ActivityDays = number | undefined

/** The days that the address names, and how to show others. */
export function useActivityDays() {
  const [address, setAddress] = useSearchParams()
  const days: ActivityDays = address.has('days') ? employerWindows.figures : undefined
  const show = (next: ActivityDays) => setAddress(next === undefined ? {} : { days: String(next) })
  return { days, show }
}
