import { usePlatform } from '@pramaan/app-shell/platform/platform.tsx'
import { remainingTime } from '@pramaan/domain/drive'
import { nextDue } from '@pramaan/domain/drive-application'
import { driveDays } from '@pramaan/features/drives/drive-days.ts'
import type { Drive } from '@pramaan/features/drives/drive-shapes.ts'
import { useTexts } from '../texts/use-texts.ts'

/**
 * The number of days until the candidate's next step at a drive: to pay or to attend, otherwise until the drive is over
 * (document 001 §4).
 */
export function useTimeLeft(): (drive: Pick<Drive, 'FromDate' | 'ToDate' | 'status' | 'StatusOn'>) => string {
  const t = useTexts()
  const { now } = usePlatform()
  return ({ status, StatusOn, ...days }) => {
    const application = { status: status ?? 'NotApplied', since: new Date(StatusOn ?? now()) } as const
    const due = nextDue(application, driveDays(days), now())
    if (due) return t(due.days === 0 ? `drives.due.${due.what}.today` : `drives.due.${due.what}.days`, { n: due.days })
    const { kind, n } = remainingTime(driveDays(days), now())
    return t(`drives.left.${kind}`, { n })
  }
}
