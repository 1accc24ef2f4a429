import { whyNotSendOtp } from '@pramaan/domain/consent'
import { Button } from '@pramaan/ui/button'
import type { ReactNode } from 'react'
import { useShellTexts } from '../texts/use-shell-texts.ts'
import { ConsentBoxes } from './consent/consent-boxes.tsx'
import { SignInFailure } from './sign-in-failure.tsx'
import type { SignInFlow } from './use-sign-in-flow.ts'

/** Props of `ConsentAndSend`: the state of the request, and the button's label. */
export type ConsentAndSendProps = {
  flow: SignInFlow
  call: { error: unknown; isPending: boolean }
  label: string
  /** Shown after too many requests. */
  whenTooMany?: ReactNode
  /** Leaves out the checkboxes, because staff agreed in their contract. */
  withoutConsents?: boolean
}

/** The end of a form that requests a code: both consents, any error, and the button that requires both (000 §2). */
export function ConsentAndSend({ flow, call, label, whenTooMany, withoutConsents = false }: ConsentAndSendProps) {
  const t = useShellTexts()
  const missing = !withoutConsents && whyNotSendOtp(flow.ticked)
  return (
    <>
      {!withoutConsents && <ConsentBoxes ticked={flow.ticked} onTick={flow.tick} />}
      <SignInFailure error={call.error} whenTooMany={whenTooMany} />
      <Button
        type="submit"
        size="lg"
        block
        busy={call.isPending && t('signIn.authorizing')}
        reason={missing ? t('signIn.tickBoth') : undefined}
      >
        {label}
      </Button>
    </>
  )
}
