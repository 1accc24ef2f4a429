import { useAuth, usePlatform } from '@pramaan/app-shell/platform/platform.tsx'
import { ConsentBoxes } from '@pramaan/app-shell/sign-in/consent/consent-boxes.tsx'
import { dropLanding, readLanding } from '@pramaan/auth/landing-parameters'
import { untickedConsents, whyNotSendOtp } from '@pramaan/domain/consent'
import { type Landing, landingApplication, splashPath } from '@pramaan/domain/landing'
import { isRegistered } from '@pramaan/domain/registration'
import { Button } from '@pramaan/ui/button'
import { LinkButton } from '@pramaan/ui/link-button'
import { TextLink } from '@pramaan/ui/text-link'
import { type ReactNode, useState } from 'react'
import { useFeatureTexts } from '../texts/use-feature-texts.ts'
import { ChatInput } from './chat-input.tsx'
import type { ChatQuestion } from './chat-line.ts'
import { ChatLog } from './chat-log.tsx'
import { Splash } from './splash.tsx'
import { useChat } from './use-chat.ts'

/** Props of `ChatConversation`: the registration page, the landing page, and a callback for the open question. */
export type ChatConversationProps = {
  pathOfStep: (step: number) => string
  leadOf?: (landing: Landing) => string | undefined
  children: (conversation: ReactNode, question: ChatQuestion) => ReactNode
}

/**
 * Sign-in by conversation: number, code, and the name of a new user; a known user is redirected (D13, document 002
 * §2.9).
 */
export function ChatConversation({ pathOfStep, leadOf, children }: ChatConversationProps) {
  const t = useFeatureTexts()
  const { storage } = usePlatform()
  const { person } = useAuth()
  const chat = useChat(person?.FullName)
  const [landing] = useState(() => readLanding(storage))
  const { question } = chat
  const conversation = (
    <div className="flex flex-col gap-6">
      <div>
        <h1 className="text-2xl">{t('chat.title')}</h1>
        <p className="text-ink-muted">{t('chat.text')}</p>
      </div>
      <ChatLog lines={chat.lines} thinking={chat.isThinking} />
      {question === 'consent' && <Consent onAgree={chat.agree} />}
      {question === 'done' && person && <Onward step={person.registrationStep} pathOfStep={pathOfStep} />}
      {question === 'lead-on' && (
        <Splash
          to={splashPath(landing) ?? leadOf?.(landing) ?? '/dashboard'}
          // The link asked for the drive; the landing page makes the application later.
          onLeave={() => splashPath(landing) && !landingApplication(landing) && dropLanding(storage)}
        />
      )}
      {(question === 'phone' || question === 'code' || question === 'name') && (
        <ChatInput question={question} thinking={chat.isThinking} onSay={chat.say} onResend={chat.resend} />
      )}
      {!person && <TextLink href="/login">{t('chat.form')}</TextLink>}
    </div>
  )
  return children(conversation, question)
}

function Consent({ onAgree }: { onAgree: () => void }) {
  const t = useFeatureTexts()
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

function Onward({ step, pathOfStep }: { step: number; pathOfStep: ChatConversationProps['pathOfStep'] }) {
  const t = useFeatureTexts()
  const isComplete = isRegistered(step as 0)
  return (
    <LinkButton href={isComplete ? '/' : pathOfStep(step)} size="lg" block>
      {t(isComplete ? 'chat.go.dashboard' : 'chat.go.on')}
    </LinkButton>
  )
}
