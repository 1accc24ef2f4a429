import { TextArea } from '@pramaan/ui/text-area'
import { Controller } from 'react-hook-form'
import { usePostingTexts } from '../../../texts/use-posting-texts.ts'
import { OpeningsField, PayField } from './job-choice-fields.tsx'
import type { FieldsProps } from './job-form-fields.tsx'
import { sentenceOf } from './job-form-values.ts'
import { JobImageField } from './job-image-field.tsx'

/** The offer: pay, number of openings, description, and an image. */
export function OfferFields({ form }: FieldsProps) {
  const t = usePostingTexts()
  const { control, register, formState } = form
  const { errors } = formState
  return (
    <>
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <PayField scale="full" {...register('JobCTC')} error={sentenceOf(errors, 'JobCTC')} required />
        <OpeningsField {...register('OpenPositions')} error={sentenceOf(errors, 'OpenPositions')} required />
      </div>
      <TextArea
        {...register('Description')}
        label={t('jobForm.field.description')}
        help={t('jobForm.field.description.help')}
        rows={5}
        counter={5000}
        error={sentenceOf(errors, 'Description')}
        required
      />
      <Controller
        control={control}
        name="Image"
        render={({ field }) => <JobImageField image={field.value} onImage={field.onChange} />}
      />
    </>
  )
}
