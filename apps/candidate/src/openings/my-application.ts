import { useApi, usePlatform } from '@pramaan/app-shell/platform/platform.tsx'
import type { Contract } from '@pramaan/contract'
import type { Answer } from '@pramaan/contract/endpoint'
import type { MyApplicationState } from '@pramaan/domain/application-timeline'
import { isEnrolled } from '@pramaan/domain/course'
import { isFeeOverdue, isOpen, lastFeeDay } from '@pramaan/domain/drive'
import type { DriveApplicationStatus } from '@pramaan/domain/drive-application'
import { dayText } from '@pramaan/domain/india-day'
import { isWithdrawn, type JobApplicationStatus } from '@pramaan/domain/job-application'
import { driveDays } from '@pramaan/features/drives/drive-days.ts'
import { jobPath } from '@pramaan/features/paths/job-path.ts'
import { useQuery } from '@tanstack/react-query'

/** One of the candidate's applications with its timeline. */
export type MyApplication = Answer<Contract['applications']['mine']>['data'][number]

/** The candidate's application to a job; undefined while there is none. */
export function useJobApplicationOf(jobId: number, applied: boolean): MyApplication | undefined {
  const api = useApi()
  const mine = useQuery({ ...api.applications.mine.query({ query: { kind: 'job', pageSize: 50 } }), enabled: applied })
  return mine.data?.data.find(({ JobID }) => JobID === jobId)
}

/** The status of an application, in the form that the domain's rules take. */
export function useApplicationState(): (application: MyApplication) => MyApplicationState {
  const { now } = usePlatform()
  return ({ Kind, Status, Timeline, FromDate, ToDate, UpdatedOn, CoursePrice }) => {
    if (Kind === 'course')
      return { kind: Kind, enrolled: isEnrolled(Status), withdrawn: isWithdrawn(Status), priced: CoursePrice !== null }
    if (Kind === 'job')
      return {
        kind: Kind,
        status: Status as JobApplicationStatus,
        seen: Timeline.some(({ Event }) => Event === 'seen'),
      }
    const state = { kind: Kind, status: Status as DriveApplicationStatus }
    if (FromDate === null || ToDate === null) return { ...state, open: true }
    const drive = driveDays({ FromDate, ToDate })
    return { ...state, open: isOpen(drive, now()), overdue: isFeeOverdue(drive, new Date(UpdatedOn), now()) }
  }
}

/** The last day to pay the fee of an accepted request to a drive, formatted; empty for other applications. */
export function lastFeeDayOf({ FromDate, ToDate, UpdatedOn }: MyApplication): string {
  if (FromDate === null || ToDate === null) return ''
  return dayText(lastFeeDay(driveDays({ FromDate, ToDate }), new Date(UpdatedOn)))
}

/** The page of the opening that was applied to. */
export function pathOfApplication({ Kind, JobID, PlacementDriveID, CourseID }: MyApplication): string {
  if (Kind === 'course') return `/certification-details?id=${CourseID}`
  if (Kind === 'drive') return `/drive-detail?ID=${PlacementDriveID}`
  return jobPath(JobID ?? 0, PlacementDriveID)
}

/** The name of the opening that was applied to. */
export function titleOfApplication({ JobTitle, PlacementDriveName, CourseTitle }: MyApplication): string {
  return JobTitle ?? CourseTitle ?? PlacementDriveName ?? ''
}
