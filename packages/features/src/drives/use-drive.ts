import { useApi } from '@pramaan/app-shell/platform/platform.tsx'
import { isMissing } from '@pramaan/app-shell/router/failures/is-missing.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'

/** A drive with its jobs; `missing` if this person has no such drive. */
export function useDrive(driveId: number | undefined) {
  const api = useApi()
  const drive = useQuery({
    ...api.drives.get.query({ params: { id: driveId ?? 0 } }),
    enabled: driveId !== undefined,
  })
  return { ...drive, missing: driveId === undefined || isMissing(drive.error) }
}

/** Reloads everything that shows drives. */
export function useDrivesChanged() {
  const api = useApi()
  const queries = useQueryClient()
  return () =>
    Promise.all(
      [api.drives.get.key, api.drives.list.key, api.jobs.list.key].map((queryKey) =>
        queries.invalidateQueries({ queryKey }),
      ),
    )
}
