import { LocationField } from '@pramaan/app-kit/forms/location-field.tsx'
import { FormHeading } from '@pramaan/app-kit/sign-in/form-heading.tsx'
import { SignInFailure } from '@pramaan/app-kit/sign-in/sign-in-failure.tsx'
import { designations, workDomains } from '@pramaan/domain/options'
import { Alert } from '@pramaan/ui/alert'
import { Button } from '@pramaan/ui/button'
import { SelectField } from '@pramaan/ui/select-field'
import { TextField } from '@pramaan/ui/text-field'
import { Controller } from 'react-hook-form'
import { useTexts } from '../../texts/use-texts.ts'
import type { useCompanyForm } from './use-company-form.ts'

/** Name, company and designation; all of it is required (document 002 §5). */
export function CompanyForm({ form, save, submit }: ReturnType<typeof useCompanyForm>) {
  const t = useTexts()
  const { register, formState } = form
  const error = (name: keyof typeof formState.errors) => formState.errors[name]?.message?.toString()
  const refused = save.error && Object.keys(formState.errors).length === 0 ? save.error : undefined
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-5">
      <FormHeading title={t('company.title')} text={t('company.text')} />
      <Alert>{t('company.headsUp')}</Alert>
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
        autoComplete="organization"
        error={error('empCompanyName')}
        required
      />
      <SelectField
        {...register('empCompanyDomain')}
        label={t('company.domain')}
        placeholder={t('company.domain.choose')}
        options={workDomains.map((value) => ({ value, label: value }))}
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
        options={designations.map((value) => ({ value, label: value }))}
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
      <SignInFailure error={refused} />
      <Button type="submit" size="lg" block busy={save.isPending && t('company.saving')}>
        {t('company.save')}
      </Button>
    </form>
  )
}
