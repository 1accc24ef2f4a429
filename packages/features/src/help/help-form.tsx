import { Refused } from '@pramaan/api-client'
import { useTextDraft } from '@pramaan/app-shell/forms/unsaved/use-text-draft.ts'
import { useFailureText } from '@pramaan/app-shell/router/failures/error-page.tsx'
import { helpMessagesADay, longestHelpMessage } from '@pramaan/domain/help'
import { Alert } from '@pramaan/ui/alert'
import { Button } from '@pramaan/ui/button'
import { TextArea } from '@pramaan/ui/text-area'
import { useMutation } from '@tanstack/react-query'
import { SendHorizontal } from 'lucide-react'
import { type FormEvent, type RefObject, useRef } from 'react'
import { useFeatureTexts } from '../texts/use-feature-texts.ts'

/** Props of `HelpForm`: the name of its draft, the field's label and help; `box` lets others focus the field. */
type HelpFormProps = {
  draft: string
  label: string
  help?: string
  box?: RefObject<HTMLTextAreaElement | null> | undefined
  onSend: (text: string) => Promise<unknown>
}

/** The field for one message; an unsent text survives a reload. */
export function HelpForm({ draft, label, help, box: givenBox, onSend }: HelpFormProps) {
  const t = useFeatureTexts()
  const failureText = useFailureText()
  const [text, setText] = useTextDraft(draft)
  const ownBox = useRef<HTMLTextAreaElement>(null)
  const box = givenBox ?? ownBox
  const excessLength = text.trim().length - longestHelpMessage
  const send = useMutation({ mutationFn: () => onSend(text.trim()), onSuccess: () => setText('') })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (excessLength > 0) box.current?.focus()
    else if (text.trim() && !send.isPending) send.mutate()
  }
  const spent = send.error instanceof Refused && send.error.status === 429
  return (
    // Send keeps its place when the reason below it disappears.
    <form onSubmit={submit} className="grid justify-items-start gap-3 [&>span]:items-start">
      <TextArea
        label={label}
        help={help}
        ref={box}
        value={text}
        onChange={(event) => setText(event.target.value)}
        error={excessLength > 0 ? t('helpThread.tooLong', { most: longestHelpMessage, over: excessLength }) : undefined}
        className="w-full"
      />
      {send.error && (
        <Alert tone="danger">
          {spent ? t('helpThread.limit', { most: helpMessagesADay }) : failureText(send.error)}
        </Alert>
      )}
      <Button
        type="submit"
        icon={<SendHorizontal aria-hidden />}
        reason={!text.trim() && t('helpThread.first')}
        onBlocked={() => box.current?.focus()}
        busy={send.isPending && t('helpThread.sending')}
      >
        {t('helpThread.send')}
      </Button>
    </form>
  )
}
