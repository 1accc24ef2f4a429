import { useNowEvery } from '@pramaan/app-shell/time/use-now-every.ts'
import { remainingTime } from '@pramaan/domain/drive'
import { usePostingTexts } from '../texts/use-posting-texts.ts'
import { lastDay } from './drive-days.ts'

/** How often a drive's remaining time is updated, in milliseconds (002, section 9). */
const remainingTimeRefreshMilliseconds = 3_600_000

/** A drive's remaining time as text for its employer and staff, updated every hour (document 002 §4, §9). */
export function useDriveRemaining(): (drive: { ToDate: string }) => string {
  const t = usePostingTexts()
  const now = useNowEvery(remainingTimeRefreshMilliseconds)
  return (drive) => {
    const { kind, n } = remainingTime(lastDay(drive), now)
    return t(`driveList.left.${kind}`, { n })
  }
}
