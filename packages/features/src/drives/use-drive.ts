import { useApi } from '@pramaan/app-shell/platform/platform.tsx'
import { isMissing } from '@pramaan/app-shell/router/failures/is-missing.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'

/** A drive with its jobs; `missing` where there is none such for this person. */
export function useDrive(driveId: number | undefined) {
  const api = useApi()
  const drive = useQuery({
    ...api.drives.get.query({ params: { id: driveId ?? 0 } }),
    enabled: driveId !== undefined,
  })
  return { ...drive, missing: driveId === undefined || isMissing(drive.error) }
}

/** Reads everything again that shows drives. */
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
