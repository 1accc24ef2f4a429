import { useApi, usePlatform } from '@pramaan/app-shell/platform/platform.tsx'
import { isOpen } from '@pramaan/domain/drive'
import { lastDay } from '@pramaan/features/drives/drive-days.ts'
import { useQuery } from '@tanstack/react-query'
import { useTimeLeft } from '../../openings/drive-time-left.ts'

/** The parts of a drive that a job's page shows. */
export type DriveOfAJob = { id: number; title: string; remaining: string; over: boolean }

/** The drive of a job; undefined while loading, and for a job outside a drive. */
export function useDriveOfJob(driveId: number | null): DriveOfAJob | undefined {
  const api = useApi()
  const { now } = usePlatform()
  const left = useTimeLeft()
  const drive = useQuery({ ...api.drives.get.query({ params: { id: driveId ?? 0 } }), enabled: driveId !== null })
  if (!drive.data) return undefined
  const { ID: id, Title: title } = drive.data.data
  const day = lastDay(drive.data.data)
  return { id, title, remaining: left(drive.data.data), over: !isOpen(day, now()) }
}
