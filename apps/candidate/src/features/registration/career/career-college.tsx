import { ValueField } from '@pramaan/app-shell/forms/fields/value-field.tsx'
import { CollegeField } from '../../../record/college-field.tsx'
import { useTexts } from '../../../texts/use-texts.ts'
import type { CareerFormApi } from './career-schema.ts'

/** The college of the education step, with its ID if the list has it. */
export function CareerCollege({ form, optional }: { form: CareerFormApi; optional: boolean }) {
  const t = useTexts()
  return (
    <ValueField control={form.control} name="college">
      {(field) => (
        <CollegeField
          {...field}
          label={t('career.college')}
          note={optional && t('form.optional')}
          help={t('career.college.help')}
          onValue={(name, id) => {
            field.onValue(name)
            form.setValue('collegeID', id)
          }}
        />
      )}
    </ValueField>
  )
}
