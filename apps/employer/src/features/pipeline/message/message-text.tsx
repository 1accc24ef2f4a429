import { firstNameMark, textFor } from '@pramaan/domain/bulk-message'
import { longestMessage } from '@pramaan/domain/conversation'
import { TextArea } from '@pramaan/ui/text-area'
import { TextButton } from '@pramaan/ui/text-link'
import { useRef } from 'react'
import { flushSync } from 'react-dom'
import { useTexts } from '../../../texts/use-texts.ts'

type MessageTextProps = {
  text: string
  onText: (text: string) => void
  /** Whose name the preview shows. */
  reader: string | undefined
  error: string | undefined
}

/**
 * The text of a message to several candidates, a button that inserts the first name, and a preview for the first of
 * them.
 */
export function MessageText({ text, onText, reader, error }: MessageTextProps) {
  const t = useTexts()
  const box = useRef<HTMLTextAreaElement>(null)
  const addName = () => {
    const { selectionStart = text.length, selectionEnd = text.length } = box.current ?? {}
    const [before, after] = [text.slice(0, selectionStart), text.slice(selectionEnd)]
    const upToName = `${before}${/\S$/.test(before) ? ' ' : ''}${firstNameMark}`
    flushSync(() => onText(`${upToName}${/^[\p{L}\p{N}]/u.test(after) ? ' ' : ''}${after}`))
    box.current?.focus()
    box.current?.setSelectionRange(upToName.length, upToName.length)
  }
  const mark = { mark: firstNameMark }
  return (
    <>
      <div className="grid gap-1">
        <TextArea
          ref={box}
          label={t('bulk.label')}
          placeholder={t('bulk.placeholder', mark)}
          help={t('bulk.help', mark)}
          counter={longestMessage}
          rows={4}
          value={text}
          onChange={(event) => onText(event.target.value)}
          error={error}
        />
        <TextButton onClick={addName} className="min-h-11 justify-self-start lg:min-h-9">
          {t('bulk.addName')}
        </TextButton>
      </div>
      {reader && text.trim() !== '' && (
        <section aria-label={t('bulk.preview', { name: reader })} className="grid gap-1.5">
          <p aria-hidden className="font-semibold text-sm">
            {t('bulk.preview', { name: reader })}
          </p>
          <p className="wrap-anywhere max-h-40 overflow-y-auto whitespace-pre-line rounded-card rounded-bl-sm bg-ink/5 px-3.5 py-2.5">
            {textFor(text.trim(), reader)}
          </p>
        </section>
      )}
    </>
  )
}
