import { employmentTypes } from '@pramaan/domain/options'
import { SelectField } from '@pramaan/ui/select-field'
import { TextField } from '@pramaan/ui/text-field'
import { JobTitleField } from '../../../record/job-title-field.tsx'
import { useTexts } from '../../../texts/use-texts.ts'
import type { PositionForm } from './position-values.ts'

/** The position: designation, company and employment type. */
export function PositionFields({ form }: { form: PositionForm }) {
  const t = useTexts()
  const { errors } = form.formState
  return (
    <>
      <JobTitleField control={form.control} name="title" label={t('position.title')} />
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <TextField
          label={t('position.company')}
          autoComplete="organization"
          required
          error={errors.companyName?.message}
          {...form.register('companyName')}
        />
        <SelectField
          label={t('position.type')}
          note={t('form.optional')}
          placeholder={t('position.type.choose')}
          options={employmentTypes.map((type) => ({ value: type, label: t(`profile.type.${type}`) }))}
          error={errors.empType?.message}
          {...form.register('empType')}
        />
      </div>
    </>
  )
}
