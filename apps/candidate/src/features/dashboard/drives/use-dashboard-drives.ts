import { useApi, usePlatform } from '@pramaan/app-shell/platform/platform.tsx'
import { isOpen } from '@pramaan/domain/drive'
import { lastDay } from '@pramaan/features/drives/drive-days.ts'
import type { Drive } from '@pramaan/features/drives/drive-shapes.ts'
import { useQuery } from '@tanstack/react-query'

const pageSize = 12

/** The drives on the dashboard, open ones first. */
export function useDashboardDrives() {
  const api = useApi()
  return useQuery({ ...api.drives.list.query({ query: { pageSize } }), select: ({ data }) => data })
}

/** Keeps the current drives: a drive counts until the end of its last day in India (D23). */
export function useCurrent(drives: readonly Drive[] | undefined): Drive[] {
  const { now } = usePlatform()
  return (drives ?? []).filter((drive) => isOpen(lastDay(drive), now()))
}
