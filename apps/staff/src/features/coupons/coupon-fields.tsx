import { ValueField } from '@pramaan/app-shell/forms/fields/value-field.tsx'
import { couponKinds } from '@pramaan/domain/coupon'
import { orderPurposes } from '@pramaan/domain/payment'
import { DateField } from '@pramaan/ui/date-field'
import { NumberField } from '@pramaan/ui/number-field'
import { PickChips } from '@pramaan/ui/pick-chips'
import { SegmentedBar } from '@pramaan/ui/segmented-bar'
import { TextField } from '@pramaan/ui/text-field'
import { useWatch } from 'react-hook-form'
import { useTexts } from '../../texts/use-texts.ts'
import type { CouponForm } from './coupon-form.ts'

/** The fields of a coupon: code, discount, item, dates, and how often it can be used. */
export function CouponFields({ form }: { form: CouponForm }) {
  const t = useTexts()
  const { errors } = form.formState
  const kind = useWatch({ control: form.control, name: 'Kind' })
  return (
    <>
      <TextField
        label={t('coupons.code')}
        autoComplete="off"
        autoCapitalize="characters"
        error={errors.Code?.message}
        {...form.register('Code')}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <SegmentedBar
          label={t('coupons.kind')}
          options={couponKinds.map((value) => ({ value, label: t(`coupons.kind.${value}`) }))}
          {...form.register('Kind')}
        />
        <NumberField
          decimals
          label={t('coupons.value')}
          prefix={kind === 'amount' ? '₹' : undefined}
          suffix={kind === 'percent' ? '%' : undefined}
          error={errors.Value?.message}
          {...form.register('Value')}
        />
      </div>
      <PickChips
        label={t('coupons.products')}
        note={t('coupons.products.note')}
        options={orderPurposes.map((value) => ({ value, label: t(`payments.purpose.${value}`) }))}
        error={errors.Products?.message}
        {...form.register('Products')}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <OptionalDay form={form} name="FromDate" label={t('coupons.from')} />
        <OptionalDay form={form} name="ToDate" label={t('coupons.to')} />
        <NumberField
          label={t('coupons.limitTotal')}
          help={t('coupons.noLimit')}
          error={errors.LimitTotal?.message}
          {...form.register('LimitTotal')}
        />
        <NumberField
          label={t('coupons.limitPerPerson')}
          help={t('coupons.noLimit')}
          error={errors.LimitPerPerson?.message}
          {...form.register('LimitPerPerson')}
        />
      </div>
    </>
  )
}

function OptionalDay({ form, name, label }: { form: CouponForm; name: 'FromDate' | 'ToDate'; label: string }) {
  const t = useTexts()
  return (
    <ValueField control={form.control} name={name}>
      {({ onValue, ...field }) => (
        <DateField {...field} label={label} note={t('form.optional')} onValue={(day) => onValue(day || null)} />
      )}
    </ValueField>
  )
}
