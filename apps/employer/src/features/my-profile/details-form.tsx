import { LeaveGuard } from '@pramaan/app-shell/forms/unsaved/leave-guard.tsx'
import { useFailureText } from '@pramaan/app-shell/router/failures/error-page.tsx'
import { formatPhone } from '@pramaan/domain/phone'
import { Alert } from '@pramaan/ui/alert'
import { Button } from '@pramaan/ui/button'
import { Card } from '@pramaan/ui/card'
import { SectionHeader } from '@pramaan/ui/section-header'
import { TextButton } from '@pramaan/ui/text-link'
import { CompanyFields } from '../../company/company-fields.tsx'
import { ConfirmEmail } from '../../company/confirm-email.tsx'
import { useTexts } from '../../texts/use-texts.ts'
import { useDetailsForm } from './use-details-form.ts'
import type { MyProfile } from './use-my-profile.ts'

/**
 * The employer's details and the company they hire for. One button saves changes; leaving with unsaved changes asks
 * first.
 */
export function DetailsForm({ profile }: { profile: MyProfile }) {
  const t = useTexts()
  const failureText = useFailureText()
  const { form, save, emailChange, sendCode, submit, changed, unconfirmed, reset } = useDetailsForm(profile)
  const working = save.isPending || emailChange.ask.isPending
  const refused = save.error && Object.keys(form.formState.errors).length === 0 ? save.error : undefined
  return (
    <Card>
      <SectionHeader title={t('employerProfile.details')} description={t('company.text')} className="mb-4" />
      <form noValidate onSubmit={submit} className="flex flex-col gap-5">
        <CompanyFields form={form} nameHelp={t('company.name.help')} />
        {unconfirmed && (
          <p className="text-sm text-ink-muted">
            {t('email.unconfirmed', { address: unconfirmed })}{' '}
            <TextButton inline onClick={() => sendCode(unconfirmed)}>
              {t('email.confirm')}
            </TextButton>
          </p>
        )}
        {profile.mobileNumber && (
          <p className="text-sm text-ink-muted">
            {t('employerProfile.mobile', { phone: formatPhone(profile.mobileNumber) })}
          </p>
        )}
        {refused && <Alert tone="danger">{failureText(refused)}</Alert>}
        <div className="flex flex-wrap items-center gap-3">
          <Button type="submit" busy={working && t('employerProfile.saving')}>
            {t('employerProfile.save')}
          </Button>
          {changed && !working && (
            <Button tone="quiet" onClick={reset}>
              {t('form.cancel')}
            </Button>
          )}
        </div>
      </form>
      {emailChange.requested && (
        <ConfirmEmail change={emailChange} text={t('email.text', { address: emailChange.address })} />
      )}
      <LeaveGuard when={changed && !working} onLeave={reset} />
    </Card>
  )
}
