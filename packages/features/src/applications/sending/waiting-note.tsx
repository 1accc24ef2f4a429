import { useAgo } from '@pramaan/app-shell/time/ago.tsx'
import { Alert } from '@pramaan/ui/alert'
import { Button } from '@pramaan/ui/button'
import { useFeatureTexts } from '../../texts/use-feature-texts.ts'
import type { Waiting } from './waiting-list.ts'

/** Says that an application is saved until the network is back, since when, and can cancel it. */
export function WaitingNote({ waiting, onCancel }: { waiting: Waiting; onCancel: () => void }) {
  const t = useFeatureTexts()
  const ago = useAgo()
  return (
    <Alert
      tone="warning"
      title={t('application.waiting')}
      action={
        <Button
          tone="quiet"
          size="sm"
          aria-label={t('application.cancel.of', { title: waiting.target.title })}
          onClick={onCancel}
        >
          {t('application.cancel')}
        </Button>
      }
    >
      {t('application.waiting.since', { ago: ago(waiting.at) })}
    </Alert>
  )
}
