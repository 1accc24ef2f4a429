import { exactRupeesText, paiseOfRupees } from '@pramaan/domain/money'
import { receiptParts } from '@pramaan/domain/receipt'
import { LabelValueList } from '@pramaan/ui/label-value-list'
import { TextButton } from '@pramaan/ui/text-link'
import { useFeatureTexts } from '../texts/use-feature-texts.ts'
import type { Discounted } from './coupon-field.tsx'
import { useGstPercent } from './use-gst-percent.ts'

/** The price to the paisa: fee, discount, included tax if any, and total. `price` in rupees. */
export function PriceLines({
  price,
  coupon,
  onRemove,
}: {
  price: number
  coupon: Discounted | undefined
  onRemove: () => void
}) {
  const t = useFeatureTexts()
  const total = paiseOfRupees(coupon?.Amount ?? price)
  const percent = useGstPercent()
  const { net, gst } = receiptParts(total, percent)
  const taxed = [
    { label: t('pay.fee'), value: exactRupeesText(net) },
    { label: t('pay.gst', { percent }), value: exactRupeesText(gst) },
  ]
  const untaxed = coupon ? [{ label: t('pay.fee'), value: exactRupeesText(paiseOfRupees(price)) }] : []
  const off = coupon && {
    label: t('pay.coupon.off', { code: coupon.CouponCode, amount: exactRupeesText(paiseOfRupees(coupon.Discount)) }),
    value: <TextButton onClick={onRemove}>{t('pay.coupon.remove')}</TextButton>,
  }
  return (
    <div className="tabular-nums">
      <LabelValueList items={[...(gst > 0 ? taxed : untaxed), ...(off ? [off] : [])]} />
      <p className="mt-1.5 flex justify-between gap-4 border-line border-t pt-3 font-semibold">
        <span>{t('pay.total')}</span>
        <span>{exactRupeesText(total)}</span>
      </p>
    </div>
  )
}
