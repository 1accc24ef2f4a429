import { FormHeading } from '@pramaan/app-shell/sign-in/form-heading.tsx'
import { SignInFailure } from '@pramaan/app-shell/sign-in/sign-in-failure.tsx'
import { Alert } from '@pramaan/ui/alert'
import { Button } from '@pramaan/ui/button'
import { SectionHeader } from '@pramaan/ui/section-header'
import { useWatch } from 'react-hook-form'
import { CompanyFields } from '../../company/company-fields.tsx'
import { CompanyProof } from '../../company/company-proof.tsx'
import { useCompany } from '../../company/use-company.ts'
import { useTexts } from '../../texts/use-texts.ts'
import type { useCompanyForm } from './use-company-form.ts'

/** The profile form of a new employer (document 002 §2.9). */
export function CompanyForm({ form, save, submit, number, change, sendCode }: ReturnType<typeof useCompanyForm>) {
  const t = useTexts()
  const company = useCompany()
  const email = useWatch({ control: form.control, name: 'email' })
  const refused = save.error && Object.keys(form.formState.errors).length === 0 ? save.error : undefined
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-5">
      <FormHeading title={t('company.title')} text={t('company.text')} />
      <Alert>{t('company.headsUp')}</Alert>
      <CompanyFields form={form} />
      {company && (
        <section aria-labelledby="proof" className="flex flex-col gap-4 border-line border-t pt-5">
          <SectionHeader id="proof" title={t('proof.title')} description={t('proof.later')} />
          <CompanyProof company={company} email={email} change={change} onSendCode={sendCode} number={number} />
        </section>
      )}
      <SignInFailure error={refused} />
      <Button type="submit" size="lg" block busy={save.isPending && t('company.saving')}>
        {t('company.save')}
      </Button>
    </form>
  )
}
