import { useApi } from '@pramaan/app-shell/platform/platform.tsx'
import { useFailureText } from '@pramaan/app-shell/router/failures/error-page.tsx'
import type { Contract } from '@pramaan/contract'
import type { Answer } from '@pramaan/contract/endpoint'
import type { PlanOffer } from '@pramaan/domain/employer'
import type { OrderPurpose } from '@pramaan/domain/payment'
import { Button } from '@pramaan/ui/button'
import { Disclosure } from '@pramaan/ui/disclosure'
import { TextField } from '@pramaan/ui/text-field'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useFeatureTexts } from '../texts/use-feature-texts.ts'

/** What remains to pay with a coupon, in rupees. */
export type Discounted = Answer<Contract['payments']['checkCoupon']>['data']

/** The purchase for which a coupon is checked. */
export type Bought = { purpose: OrderPurpose; driveId?: number; courseId?: number; offer?: PlanOffer }

/** A coupon field, collapsed until a person needs it. */
export function CouponField({ bought, onCoupon }: { bought: Bought; onCoupon: (coupon: Discounted) => void }) {
  const t = useFeatureTexts()
  const api = useApi()
  const failureText = useFailureText()
  const [code, setCode] = useState('')
  const check = useMutation({
    mutationFn: () => {
      const { purpose: AppliedTo, driveId: PlacementDriveId, courseId: CourseID, offer: Offer } = bought
      const item = {
        ...(PlacementDriveId && { PlacementDriveId }),
        ...(CourseID && { CourseID }),
        ...(Offer && { Offer }),
      }
      return api.payments.checkCoupon({ body: { CouponCode: code, AppliedTo, ...item } })
    },
    onSuccess: ({ data }) => onCoupon(data),
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    check.mutate()
  }
  return (
    <Disclosure summary={t('pay.coupon.open')}>
      <form noValidate onSubmit={submit} className="flex items-end gap-2 pt-2">
        <div className="min-w-0 flex-1">
          <TextField
            label={t('pay.coupon.label')}
            value={code}
            onChange={(event) => setCode(event.target.value)}
            autoCapitalize="characters"
            autoComplete="off"
            error={check.isError ? failureText(check.error) : undefined}
          />
        </div>
        <Button type="submit" tone="soft" busy={check.isPending && t('pay.coupon.applying')}>
          {t('pay.coupon.apply')}
        </Button>
      </form>
    </Disclosure>
  )
}
