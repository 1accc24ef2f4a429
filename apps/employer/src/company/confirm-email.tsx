import { Refused } from '@pramaan/api-client'
import { EditDialog } from '@pramaan/app-shell/forms/edit-dialog.tsx'
import { useCountdown } from '@pramaan/app-shell/sign-in/code/use-countdown.ts'
import { RichText, useSentence } from '@pramaan/app-shell/texts/texts.tsx'
import { countdownText, parseOtp } from '@pramaan/domain/otp'
import { Button } from '@pramaan/ui/button'
import { OtpField } from '@pramaan/ui/otp-field'
import { type FormEvent, useState } from 'react'
import { useTexts } from '../texts/use-texts.ts'
import type { EmailChange } from './use-email-change.ts'

/** Asks for the code sent to a new e-mail address; entering it makes it the account's (D4). */
export function ConfirmEmail({ change, text }: { change: EmailChange; text: string }) {
  const t = useTexts()
  const sentence = useSentence()
  const [code, setCode] = useState('')
  const [short, setShort] = useState(false)
  const { confirm, close } = change
  const wrong =
    confirm.error instanceof Refused && confirm.error.code === 'invalid-email-otp' && sentence(confirm.error.message)
  const oneMore = confirm.error instanceof Refused && confirm.error.code === 'one-more-code'
  // A wrong code is cleared, so the next one can be typed, pasted or filled in at once.
  const send = (full: string) => confirm.mutate(full, { onError: () => setCode('') })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const full = parseOtp(code).otp !== undefined
    setShort(!full)
    if (full) send(code)
  }
  const type = (typed: string) => {
    setShort(false)
    confirm.reset()
    setCode(typed)
  }
  return (
    <EditDialog
      size="sm"
      title={t('email.title')}
      description={text}
      onSubmit={submit}
      busy={confirm.isPending}
      saved={confirm.isSuccess}
      unsaved={false}
      error={wrong || oneMore ? undefined : confirm.error}
      onClose={close}
    >
      <OtpField
        name="otp"
        label={t('otp.label')}
        value={code}
        onValue={type}
        onComplete={send}
        help={oneMore ? t('otp.more.text') : undefined}
        error={short ? t('otp.short') : wrong && `${wrong}. ${t('otp.newest')}`}
        autoFocus
      />
      <ResendLink change={change} onSent={() => type('')} />
    </EditDialog>
  )
}

function ResendLink({ change: { ask, sentAt }, onSent }: { change: EmailChange; onSent: () => void }) {
  const t = useTexts()
  const left = useCountdown(sentAt)
  return (
    <div className="flex min-h-11 items-center justify-between gap-3 text-sm text-ink-muted">
      {left > 0 ? (
        <span>
          <RichText
            id="otp.wait.email"
            values={{ left: countdownText(left) }}
            parts={[<strong key="left" role="timer" className="text-ink tabular-nums" />]}
          />
        </span>
      ) : (
        <span role="status">{t('otp.again.email')}</span>
      )}
      <Button
        tone="ghost"
        className="-mr-4.5 text-sm! text-brand!"
        disabled={left > 0}
        busy={ask.isPending && t('otp.resending')}
        onClick={() => ask.mutate(ask.variables ?? '', { onSuccess: onSent })}
      >
        {t('otp.resend')}
      </Button>
    </div>
  )
}
