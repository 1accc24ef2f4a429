import { usePlatform } from '@pramaan/app-shell/platform/platform.tsx'
import { amountText } from '@pramaan/domain/money'
import { type StorePurpose, storePurposes } from '@pramaan/domain/payment'
import { Alert } from '@pramaan/ui/alert'
import { Button } from '@pramaan/ui/button'
import { Card } from '@pramaan/ui/card'
import { SelectField } from '@pramaan/ui/select-field'
import { TextField } from '@pramaan/ui/text-field'
import { useMutation } from '@tanstack/react-query'
import { type UseFormReturn, useForm, useWatch } from 'react-hook-form'
import { useTexts } from '../../../texts/use-texts.ts'
import type { Item } from '../items/use-items.ts'
import { useUnsent } from '../unsent/unsent-orders.ts'
import { useSync } from '../unsent/use-sync.ts'
import { isContact } from './contact.ts'
import { NewPaymentLink } from './new-payment-link.tsx'

type Values = { Category: StorePurpose | ''; Item: string; Contact: string }

/** Asks a person to pay for an item; `chosen` is the item in the address. */
export function OrderForm({ items, chosen }: { items: readonly Item[]; chosen: Item | undefined }) {
  const t = useTexts()
  const form = useForm<Values>({
    defaultValues: { Category: chosen?.Purpose ?? '', Item: chosen?.ID ?? '', Contact: '' },
  })
  const place = usePlaceOrder(items, () => form.resetField('Contact', { defaultValue: '' }))
  return (
    <Card as="section" className="max-w-140">
      <form
        noValidate
        className="flex flex-col gap-4"
        onSubmit={form.handleSubmit((values) => {
          if (!place.isPending) place.mutate(values)
        })}
      >
        <Fields form={form} items={items} />
        {place.data?.problem && <Alert tone="danger">{place.data.problem}</Alert>}
        {place.data?.link && <NewPaymentLink link={place.data.link} />}
        <Button type="submit" busy={place.isPending && t('newOrder.placing')}>
          {t('newOrder.place')}
        </Button>
      </form>
    </Card>
  )
}

/** Saves the order on the device, sends it, and returns the server's refusal, if any; offline it waits. */
function usePlaceOrder(items: readonly Item[], onSaved: () => void) {
  const { now } = usePlatform()
  const { unsentOrders } = useUnsent()
  const sync = useSync(unsentOrders)
  return useMutation({
    // This request also finds out whether the network is back.
    networkMode: 'always',
    async mutationFn({ Item: itemId, Contact }: Values) {
      const item = items.find(({ ID }) => ID === itemId)
      if (!item) return {}
      const { Purpose, SubjectID, Title } = item
      const id = crypto.randomUUID()
      unsentOrders.put({ ID: id, Purpose, SubjectID, Title, Contact: Contact.trim(), at: now().toISOString() })
      let link: string | undefined
      await sync((taken, its) => {
        if (taken === id) link = its
      })
      const problem = unsentOrders.get(id)?.problem
      // Shown in the form, where it can be fixed.
      if (problem) unsentOrders.drop(id)
      else onSaved()
      return { problem, link }
    },
  })
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
        options={offered.map(({ ID, Title, Price }) => ({ value: ID, label: `${Title} · ${amountText(Price)}` }))}
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
