import { useTextDraft } from '@pramaan/app-shell/forms/unsaved/use-text-draft.ts'
import { longestMessage } from '@pramaan/domain/conversation'
import { Button } from '@pramaan/ui/button'
import { TextArea } from '@pramaan/ui/text-area'
import { clsx } from 'clsx'
import { SendHorizontal } from 'lucide-react'
import { type FormEvent, type KeyboardEvent, useRef, useState } from 'react'
import { useFeatureTexts } from '../../texts/use-feature-texts.ts'

/** The length from which the remaining characters are shown. */
const countedFrom = longestMessage - 200

type ComposerProps = { peerId: number; name: string; onSend: (text: string) => void }

/** The message field: Enter sends where there is a keyboard, and an unsent text survives a reload. */
export function Composer({ peerId, name, onSend }: ComposerProps) {
  const t = useFeatureTexts()
  const [text, setText] = useTextDraft(`message.${peerId}`)
  const [sentNothing, setSentNothing] = useState(false)
  const box = useRef<HTMLTextAreaElement>(null)
  const length = text.trim().length
  const tooLong = length > longestMessage
  const send = () => {
    if (length === 0 || tooLong) return
    onSend(text.trim())
    setText('')
  }
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    setSentNothing(length === 0)
    box.current?.focus()
    send()
  }
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    // Touch keyboards have no Shift+Enter, so Enter starts a new line there, and the button sends.
    const sends = event.ctrlKey || event.metaKey || (!event.shiftKey && !matchMedia('(pointer: coarse)').matches)
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || !sends) return
    event.preventDefault()
    send()
  }
  // The button stays at the end of the growing box, not beside the line below it.
  return (
    <form onSubmit={onSubmit} className={clsx('flex gap-2', sentNothing ? 'items-start' : 'items-end')}>
      <TextArea
        label={t('messages.label', { name })}
        labelHidden
        rows={1}
        placeholder={t('messages.placeholder')}
        value={text}
        ref={box}
        onChange={(event) => {
          setText(event.target.value)
          setSentNothing(false)
        }}
        onKeyDown={onKeyDown}
        error={
          tooLong
            ? t('messages.tooLong', { most: longestMessage, count: length })
            : sentNothing && t('helpThread.first')
        }
        help={!tooLong && length > countedFrom ? t('messages.left', { count: longestMessage - length }) : undefined}
        className="min-w-0 flex-1 [&_textarea]:max-h-40 [&_textarea]:min-h-11 [&_textarea]:resize-none"
      />
      <Button type="submit" icon={<SendHorizontal />} aria-label={t('messages.send')}>
        <span className="max-sm:hidden">{t('messages.send')}</span>
      </Button>
    </form>
  )
}
