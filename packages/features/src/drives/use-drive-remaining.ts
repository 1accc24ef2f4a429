import { useNowEvery } from '@pramaan/app-shell/time/use-now-every.ts'
import { employerRemainingText, remainingTime, remainingTimeRefreshMilliseconds } from '@pramaan/domain/drive'
import { lastDay } from './drive-days.ts'

/** A drive's time left as text for the side that runs it, updated every hour (document 002 §4, §9). */
export function useDriveRemaining(): (drive: { ToDate: string }) => string {
  const now = useNowEvery(remainingTimeRefreshMilliseconds)
  return (drive) => employerRemainingText(remainingTime(lastDay(drive), now))
}
