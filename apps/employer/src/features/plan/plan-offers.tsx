import { paiseOfRupees, rupeesText } from '@pramaan/domain/money'
import { PayPanel } from '@pramaan/features/payments/pay-panel.tsx'
import { PaymentResult } from '@pramaan/features/payments/payment-result.tsx'
import { useGstPercent } from '@pramaan/features/payments/use-gst-percent.ts'
import { Card } from '@pramaan/ui/card'
import { RadioCards } from '@pramaan/ui/radio-cards'
import { SectionHeader } from '@pramaan/ui/section-header'
import { useState } from 'react'
import { useTexts } from '../../texts/use-texts.ts'
import { type PlanOffer, type Plans, usePlanPayment } from './use-plans.ts'

/** Longer offers show their price per this many days. */
const month = 30

/** The plans on sale, each with its price including tax, and the purchase of the chosen one (D27, D36). */
export function PlanOffers({ plans }: { plans: Plans }) {
  const t = useTexts()
  const [name, setName] = useState(plans.Offers[0]?.Offer)
  const chosen = plans.Offers.find(({ Offer }) => Offer === name)
  if (!chosen) return null
  return (
    <Card className="flex flex-col gap-4">
      <SectionHeader title={t(plans.PlanUntil ? 'plan.renew' : 'plan.buy')} />
      <RadioCards
        label={t('plan.duration')}
        labelHidden
        options={plans.Offers.map((offer) => ({
          value: offer.Offer,
          label: <OfferLine offer={offer} />,
          note:
            offer.Days > month &&
            t('plan.aMonth', { amount: rupeesText(paiseOfRupees(Math.round((offer.Price * month) / offer.Days))) }),
        }))}
        value={chosen.Offer}
        onValue={(value) => setName(plans.Offers.find(({ Offer }) => Offer === value)?.Offer)}
      />
      <Buy key={chosen.Offer} offer={chosen} />
    </Card>
  )
}

function OfferLine({ offer: { Plan, Days, Price } }: { offer: PlanOffer }) {
  const t = useTexts()
  const taxed = useGstPercent() > 0
  return (
    <span className="flex flex-wrap justify-between gap-x-4">
      <span>{t('plan.offer', { plan: t(`plan.name.${Plan}`), days: Days })}</span>
      <span className="tabular-nums">
        {t(taxed ? 'plan.price' : 'plan.price.untaxed', { amount: rupeesText(paiseOfRupees(Price)) })}
      </span>
    </span>
  )
}

function Buy({ offer }: { offer: PlanOffer }) {
  const t = useTexts()
  const payment = usePlanPayment(offer)
  return (
    <>
      <PayPanel
        purpose="Plan"
        offer={offer.Offer}
        price={offer.Price}
        payment={payment}
        label={(amount) => t('plan.pay', { amount })}
        refundText={t('plan.money')}
      />
      {payment.ended && <PaymentResult end={payment.ended} onClose={payment.close} />}
    </>
  )
}
