import { ValueField } from '@pramaan/app-shell/forms/fields/value-field.tsx'
import { DateField } from '@pramaan/ui/date-field'
import { TextArea } from '@pramaan/ui/text-area'
import { TextField } from '@pramaan/ui/text-field'
import { useFeatureTexts } from '../../../texts/use-feature-texts.ts'
import { usePostingTexts } from '../../../texts/use-posting-texts.ts'
import { ChoiceFields } from './drive-form-choices.tsx'
import { FigureFields } from './drive-form-figures.tsx'
import type { DriveForm } from './use-items.ts'

/** What, where and when the drive is; all required except the criteria (document 002 §5). */
export function BasicsFields({ form }: { form: DriveForm }) {
  const t = usePostingTexts()
  const kit = useFeatureTexts()
  const { errors } = form.formState
  return (
    <>
      <TextField
        {...form.register('Title')}
        label={t('driveForm.Title')}
        counter={150}
        autoComplete="off"
        error={errors.Title?.message}
        required
      />
      <TextField
        {...form.register('SubTitle')}
        label={t('driveForm.SubTitle')}
        help={t('driveForm.SubTitle.help')}
        autoComplete="off"
        error={errors.SubTitle?.message}
        required
      />
      <FigureFields form={form} />
      <ChoiceFields form={form} />
      <div className="grid gap-5 sm:grid-cols-2">
        <ValueField control={form.control} name="StartDate">
          {(field) => <DateField {...field} label={t('driveForm.StartDate')} required />}
        </ValueField>
        <ValueField control={form.control} name="EndDate">
          {(field) => (
            <DateField {...field} label={t('driveForm.EndDate')} help={t('driveForm.EndDate.help')} required />
          )}
        </ValueField>
      </div>
      <TextArea
        {...form.register('Criteria')}
        label={t('driveForm.Criteria')}
        note={kit('form.optional')}
        help={t('driveForm.Criteria.help')}
        error={errors.Criteria?.message}
      />
    </>
  )
}
