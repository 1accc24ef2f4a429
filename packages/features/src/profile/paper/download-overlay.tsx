import { Spinner } from '@pramaan/ui/spinner'
import { useFeatureTexts } from '../../texts/use-feature-texts.ts'

/** Covers the page while a profile downloads: 'Downloading profile...' (document 001 §2). */
export function DownloadOverlay() {
  const t = useFeatureTexts()
  return (
    <div className="fixed inset-0 z-50 grid animate-appear place-items-center bg-scrim p-4">
      <p role="status" className="flex items-center gap-3 rounded-card bg-surface px-6 py-5 font-semibold shadow-float">
        <Spinner />
        {t('download.busy')}
      </p>
    </div>
  )
}
