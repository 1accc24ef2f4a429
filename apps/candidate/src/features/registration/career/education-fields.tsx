import { PickField } from '@pramaan/app-shell/forms/fields/pick-field.tsx'
import { useEducationOptions } from '@pramaan/app-shell/forms/fields/use-education-options.ts'
import { ValueField } from '@pramaan/app-shell/forms/fields/value-field.tsx'
import { useDomainOptions } from '@pramaan/features/skills/use-domain-options.ts'
import { SelectField } from '@pramaan/ui/select-field'
import { useWatch } from 'react-hook-form'
import { useTexts } from '../../../texts/use-texts.ts'
import { CareerCollege } from './career-college.tsx'
import type { CareerFormApi } from './career-schema.ts'

/** Highest education completed, Field of Study, Domains of Interest and the college. */
export function EducationFields({ form, collegeOptional }: { form: CareerFormApi; collegeOptional: boolean }) {
  const t = useTexts()
  const { errors } = form.formState
  const education = useWatch({ control: form.control, name: 'education' })
  const options = useEducationOptions(education)
  return (
    <>
      <SelectField
        label={t('career.education')}
        placeholder={t('career.education.choose')}
        options={options.levels}
        error={errors.education?.message}
        required
        {...form.register('education', { onChange: () => form.setValue('degree', '') })}
        key={options.levelsKey}
      />
      <ValueField control={form.control} name="degree">
        {(field) => (
          <PickField
            {...field}
            key={education}
            free
            list="degrees"
            label={t('career.degree')}
            help={t('career.degree.help')}
            options={options.degrees}
            loading={options.degreesLoading}
          />
        )}
      </ValueField>
      <DomainSelect form={form} name="domain" label={t('career.domain')} />
      <CareerCollege form={form} optional={collegeOptional} />
    </>
  )
}

/** One of the job domains. */
export function DomainSelect(props: { form: CareerFormApi; name: 'domain' | 'currentDomain'; label: string }) {
  const t = useTexts()
  const { options, loaded } = useDomainOptions()
  return (
    <SelectField
      label={props.label}
      placeholder={t('career.domain.choose')}
      options={options}
      error={props.form.formState.errors[props.name]?.message}
      required
      {...props.form.register(props.name)}
      key={loaded ? 'loaded' : 'loading'}
    />
  )
}
