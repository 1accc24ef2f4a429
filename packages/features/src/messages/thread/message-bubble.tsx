import { timeText } from '@pramaan/domain/india-day'
import { TextButton } from '@pramaan/ui/text-link'
import { clsx } from 'clsx'
import { Check, CheckCheck, CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { useFeatureTexts } from '../../texts/use-feature-texts.ts'
import type { Outgoing } from './outgoing-messages.ts'
import type { Sending } from './use-send.ts'
import type { Message } from './use-thread.ts'

/** A delivered message; the person's own are on the right and show whether they were read. */
export function MessageBubble({ message }: { message: Message }) {
  const t = useFeatureTexts()
  const { Mine, ReadOn, SentOn, Text } = message
  const Mark = ReadOn ? CheckCheck : Check
  return (
    <Bubble mine={Mine} text={Text}>
      <time dateTime={SentOn}>{timeText(new Date(SentOn))}</time>
      {Mine && (
        <span className="inline-flex items-center gap-1">
          <Mark aria-hidden className="size-3.5" />
          {t(ReadOn ? 'messages.read' : 'messages.sent')}
        </span>
      )}
    </Bubble>
  )
}

/** A message that is being sent or has failed, with its actions. */
export function OutgoingBubble({ message, sending }: { message: Outgoing; sending: Sending }) {
  const t = useFeatureTexts()
  if (sending.isOnTheWay(message))
    return (
      <Bubble mine faint text={message.text}>
        {t('messages.sending')}
      </Bubble>
    )
  return (
    <Bubble mine faint text={message.text}>
      <span role="alert" className="inline-flex items-start gap-1 text-danger">
        <CircleAlert aria-hidden className="mt-0.5 size-3.5 shrink-0" />
        <span>
          {t('messages.notSent')} {message.problem}
        </span>
      </span>
      <TextButton onClick={() => sending.again(message)} className="min-h-9">
        {t('messages.again')}
      </TextButton>
      <TextButton onClick={() => sending.remove(message)} className="min-h-9">
        {t('messages.remove')}
      </TextButton>
    </Bubble>
  )
}

type BubbleProps = { mine: boolean; faint?: boolean; text: string; children: ReactNode }

/** A message's text with its status below. */
export function Bubble({ mine, faint, text, children }: BubbleProps) {
  return (
    <li className={clsx('flex flex-col gap-0.5', mine ? 'items-end' : 'items-start')}>
      <p
        className={clsx(
          'max-w-[85%] whitespace-pre-wrap wrap-anywhere rounded-card px-3.5 py-2 sm:max-w-[70%]',
          mine ? 'rounded-br-sm bg-brand-soft' : 'rounded-bl-sm border border-line bg-surface',
          faint && 'opacity-70',
        )}
      >
        {text}
      </p>
      <p className="flex max-w-full flex-wrap items-center justify-end gap-x-2 px-1 text-ink-muted text-xs tabular-nums">
        {children}
      </p>
    </li>
  )
}
