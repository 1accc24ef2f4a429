import { Failure } from '@pramaan/app-shell/router/failures/error-page.tsx'
import { Loading, Skeleton } from '@pramaan/ui/skeleton'
import { useSearchParams } from 'react-router'
import { idIn } from '../../paths/drive-paths.ts'
import { NoDrive } from '../no-drive.tsx'
import { useDrive } from '../use-drive.ts'
import { DriveForm, type DriveFormProps } from './drive-form.tsx'

/** The drive form: for a new drive, or for the one with the `ID` in the URL (document 002 §2.7). */
export function DriveFormOfAddress({ dock }: Pick<DriveFormProps, 'dock'>) {
  const [search] = useSearchParams()
  const driveId = idIn(search, 'ID')
  if (driveId === undefined) return <DriveForm key="new" dock={dock} />
  return <EditedDrive key={driveId} driveId={driveId} dock={dock} />
}

function EditedDrive({ driveId, dock }: Pick<DriveFormProps, 'dock'> & { driveId: number }) {
  const drive = useDrive(driveId)
  if (drive.missing) return <NoDrive />
  if (drive.data) return <DriveForm drive={drive.data.data} dock={dock} />
  if (drive.isError) return <Failure page error={drive.error} onRetry={() => void drive.refetch()} />
  return (
    <Loading className="mx-auto flex w-full max-w-250 flex-col gap-4 lg:pl-58">
      <Skeleton className="h-9 w-72" />
      <Skeleton className="h-120 w-full rounded-card" />
      <Skeleton className="h-48 w-full rounded-card" />
    </Loading>
  )
}
