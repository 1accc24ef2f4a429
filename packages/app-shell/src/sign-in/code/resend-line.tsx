import { countdownText } from '@pramaan/domain/otp'
import { Button } from '@pramaan/ui/button'
import { RichText } from '../../texts/texts.tsx'
import { useShellTexts } from '../../texts/use-shell-texts.ts'
import type { SentCode } from '../sign-in-store.ts'
import { type SignInRole, useResendCode } from '../use-sign-in-calls.ts'
import type { SignInFlow } from '../use-sign-in-flow.ts'
import { useCountdown } from './use-countdown.ts'

type ResendLineProps = { flow: SignInFlow; sent: SentCode; asRole: SignInRole; onResent: () => void }

/** 'New code in 0:42', and 'Resend OTP' once the countdown ends (document 000 §2). */
export function ResendLine({ flow, sent, asRole, onResent }: ResendLineProps) {
  const t = useShellTexts()
  const left = useCountdown(sent.sentAt)
  const resend = useResendCode(flow, asRole)
  return (
    <div className="flex min-h-13 items-center justify-between gap-4 border-line border-t pt-2 text-sm">
      <span className="text-ink-muted">
        {left > 0 ? (
          <RichText
            id={`otp.wait.${sent.to}`}
            values={{ left: countdownText(left) }}
            parts={[<strong key="left" role="timer" className="text-ink tabular-nums" />]}
          />
        ) : (
          <span role="status">{t(`otp.again.${sent.to}`)}</span>
        )}
      </span>
      <Button
        tone="ghost"
        className="-mr-4.5 text-sm! text-brand!"
        disabled={left > 0}
        busy={resend.isPending && t('otp.resending')}
        onClick={() => resend.mutate(sent, { onSuccess: onResent })}
      >
        {t('otp.resend')}
      </Button>
    </div>
  )
}
