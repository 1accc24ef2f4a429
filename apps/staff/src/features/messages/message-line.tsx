import { Ago } from '@pramaan/app-shell/time/ago.tsx'
import { Status, type StatusProps } from '@pramaan/ui/badge'
import type { ReactNode } from 'react'
import { useTexts } from '../../texts/use-texts.ts'
import type { Message } from './use-messages.ts'

const shapes: Record<Message['State'], StatusProps['shape']> = {
  sent: 'full',
  waiting: 'waiting',
  dead: 'open',
  withdrawn: 'off',
}

type MessageLineProps = {
  message: Message
  /** More facts, below the text. */
  note?: ReactNode
  action?: ReactNode
}

/** A message: text, channel, time, and delivery status. */
export function MessageLine({ message, note, action }: MessageLineProps) {
  const t = useTexts()
  const { Text, Language, Channel, CreatedOn, State } = message
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-line px-4 py-3 not-first:border-t sm:px-5">
      <div className="flex min-w-0 flex-1 basis-60 flex-col gap-1">
        <p lang={Language} className="text-sm wrap-anywhere">
          {Text}
        </p>
        <p className="flex flex-wrap items-center gap-x-3 text-sm text-ink-muted">
          <Status shape={shapes[State]}>{t(`messages.${State}`)}</Status>
          <span>{t(`messages.${Channel}`)}</span>
          <Ago at={CreatedOn} />
          {note}
        </p>
      </div>
      {action}
    </li>
  )
}
