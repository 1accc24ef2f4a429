import { Button } from '@pramaan/ui/button'
import { Dialog } from '@pramaan/ui/dialog'
import { LinkButton } from '@pramaan/ui/link-button'
import { CircleCheck, Clock, Undo2 } from 'lucide-react'
import { useFeatureTexts } from '../texts/use-feature-texts.ts'
import type { PaymentOutcome } from './use-payment.ts'

const looks = {
  fulfilled: { Icon: CircleCheck, className: 'text-brand' },
  waiting: { Icon: Clock, className: 'text-warning' },
  returned: { Icon: Undo2, className: 'text-brand' },
}

/** How a payment ended, in its own dialog, with a link to the receipt (document 001 §2). */
export function PaymentResult({ end, onClose }: { end: PaymentOutcome; onClose: () => void }) {
  const t = useFeatureTexts()
  const { Icon, className } = looks[end]
  const footer = (
    <>
      <LinkButton href="/payments" tone="quiet">
        {t('pay.fulfilled.receipt')}
      </LinkButton>
      <Button onClick={onClose}>{t('pay.fulfilled.done')}</Button>
    </>
  )
  return (
    <Dialog open onOpenChange={onClose} title={t(`pay.${end}.title`)} footer={footer}>
      <div className="flex items-start gap-3">
        <Icon aria-hidden className={`size-7 shrink-0 ${className}`} />
        <p className="pt-0.5">{t(`pay.${end}.text`)}</p>
      </div>
    </Dialog>
  )
}
