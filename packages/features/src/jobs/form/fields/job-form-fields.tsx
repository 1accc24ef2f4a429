import { PickField } from '@pramaan/app-shell/forms/fields/pick-field.tsx'
import { ValueField } from '@pramaan/app-shell/forms/fields/value-field.tsx'
import { SelectField } from '@pramaan/ui/select-field'
import { useWatch } from 'react-hook-form'
import { useDomainOptions } from '../../../skills/use-domain-options.ts'
import { usePostingTexts } from '../../../texts/use-posting-texts.ts'
import { CityField, ModelField, TitleField, TypeField } from './job-choice-fields.tsx'
import { type JobForm, sentenceOf } from './job-form-values.ts'
import { useRolesOf } from './use-roles.ts'

/** Props of a group of fields. */
export type FieldsProps = { form: JobForm }

/** The job itself: title, domain, role, type, city and work model. */
export function WorkFields({ form }: FieldsProps) {
  // Separate components, so fields register in visual order and the first refused one gets the focus.
  return (
    <>
      <TitleField {...form.register('JobTitle')} error={sentenceOf(form.formState.errors, 'JobTitle')} />
      <RoleFields form={form} />
      <CityFields form={form} />
    </>
  )
}

function CityFields({ form }: FieldsProps) {
  const { register, formState } = form
  const { errors } = formState
  return (
    <>
      <div className="grid items-start gap-5 lg:grid-cols-2">
        <TypeField {...register('JobType')} error={sentenceOf(errors, 'JobType')} required />
        <ModelField {...register('jobWorkModel')} error={sentenceOf(errors, 'jobWorkModel')} required />
      </div>
      <CityField {...register('JobLocation')} error={sentenceOf(errors, 'JobLocation')} required />
    </>
  )
}

function RoleFields({ form }: FieldsProps) {
  const t = usePostingTexts()
  const { control, formState, register, setValue } = form
  const domains = useDomainOptions()
  const domain = useWatch({ control, name: 'Domain' })
  const roles = useRolesOf(domain)
  return (
    <div className="grid items-start gap-5 sm:grid-cols-2">
      <SelectField
        // A native select drops a value whose option has not loaded yet.
        key={domains.loaded ? 'loaded' : 'loading'}
        {...register('Domain', { onChange: () => setValue('Role', '') })}
        label={t('jobForm.field.domain')}
        placeholder={t('jobForm.field.domain.choose')}
        options={domains.options}
        error={sentenceOf(formState.errors, 'Domain')}
        required
      />
      <ValueField control={control} name="Role">
        {(field) => (
          <PickField
            key={domain}
            list="jobRoles"
            {...field}
            label={t('jobForm.field.role')}
            placeholder={t('jobForm.field.role.choose')}
            {...roles}
            help={domain === '' && t('jobForm.field.role.first')}
          />
        )}
      </ValueField>
    </div>
  )
}
