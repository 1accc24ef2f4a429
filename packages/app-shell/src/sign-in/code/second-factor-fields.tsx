import { OtpField } from '@pramaan/ui/otp-field'
import { TextField } from '@pramaan/ui/text-field'
import { TextButton } from '@pramaan/ui/text-link'
import { useShellTexts } from '../../texts/use-shell-texts.ts'
import type { OtpFormState } from './use-otp-form.ts'

/** The authenticator's six digits, or a recovery code for people without it. */
export function SecondFactorFields({ form }: { form: OtpFormState }) {
  const t = useShellTexts()
  const { factor, refusal } = form
  const error = refusal.kind === 'factor' ? refusal.sentence : undefined
  return (
    <div className="flex flex-col items-start gap-1.5">
      {factor.by === 'totp' ? (
        <div className="self-stretch">
          <OtpField
            name="totp"
            label={t('otp.second')}
            help={t('otp.second.help')}
            value={factor.typed}
            onValue={form.typeFactor}
            onComplete={form.completeFactor}
            error={error}
            autoFocus
          />
        </div>
      ) : (
        <TextField
          className="self-stretch"
          name="recovery"
          label={t('otp.recovery')}
          help={t('otp.recovery.help')}
          value={factor.typed}
          onChange={(event) => form.typeFactor(event.target.value)}
          error={error}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          autoFocus
        />
      )}
      <TextButton onClick={form.switchFactor}>
        {t(factor.by === 'totp' ? 'otp.recovery.use' : 'otp.second.use')}
      </TextButton>
    </div>
  )
}
