import { dot } from '@pramaan/domain/dotted'
import { amountText } from '@pramaan/domain/money'
import { storePurposes } from '@pramaan/domain/payment'
import { Alert } from '@pramaan/ui/alert'
import { Button } from '@pramaan/ui/button'
import { Card } from '@pramaan/ui/card'
import { SelectField } from '@pramaan/ui/select-field'
import { TextField } from '@pramaan/ui/text-field'
import { type UseFormReturn, useForm, useWatch } from 'react-hook-form'
import { useTexts } from '../../../texts/use-texts.ts'
import type { Item } from '../items/use-items.ts'
import { isContact } from './contact.ts'
import { NewPaymentLink } from './new-payment-link.tsx'
import type { Values } from './use-place-order.ts'
import { usePlaceOrder } from './use-place-order.ts'

/** Asks a person to pay for an item; `chosen` is the item in the address. */
export function OrderForm({ items, chosen }: { items: readonly Item[]; chosen: Item | undefined }) {
  const t = useTexts()
  const form = useForm<Values>({
    defaultValues: { Category: chosen?.Purpose ?? '', Item: chosen?.ID ?? '', Contact: '' },
  })
  const placeOrder = usePlaceOrder(items, () => form.resetField('Contact', { defaultValue: '' }))
  return (
    <Card as="section" className="max-w-140">
      <form
        noValidate
        className="flex flex-col gap-4"
        onSubmit={form.handleSubmit((values) => {
          if (!placeOrder.isPending) placeOrder.mutate(values)
        })}
      >
        <Fields form={form} items={items} />
        {placeOrder.data?.problem && <Alert tone="danger">{placeOrder.data.problem}</Alert>}
        {placeOrder.data?.link && <NewPaymentLink link={placeOrder.data.link} />}
        <Button type="submit" busy={placeOrder.isPending && t('newOrder.placing')}>
          {t('newOrder.place')}
        </Button>
      </form>
    </Card>
  )
}

function Fields({ form, items }: { form: UseFormReturn<Values>; items: readonly Item[] }) {
  const t = useTexts()
  const category = useWatch({ control: form.control, name: 'Category' })
  const offered = items.filter(({ Purpose }) => Purpose === category)
  const { errors } = form.formState
  return (
    <>
      <SelectField
        label={t('newOrder.category')}
        placeholder={t('newOrder.category.choose')}
        options={storePurposes.map((value) => ({ value, label: t(`payments.purpose.${value}`) }))}
        error={errors.Category?.message}
        {...form.register('Category', {
          required: t('newOrder.category.needed'),
          onChange: () => form.setValue('Item', ''),
        })}
      />
      <SelectField
        label={t('newOrder.item')}
        placeholder={t(category && offered.length === 0 ? 'newOrder.item.none' : 'newOrder.item.choose')}
        options={offered.map(({ ID, Title, Price }) => ({ value: ID, label: `${Title}${dot}${amountText(Price)}` }))}
        error={errors.Item?.message}
        {...form.register('Item', { required: t('newOrder.item.needed') })}
      />
      <TextField
        label={t('newOrder.person')}
        help={t('newOrder.person.help')}
        autoComplete="off"
        error={errors.Contact?.message}
        {...form.register('Contact', { validate: (text) => isContact(text) || t('newOrder.person.needed') })}
      />
    </>
  )
}
