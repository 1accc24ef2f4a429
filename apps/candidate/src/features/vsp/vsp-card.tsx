import { paiseOfRupees, rupeesText } from '@pramaan/domain/money'
import { isWaitingForReview, verifiedVisibilityPercent, vspState } from '@pramaan/domain/verification'
import { useGstPercent } from '@pramaan/features/payments/use-gst-percent.ts'
import { Card } from '@pramaan/ui/card'
import { Seal } from '@pramaan/ui/seal'
import type { MyRecord } from '../../record/my-record.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { useVspPrice } from './use-vsp.ts'
import { VspOffer } from './vsp-offer.tsx'

/** Offers verification with its benefits and price, or shows the status of the application (document 001 §2, §4). */
export function VspCard({ record }: { record: MyRecord }) {
  const t = useTexts()
  const applied = isWaitingForReview(vspState(record.VspStatus))
  return (
    <Card>
      <div className="flex items-center gap-2.5">
        <Seal label="" size={20} />
        <h2 className="text-base sm:text-lg">{t(applied ? 'vsp.applied.title' : 'vsp.title')}</h2>
      </div>
      <p className="mt-1 mb-3 text-sm text-ink-muted">{applied ? t('vsp.applied.text') : <Claim />}</p>
      <VspOffer record={record} entry="get-verified" label={t('vsp.get')} block />
    </Card>
  )
}

/** The benefits and price of verification. */
function Claim() {
  const t = useTexts()
  const price = useVspPrice()
  const taxed = useGstPercent() > 0
  return (
    <>
      {t('vsp.text', { percent: verifiedVisibilityPercent })}{' '}
      {price !== undefined && t(taxed ? 'vsp.price.taxed' : 'vsp.price', { amount: rupeesText(paiseOfRupees(price)) })}
    </>
  )
}
