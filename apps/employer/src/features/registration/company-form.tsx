import { FormHeading } from '@pramaan/app-shell/sign-in/form-heading.tsx'
import { SignInFailure } from '@pramaan/app-shell/sign-in/sign-in-failure.tsx'
import { Alert } from '@pramaan/ui/alert'
import { Button } from '@pramaan/ui/button'
import { CompanyFields } from '../../company/company-fields.tsx'
import { useTexts } from '../../texts/use-texts.ts'
import type { useCompanyForm } from './use-company-form.ts'

/** The profile form of a new employer (document 002 §2.9). */
export function CompanyForm({ form, save, submit }: ReturnType<typeof useCompanyForm>) {
  const t = useTexts()
  const refused = save.error && Object.keys(form.formState.errors).length === 0 ? save.error : undefined
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-5">
      <FormHeading title={t('company.title')} text={t('company.text')} />
      <Alert>{t('company.headsUp')}</Alert>
      <CompanyFields form={form} />
      <SignInFailure error={refused} />
      <Button type="submit" size="lg" block busy={save.isPending && t('company.saving')}>
        {t('company.save')}
      </Button>
    </form>
  )
}
