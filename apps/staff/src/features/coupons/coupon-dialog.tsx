import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { showRefused } from '@pramaan/app-shell/forms/refused-fields.ts'
import { useSingleMutation } from '@pramaan/app-shell/forms/use-single-mutation.ts'
import { useApi } from '@pramaan/app-shell/platform/platform.tsx'
import { showToast } from '@pramaan/ui/toaster'
import { useQueryClient } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { FormDialog } from '../../dialogs/form-dialog.tsx'
import { useTexts } from '../../texts/use-texts.ts'
import { CouponFields } from './coupon-fields.tsx'
import { type CouponBody, type CouponForm, type CouponValues, couponBody } from './coupon-form.ts'

/** Creates a coupon. */
export function CouponDialog({ onClose }: { onClose: () => void }) {
  const t = useTexts()
  const { coupons } = useApi()
  const queries = useQueryClient()
  const form: CouponForm = useForm<CouponValues, unknown, CouponBody>({
    resolver: standardSchemaResolver(couponBody),
    defaultValues: { Code: '', Kind: 'percent', Products: [], LimitPerPerson: 1 },
  })
  const make = useSingleMutation<{ data: { Code: string } }, CouponBody>({
    mutationFn: (body) => coupons.create({ body }),
    async onSuccess({ data }) {
      await queries.invalidateQueries({ queryKey: coupons.list.key })
      showToast({ text: t('coupons.done', { code: data.Code }), tone: 'success' })
      onClose()
    },
    onError: (error) => void showRefused(error, form),
  })
  const hasErrors = Object.keys(form.formState.errors).length > 0
  return (
    <FormDialog
      size="md"
      onClose={onClose}
      title={t('coupons.make')}
      onSubmit={form.handleSubmit((body) => make.mutate(body))}
      submit={t('coupons.submit')}
      busy={make.isPending && t('coupons.submitting')}
      error={!hasErrors && make.error}
    >
      <CouponFields form={form} />
    </FormDialog>
  )
}
