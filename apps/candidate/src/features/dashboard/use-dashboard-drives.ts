import { lastDay } from '@pramaan/app-kit/drive/drive-days.ts'
import type { Drive } from '@pramaan/app-kit/drive/drive-shapes.ts'
import { useApi, usePlatform } from '@pramaan/app-kit/platform/platform.tsx'
import { isOpen } from '@pramaan/domain/drive'
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
