import { useAuth } from '@pramaan/app-kit/platform/platform.tsx'
import { ConsentBoxes } from '@pramaan/app-kit/sign-in/consent-boxes.tsx'
import { untickedConsents, whyNotSendOtp } from '@pramaan/domain/consent'
import { isRegistered } from '@pramaan/domain/registration'
import { Button } from '@pramaan/ui/button'
import { LinkButton } from '@pramaan/ui/link-button'
import { TextLink } from '@pramaan/ui/text-link'
import { useState } from 'react'
import { ChatInput } from '../features/chat/chat-input.tsx'
import { ChatLog } from '../features/chat/chat-log.tsx'
import { useChat } from '../features/chat/use-chat.ts'
import { SignInFrame } from '../features/registration/sign-in-frame.tsx'
import { pathOfStep } from '../step-path.ts'
import { useTexts } from '../texts/use-texts.ts'

/** Sign-in by conversation: number, code, and the name of somebody new (D13). */
export function ChatScreen() {
  const t = useTexts()
  const { person } = useAuth()
  const chat = useChat(person?.FullName)
  const { question } = chat
  return (
    <SignInFrame foot={question === 'code' ? 'care' : 'employer'}>
      <div className="flex flex-col gap-6">
        <div>
          <h1 className="text-2xl">{t('chat.title')}</h1>
          <p className="text-ink-muted">{t('chat.text')}</p>
        </div>
        <ChatLog lines={chat.lines} thinking={chat.isThinking} />
        {question === 'consent' ? (
          <Consent onAgree={chat.agree} />
        ) : question === 'done' ? (
          person && <Onward step={person.registrationStep} />
        ) : (
          <ChatInput question={question} thinking={chat.isThinking} onSay={chat.say} onResend={chat.resend} />
        )}
        {!person && <TextLink href="/login">{t('chat.form')}</TextLink>}
      </div>
    </SignInFrame>
  )
}

function Consent({ onAgree }: { onAgree: () => void }) {
  const t = useTexts()
  const [ticked, setTicked] = useState(untickedConsents)
  const missing = whyNotSendOtp(ticked) !== undefined
  return (
    <div className="flex flex-col gap-3">
      <ConsentBoxes ticked={ticked} onTick={(kind, on) => setTicked((known) => ({ ...known, [kind]: on }))} />
      <Button size="lg" block reason={missing ? t('signIn.tickBoth') : undefined} onClick={onAgree}>
        {t('chat.agree')}
      </Button>
    </div>
  )
}

function Onward({ step }: { step: number }) {
  const t = useTexts()
  const done = isRegistered(step as 0)
  return (
    <LinkButton href={done ? '/' : pathOfStep(step)} size="lg" block>
      {t(done ? 'chat.go.dashboard' : 'chat.go.on')}
    </LinkButton>
  )
}
