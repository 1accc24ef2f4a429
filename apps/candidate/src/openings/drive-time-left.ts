import { usePlatform } from '@pramaan/app-shell/platform/platform.tsx'
import { remainingTime } from '@pramaan/domain/drive'
import { lastDay } from '@pramaan/features/drives/drive-days.ts'
import { useTexts } from '../texts/use-texts.ts'

/** How long a drive is still open, as text (document 001 §4). */
export function useTimeLeft(): (drive: { ToDate: string }) => string {
  const t = useTexts()
  const { now } = usePlatform()
  return (drive) => {
    const { kind, n } = remainingTime(lastDay(drive), now())
    return t(`drives.left.${kind}`, { n })
  }
}
