import { CollegeField } from '@pramaan/app-kit/forms/college-field.tsx'
import { useController } from 'react-hook-form'
import { useTexts } from '../../texts/use-texts.ts'
import type { CareerFormApi } from './education-fields.tsx'

/** The college of the education step, with its ID when the list has it. */
export function CareerCollege({ form, optional }: { form: CareerFormApi; optional: boolean }) {
  const t = useTexts()
  const { field, fieldState } = useController({ control: form.control, name: 'college' })
  return (
    <CollegeField
      name="college"
      label={t('career.college')}
      note={optional && t('form.optional')}
      help={t('career.college.help')}
      error={fieldState.error?.message}
      value={field.value}
      onValue={(name, id) => {
        field.onChange(name)
        form.setValue('collegeID', id)
      }}
      onBlur={field.onBlur}
      ref={field.ref}
    />
  )
}
