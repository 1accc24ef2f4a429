import type { Applying } from '@pramaan/features/applications/sending/use-application.ts'
import { useFeatureTexts } from '@pramaan/features/texts/use-feature-texts.ts'
import { Button } from '@pramaan/ui/button'
import type { ReactNode } from 'react'

/** The button that applies to a drive or course: busy while sending, Waiting without a network. */
export function ApplicationButton({ applying, children }: { applying: Applying; children: ReactNode }) {
  const t = useFeatureTexts()
  if (applying.state === 'saved')
    return (
      <Button block tone="quiet" disabled>
        {t('application.waiting.button')}
      </Button>
    )
  return (
    <Button block busy={applying.state === 'sending' && t('application.sending')} onClick={applying.apply}>
      {children}
    </Button>
  )
}
