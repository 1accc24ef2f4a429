import { Button } from '@pramaan/ui/button'
import { focusLate } from '@pramaan/ui/focus-late'
import { TextField } from '@pramaan/ui/text-field'
import { TextButton } from '@pramaan/ui/text-link'
import { type FormEvent, useEffect, useEffectEvent, useState } from 'react'
import { useFeatureTexts } from '../texts/use-feature-texts.ts'

const attributes = {
  phone: { type: 'tel', inputMode: 'tel', autoComplete: 'tel' },
  code: { type: 'text', inputMode: 'numeric', autoComplete: 'one-time-code' },
  name: { type: 'text', inputMode: 'text', autoComplete: 'name' },
} as const

type ChatInputProps = {
  question: keyof typeof attributes
  thinking: boolean
  onSay: (announcement: string) => void
  onResend: () => void
}

/** The field for the open question, with a fitting keyboard; Enter sends. */
export function ChatInput({ question, thinking, onSay, onResend }: ChatInputProps) {
  const t = useFeatureTexts()
  const [announcement, setSaid] = useState('')
  const [sentEarly, setSentEarly] = useState<typeof question>()
  const say = () => {
    setSentEarly(undefined)
    onSay(announcement)
    setSaid('')
  }
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (!thinking) return say()
    // Text sent while the bot is still busy is handled as soon as it is done.
    if (announcement.trim()) setSentEarly(question)
  }
  const onDone = useEffectEvent(() => {
    // An answer to one question never answers the next: it stays in the field.
    if (sentEarly === question) say()
    else setSentEarly(undefined)
  })
  useEffect(() => {
    if (!thinking) onDone()
  }, [thinking])
  return (
    <form noValidate onSubmit={send} className="flex flex-col gap-1">
      <div className="grid grid-cols-[minmax(0,1fr)_auto] items-end gap-2">
        <TextField
          key={question}
          ref={focus}
          {...attributes[question]}
          name={question}
          label={t(`chat.label.${question}`)}
          value={announcement}
          onChange={(event) => setSaid(event.target.value)}
        />
        <Button type="submit" busy={thinking && t('chat.send')}>
          {t('chat.send')}
        </Button>
      </div>
      {question === 'code' && (
        <TextButton onClick={onResend} disabled={thinking}>
          {t('chat.code.resend')}
        </TextButton>
      )}
    </form>
  )
}

function focus(input: HTMLInputElement | null) {
  focusLate(input)
}
