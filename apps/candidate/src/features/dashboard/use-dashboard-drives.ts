import { lastDay } from '@pramaan/app-kit/drive/drive-days.ts'
import type { Drive } from '@pramaan/app-kit/drive/drive-shapes.ts'
import { useApi, usePlatform } from '@pramaan/app-kit/platform/platform.tsx'
import { candidateRemainingText, isOpen, remainingTime } from '@pramaan/domain/drive'
import { useQuery } from '@tanstack/react-query'

const pageSize = 12

/** The drives that the dashboard shows, those still open first. */
export function useDashboardDrives() {
  const api = useApi()
  return useQuery({ ...api.drives.list.query({ query: { pageSize } }), select: ({ data }) => data })
}

/** The current ones among drives: through the whole of their last day in India (D23). */
export function useCurrent(drives: readonly Drive[] | undefined): Drive[] {
  const { now } = usePlatform()
  return (drives ?? []).filter((drive) => isOpen(lastDay(drive), now()))
}

/** How long a drive is still open, in the candidate's words (document 001 §4). */
export function useTimeLeft(drive: Pick<Drive, 'ToDate'>): string {
  const { now } = usePlatform()
  return candidateRemainingText(remainingTime(lastDay(drive), now()))
}
