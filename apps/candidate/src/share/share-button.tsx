import { useFeatureTexts } from '@pramaan/features/texts/use-feature-texts.ts'
import { Button } from '@pramaan/ui/button'
import { Share2 } from 'lucide-react'
import { useShare } from './use-share.ts'

/** Shares a page of this app, given by its path: a job's is open to everyone, others after signing in. */
export function ShareButton({ title, path }: { title: string; path: string }) {
  const t = useFeatureTexts()
  const { share } = useShare()
  return (
    <Button
      tone="quiet"
      size="sm"
      icon={<Share2 aria-hidden />}
      aria-label={t('share.of', { title })}
      onClick={() => void share({ title, link: new URL(path, window.location.origin).href })}
    >
      {t('share')}
    </Button>
  )
}
