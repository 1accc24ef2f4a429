import { formatPhone } from '@pramaan/domain/phone'
import { Alert } from '@pramaan/ui/alert'
import { Button } from '@pramaan/ui/button'
import { OtpField } from '@pramaan/ui/otp-field'
import { TextLink } from '@pramaan/ui/text-link'
import { RichText } from '../../texts/texts.tsx'
import { useShellTexts } from '../../texts/use-shell-texts.ts'
import { FormHeading } from '../form-heading.tsx'
import { SignInFailure } from '../sign-in-failure.tsx'
import type { SentCode } from '../sign-in-store.ts'
import { ResendLine } from './resend-line.tsx'
import { SecondFactorFields } from './second-factor-fields.tsx'
import { type OtpFormProps, useOtpForm } from './use-otp-form.ts'

/** The code form: six boxes, the countdown to a new one, Back and Verify (document 000 §2 and §4). */
export function OtpForm({ above, incorrect = false, help, ...props }: OtpFormProps) {
  const t = useShellTexts()
  const { flow, sent, asRole } = props
  const form = useOtpForm(props)
  const { refusal } = form
  const wrong = refusal.kind === 'code' && (incorrect ? t(`otp.incorrect.${sent.to}`) : refusal.sentence)
  return (
    <form ref={form.ref} noValidate onSubmit={form.onSubmit} className="flex flex-col gap-6">
      <FormHeading above={above} title={t('otp.title')} text={<SentTo sent={sent} />} />
      {refusal.kind === 'one-more' && (
        <Alert tone="info" title={t('otp.more.title')}>
          {t('otp.more.text')}
        </Alert>
      )}
      <OtpField
        name="otp"
        label={t('otp.label')}
        value={form.code}
        onValue={form.type}
        onComplete={form.complete}
        ref={focus}
        error={form.short ? t('otp.short') : wrong && `${wrong}. ${t('otp.newest')}`}
      />
      {form.second && <SecondFactorFields form={form} />}
      {refusal.kind === 'other' && <SignInFailure error={refusal.error} />}
      <div className="grid grid-cols-[auto_1fr] gap-3">
        <Button tone="quiet" size="lg" onClick={flow.restart} title={t('otp.change')}>
          {t('otp.back')}
        </Button>
        <Button type="submit" size="lg" busy={form.isPending && t('otp.verifying')}>
          {t('otp.verify')}
        </Button>
      </div>
      <ResendLine flow={flow} sent={sent} asRole={asRole} onResent={() => form.type('')} />
      {help && (
        <p className="-mt-4 text-sm">
          <TextLink href={help}>{t('otp.help')}</TextLink>
        </p>
      )}
    </form>
  )
}

function SentTo({ sent }: { sent: SentCode }) {
  const to = sent.to === 'sms' ? formatPhone(sent.contact.mobile ?? '') : sent.contact.email
  return (
    <RichText
      id={`otp.sent.${sent.to}`}
      values={{ to }}
      parts={[<strong key="to" className="text-ink tabular-nums wrap-anywhere" />]}
    />
  )
}

function focus(input: HTMLInputElement | null) {
  input?.focus()
}
