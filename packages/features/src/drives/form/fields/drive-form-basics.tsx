import { ValueField } from '@pramaan/app-shell/forms/fields/value-field.tsx'
import { digitsOf } from '@pramaan/domain/digits'
import { driveLocations, qualifications } from '@pramaan/domain/options'
import { DateField } from '@pramaan/ui/date-field'
import { SelectField } from '@pramaan/ui/select-field'
import { TextArea } from '@pramaan/ui/text-area'
import { TextField } from '@pramaan/ui/text-field'
import { useDomainOptions } from '../../../skills/use-domain-options.ts'
import { useFeatureTexts } from '../../../texts/use-feature-texts.ts'
import { usePostingTexts } from '../../../texts/use-posting-texts.ts'
import type { DriveForm } from './use-items.ts'

const listed = (values: readonly string[]) => values.map((value) => ({ value, label: value }))

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
      <Figures form={form} />
      <Choices form={form} />
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

function Figures({ form }: { form: DriveForm }) {
  const t = usePostingTexts()
  const { errors } = form.formState
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <TextField
        {...form.register('AvgPackage')}
        label={t('driveForm.AvgPackage')}
        prefix="₹"
        suffix={t('driveForm.lpa')}
        inputMode="decimal"
        autoComplete="off"
        error={errors.AvgPackage?.message}
        required
      />
      <TextField
        {...form.register('Openings', { onChange: ({ target }) => form.setValue('Openings', digitsOf(target.value)) })}
        label={t('driveForm.Openings')}
        inputMode="numeric"
        autoComplete="off"
        error={errors.Openings?.message}
        required
      />
    </div>
  )
}

function Choices({ form }: { form: DriveForm }) {
  const t = usePostingTexts()
  const { options: domains, loaded } = useDomainOptions()
  const { errors } = form.formState
  return (
    <div className="grid gap-5 sm:grid-cols-3">
      <SelectField
        {...form.register('Qualification')}
        label={t('driveForm.Qualification')}
        placeholder={t('driveForm.choose')}
        options={listed(qualifications)}
        error={errors.Qualification?.message}
        required
      />
      <SelectField
        {...form.register('Location')}
        label={t('driveForm.Location')}
        placeholder={t('driveForm.choose')}
        options={listed(driveLocations)}
        error={errors.Location?.message}
        required
      />
      <SelectField
        // A native select drops a value whose option has not loaded yet.
        key={loaded ? 'loaded' : 'loading'}
        {...form.register('Domain')}
        label={t('driveForm.Domain')}
        placeholder={t('driveForm.choose')}
        options={domains}
        error={errors.Domain?.message}
        required
      />
    </div>
  )
}
