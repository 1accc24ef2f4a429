import { useApi, usePlatform } from '@pramaan/app-shell/platform/platform.tsx'
import { isOpen } from '@pramaan/domain/drive'
import { lastDay } from '@pramaan/features/drives/drive-days.ts'
import type { Drive } from '@pramaan/features/drives/drive-shapes.ts'
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
