import { usePlatform } from '@pramaan/app-shell/platform/platform.tsx'
import { isFeeOverdue } from '@pramaan/domain/drive'
import { driveDays } from '@pramaan/features/drives/drive-days.ts'
import type { DriveApplicant } from './use-drive-applicants.ts'

/** Whether the last day to pay an applicant's fee has passed. */
export type IsOverdue = (applicant: Pick<DriveApplicant, 'UpdatedOn'>) => boolean

/** Whether the fee of a drive's applicants is overdue, each by when they were accepted. */
export function useFeeOverdue(drive: { FromDate: string; ToDate: string } | undefined): IsOverdue {
  const { now } = usePlatform()
  return ({ UpdatedOn }) => drive !== undefined && isFeeOverdue(driveDays(drive), new Date(UpdatedOn), now())
}
