import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { showRefused } from '@pramaan/app-shell/forms/refused-fields.ts'
import { useSingleMutation } from '@pramaan/app-shell/forms/use-single-mutation.ts'
import { useApi } from '@pramaan/app-shell/platform/platform.tsx'
import { coupons as contract } from '@pramaan/contract/payments/coupon'
import { showToast } from '@pramaan/ui/toaster'
import { useQueryClient } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import type { z } from 'zod'
import { FormDialog } from '../../form-dialog.tsx'
import { useTexts } from '../../texts/use-texts.ts'
import { CouponFields } from './coupon-fields.tsx'

const schema = contract.create.body

/** The form of a coupon, before and after its schema. */
export type CouponForm = ReturnType<typeof useForm<z.input<typeof schema>, unknown, z.output<typeof schema>>>

/** Makes a coupon. */
export function CouponDialog({ onClose }: { onClose: () => void }) {
  const t = useTexts()
  const { coupons } = useApi()
  const queries = useQueryClient()
  const form: CouponForm = useForm<z.input<typeof schema>, unknown, z.output<typeof schema>>({
    resolver: standardSchemaResolver(schema),
    defaultValues: { Code: '', Kind: 'percent', Products: [], LimitPerPerson: 1 },
  })
  const make = useSingleMutation<{ data: { Code: string } }, z.output<typeof schema>>({
    mutationFn: (body) => coupons.create({ body }),
    async onSuccess({ data }) {
      await queries.invalidateQueries({ queryKey: coupons.list.key })
      showToast({ text: t('coupons.done', { code: data.Code }), tone: 'success' })
      onClose()
    },
    onError: (error) => void showRefused(error, form),
  })
  const shown = Object.keys(form.formState.errors).length > 0
  return (
    <FormDialog
      size="md"
      onClose={onClose}
      title={t('coupons.make')}
      onSubmit={form.handleSubmit((body) => make.mutate(body))}
      submit={t('coupons.do')}
      busy={make.isPending && t('coupons.doing')}
      error={!shown && make.error}
    >
      <CouponFields form={form} />
    </FormDialog>
  )
}
