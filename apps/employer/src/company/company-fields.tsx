import { GenderField } from '@pramaan/app-shell/forms/fields/gender-field.tsx'
import { LocationField } from '@pramaan/app-shell/forms/fields/location-field.tsx'
import { useOptionText } from '@pramaan/app-shell/texts/use-option-text.ts'
import { designations, workDomains } from '@pramaan/domain/options'
import { SelectField } from '@pramaan/ui/select-field'
import { TextField } from '@pramaan/ui/text-field'
import { Controller } from 'react-hook-form'
import { useTexts } from '../texts/use-texts.ts'
import type { CompanyFormState } from './company-values.ts'

/** Name, company, designation and e-mail, all required, and gender, which is optional (document 002 §5, §7). */
export function CompanyFields({ form, nameHelp }: { form: CompanyFormState; nameHelp?: string | undefined }) {
  const [t, option] = [useTexts(), useOptionText()]
  const { register, formState } = form
  const error = (name: keyof typeof formState.errors) => formState.errors[name]?.message?.toString()
  return (
    <>
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          {...register('empFirstName')}
          label={t('company.firstName')}
          autoComplete="given-name"
          autoCapitalize="words"
          error={error('empFirstName')}
          required
        />
        <TextField
          {...register('empLastName')}
          label={t('company.lastName')}
          autoComplete="family-name"
          autoCapitalize="words"
          error={error('empLastName')}
          required
        />
      </div>
      <TextField
        {...register('empCompanyName')}
        label={t('company.name')}
        help={nameHelp}
        autoComplete="organization"
        error={error('empCompanyName')}
        required
      />
      <SelectField
        {...register('empCompanyDomain')}
        label={t('company.domain')}
        placeholder={t('company.domain.choose')}
        options={workDomains.map((value) => ({ value, label: option(value) }))}
        error={error('empCompanyDomain')}
        required
      />
      <Controller
        name="empLocation"
        control={form.control}
        render={({ field }) => (
          <LocationField
            name={field.name}
            value={field.value}
            onValue={field.onChange}
            onBlur={field.onBlur}
            ref={field.ref}
            help={t('company.location.help')}
            placeholder={t('filter.location.placeholder')}
            error={error('empLocation')}
            free
          />
        )}
      />
      <SelectField
        {...register('empDesignation')}
        label={t('company.designation')}
        placeholder={t('company.designation.choose')}
        options={designations.map((value) => ({ value, label: option(value) }))}
        error={error('empDesignation')}
        required
      />
      <TextField
        {...register('email')}
        label={t('company.email')}
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        error={error('email')}
        required
      />
      <GenderField control={form.control} name="gender" />
    </>
  )
}
