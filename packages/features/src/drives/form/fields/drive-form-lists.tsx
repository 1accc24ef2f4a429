import { TextArea } from '@pramaan/ui/text-area'
import { TextField } from '@pramaan/ui/text-field'
import type { KeyboardEvent } from 'react'
import { usePostingTexts } from '../../../texts/use-posting-texts.ts'
import { DriveFormItems, ItemLabel } from './drive-form-items.tsx'
import { type DriveForm, useItems } from './use-items.ts'

const most = 30
const pair = 'grid gap-3 sm:grid-cols-[2fr_3fr]'

/** Enter in a line of a list starts the next line instead of submitting the form. */
export function onEnter(act: () => void) {
  return (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    event.preventDefault()
    act()
  }
}

/** Short reasons to take part. */
export function HighlightsFields({ form }: { form: DriveForm }) {
  const t = usePostingTexts()
  const nameOf = (n: number) => t('driveForm.highlights.item', { n })
  const list = useItems(form, 'Highlights', nameOf)
  const add = () => list.add({ title: '' })
  const errors = form.formState.errors.Highlights
  return (
    <DriveFormItems list={list} nameOf={nameOf} most={most} addLabel={t('driveForm.highlights.add')} onAdd={add} inline>
      {(index) => (
        <TextField
          {...form.register(`Highlights.${index}.title`)}
          label={nameOf(index + 1)}
          labelHidden
          error={errors?.[index]?.title?.message}
          onKeyDown={onEnter(add)}
        />
      )}
    </DriveFormItems>
  )
}

/** The steps of the selection process. */
export function ProcessFields({ form }: { form: DriveForm }) {
  const t = usePostingTexts()
  const nameOf = (n: number) => t('driveForm.process.item', { n })
  const list = useItems(form, 'Process', nameOf)
  const add = () => list.add({ title: '', description: '' })
  const errors = form.formState.errors.Process
  return (
    <DriveFormItems list={list} nameOf={nameOf} most={most} addLabel={t('driveForm.process.add')} onAdd={add}>
      {(index) => (
        <div className={pair}>
          <TextField
            {...form.register(`Process.${index}.title`)}
            label={<ItemLabel item={nameOf(index + 1)}>{t('driveForm.process.title')}</ItemLabel>}
            error={errors?.[index]?.title?.message}
            onKeyDown={onEnter(() => form.setFocus(`Process.${index}.description`))}
          />
          <TextArea
            {...form.register(`Process.${index}.description`)}
            label={<ItemLabel item={nameOf(index + 1)}>{t('driveForm.process.description')}</ItemLabel>}
            rows={2}
            error={errors?.[index]?.description?.message}
          />
        </div>
      )}
    </DriveFormItems>
  )
}

/** Frequent questions with answers. */
export function FaqFields({ form }: { form: DriveForm }) {
  const t = usePostingTexts()
  const nameOf = (n: number) => t('driveForm.faqs.item', { n })
  const list = useItems(form, 'Faqs', nameOf)
  const add = () => list.add({ question: '', answer: '' })
  const errors = form.formState.errors.Faqs
  return (
    <DriveFormItems list={list} nameOf={nameOf} most={most} addLabel={t('driveForm.faqs.add')} onAdd={add}>
      {(index) => (
        <div className={pair}>
          <TextField
            {...form.register(`Faqs.${index}.question`)}
            label={<ItemLabel item={nameOf(index + 1)}>{t('driveForm.faqs.question')}</ItemLabel>}
            error={errors?.[index]?.question?.message}
            onKeyDown={onEnter(() => form.setFocus(`Faqs.${index}.answer`))}
          />
          <TextArea
            {...form.register(`Faqs.${index}.answer`)}
            label={<ItemLabel item={nameOf(index + 1)}>{t('driveForm.faqs.answer')}</ItemLabel>}
            rows={2}
            error={errors?.[index]?.answer?.message}
          />
        </div>
      )}
    </DriveFormItems>
  )
}
