import { ListsFailure } from '@pramaan/app-shell/forms/fields/lists-failure.tsx'
import { PickField } from '@pramaan/app-shell/forms/fields/pick-field.tsx'
import { useEducationOptions } from '@pramaan/app-shell/forms/fields/use-education-options.ts'
import { ValueField } from '@pramaan/app-shell/forms/fields/value-field.tsx'
import { SelectField } from '@pramaan/ui/select-field'
import { TextField } from '@pramaan/ui/text-field'
import { useWatch } from 'react-hook-form'
import { CollegeField } from '../../../record/college-field.tsx'
import { useTexts } from '../../../texts/use-texts.ts'
import type { EducationForm } from './education-values.ts'

/** The education: level, degree, subject and institution. */
export function StudyFields({ form }: { form: EducationForm }) {
  const t = useTexts()
  const { errors } = form.formState
  const level = useWatch({ control: form.control, name: 'qualification' })
  const options = useEducationOptions(level)
  return (
    <>
      <ListsFailure />
      <SelectField
        label={t('education.level')}
        placeholder={t('education.level.choose')}
        options={options.levels}
        required
        error={errors.qualification?.message}
        {...form.register('qualification')}
        key={options.levelsKey}
      />
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <ValueField control={form.control} name="degree">
          {(field) => (
            <PickField
              {...field}
              free
              list="degrees"
              label={t('education.degree')}
              options={options.degrees}
              loading={options.degreesLoading}
            />
          )}
        </ValueField>
        <TextField
          label={t('education.field')}
          note={t('form.optional')}
          error={errors.studField?.message}
          {...form.register('studField')}
        />
      </div>
      <ValueField control={form.control} name="school">
        {(field) => <CollegeField {...field} label={t('education.school')} help={t('education.school.help')} />}
      </ValueField>
    </>
  )
}
