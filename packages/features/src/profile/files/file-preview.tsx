import { Failure } from '@pramaan/app-shell/router/failures/error-page.tsx'
import { Dialog } from '@pramaan/ui/dialog'
import { Loading, Skeleton } from '@pramaan/ui/skeleton'
import { useFeatureTexts } from '../../texts/use-feature-texts.ts'
import { DownloadButton } from './download-button.tsx'
import type { FileSource } from './use-download.ts'
import { usePreview } from './use-preview.ts'

type FilePreviewProps = { source: FileSource; address: string; name: string; type: string; onClose: () => void }

/** A PDF in the browser's own viewer, or a picture. */
export function FilePreview({ source, address, name, type, onClose }: FilePreviewProps) {
  const t = useFeatureTexts()
  const { read, shown } = usePreview(source, address, type)
  return (
    <Dialog
      open
      size="lg"
      onOpenChange={(open) => !open && onClose()}
      title={name}
      footer={<DownloadButton source={source} address={address} name={name} />}
    >
      {read.isError ? (
        <Failure error={read.error} onRetry={() => void read.refetch()} />
      ) : read.data === null ? (
        <p>{t('profile.resume.gone')}</p>
      ) : !shown ? (
        <Loading>
          <Skeleton className="h-[65dvh]" />
        </Loading>
      ) : type === 'application/pdf' ? (
        <iframe
          title={name}
          src={`${shown}#navpanes=0&view=FitH`}
          className="h-[65dvh] w-full rounded-control border border-line"
        />
      ) : (
        <img src={shown} alt={name} className="mx-auto max-h-[65dvh] rounded-control border border-line" />
      )}
    </Dialog>
  )
}
