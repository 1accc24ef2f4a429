import { lastDay } from '@pramaan/app-kit/drive/drive-days.ts'
import { usePlatform } from '@pramaan/app-kit/platform/platform.tsx'
import { remainingTime } from '@pramaan/domain/drive'
import { useTexts } from './texts/use-texts.ts'

/** Says how long a drive is still open, in the candidate's words (document 001 §4). */
export function useTimeLeft(): (drive: { ToDate: string }) => string {
  const t = useTexts()
  const { now } = usePlatform()
  return (drive) => {
    const { kind, n } = remainingTime(lastDay(drive), now())
    return t(`drives.left.${kind}`, { n })
  }
}
