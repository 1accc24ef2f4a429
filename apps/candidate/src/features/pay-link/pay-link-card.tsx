import { useApi } from '@pramaan/app-shell/platform/platform.tsx'
import { dateText } from '@pramaan/domain/india-day'
import { PayPanel } from '@pramaan/features/payments/pay-panel.tsx'
import { PaymentResult } from '@pramaan/features/payments/payment-result.tsx'
import type { Payment } from '@pramaan/features/payments/use-payment.ts'
import { Card } from '@pramaan/ui/card'
import { useQueryClient } from '@tanstack/react-query'
import { useTexts } from '../../texts/use-texts.ts'
import type { PayLink } from './use-pay-link.ts'

type PayLinkCardProps = { link: PayLink; payment: Payment; refundText: string }

/** A payment link from the team: the item, the amount with tax, the deadline, and the payment itself. */
export function PayLinkCard({ link, payment, refundText }: PayLinkCardProps) {
  const t = useTexts()
  const { store } = useApi()
  const queries = useQueryClient()
  const close = () => {
    payment.close()
    void queries.invalidateQueries({ queryKey: store.link.key })
  }
  return (
    <Card as="section" className="flex flex-col gap-4">
      <div>
        <p className="text-sm text-ink-muted">{t(`payLink.for.${link.Purpose}`)}</p>
        <h2 className="text-lg">{link.Title}</h2>
      </div>
      <PayPanel
        purpose={link.Purpose}
        {...(link.Purpose === 'Course' && { courseId: link.SubjectID })}
        {...(link.Purpose === 'PlacementDrive' && { driveId: link.SubjectID })}
        price={link.Amount}
        payment={payment}
        label={(amount) => t('payLink.pay', { amount })}
        refundText={refundText}
        dock={t('payLink.until', { day: dateText(new Date(link.ExpiresOn)) })}
      />
      <p className="text-sm text-ink-muted max-lg:hidden">
        {t('payLink.until', { day: dateText(new Date(link.ExpiresOn)) })}
      </p>
      {payment.ended && <PaymentResult end={payment.ended} onClose={close} />}
    </Card>
  )
}
