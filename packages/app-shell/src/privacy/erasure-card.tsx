import { erasureGraceDays } from '@pramaan/domain/consent'
import { dateText } from '@pramaan/domain/india-day'
import { Alert } from '@pramaan/ui/alert'
import { Button } from '@pramaan/ui/button'
import { Card } from '@pramaan/ui/card'
import { useState } from 'react'
import { useFailureText } from '../router/failures/error-page.tsx'
import { useShellTexts } from '../texts/use-shell-texts.ts'
import { ErasureDialog } from './erasure-dialog.tsx'
import type { Privacy } from './use-privacy.ts'
import { usePrivacyTexts } from './use-privacy-texts.ts'

type ErasureCardProps = { open: { RequestedOn: string; DueOn: string } | null; privacy: Privacy }

/** Requesting erasure, or cancelling a pending request (D11). */
export function ErasureCard({ open, privacy: { erase, cancelErasure } }: ErasureCardProps) {
  const t = useShellTexts()
  const ofRole = usePrivacyTexts()
  const failureText = useFailureText()
  const [asking, setAsking] = useState(false)
  if (open)
    return (
      <Alert
        tone="warning"
        title={t('privacy.erasing', { date: dateText(new Date(open.DueOn)) })}
        action={
          <Button
            size="sm"
            busy={cancelErasure.isPending && t('privacy.keep.busy')}
            onClick={() => cancelErasure.mutate()}
          >
            {t('privacy.keep')}
          </Button>
        }
      >
        {ofRole('erasing.text', { date: dateText(new Date(open.RequestedOn)) })}
        {cancelErasure.isError && <span role="alert"> {failureText(cancelErasure.error)}</span>}
      </Alert>
    )
  return (
    <Card className="flex flex-col items-start gap-3">
      <div>
        <h2 className="text-lg">{t('privacy.erase')}</h2>
        <p className="text-ink-muted text-sm">{t('privacy.erase.text', { days: erasureGraceDays })}</p>
      </div>
      <Button tone="quiet" onClick={() => setAsking(true)}>
        {t('privacy.erase.open')}
      </Button>
      {asking && <ErasureDialog erase={erase} onClose={() => setAsking(false)} />}
    </Card>
  )
}
