import { nameOfCall } from '@pramaan/api-client'
import { type Sending, type SentNow, sendNow } from '@pramaan/app-shell/offline/send-saved.ts'
import { useApi, usePlatform } from '@pramaan/app-shell/platform/platform.tsx'
import { useFailureText } from '@pramaan/app-shell/router/failures/error-page.tsx'
import { useQueryClient } from '@tanstack/react-query'
import type { Edit } from './edit.ts'
import type { EditList, SavedEdit } from './edit-list.ts'
import { sendEdit } from './send-edit.ts'
import { useEdits } from './use-edits.ts'
import { answerWith } from './with-edits.ts'

/** The sending of edits, one after another. `onArrived` is called for each that the server has. */
export function useSending(list: EditList, onArrived?: (saved: SavedEdit) => void): Sending<SavedEdit, string> {
  const api = useApi()
  const cache = useQueryClient()
  const { session, seen } = usePlatform()
  const sentenceOf = useFailureText()
  const { key } = api.candidates.get
  const show = (edit: Edit) => {
    cache.setQueriesData({ queryKey: key }, (answer) => answerWith(answer, edit))
    // Also updates the stored offline response, or the next edit would be based on older values.
    const queryKey = api.candidates.get.query({ params: { id: list.personId } }).queryKey
    seen?.revise(nameOfCall(queryKey), (answer) => answerWith(answer, edit))
  }
  // Headers take the name from the token. If the renewal fails now, a later one updates it.
  const renewName = () => session.api.session.renew().then(({ data }) => session.accept(data))
  return {
    list,
    sentenceOf,
    inOrder: true,
    arrives: (saved) =>
      sendEdit(api, list, saved, (edit) => {
        show(edit)
        void cache.invalidateQueries({ queryKey: key })
        if (edit.kind === 'profile' && edit.body.name !== edit.before?.name) void renewName().catch(() => undefined)
        onArrived?.(saved)
      }),
  }
}

/** Saves edits on this device and sends them; a refusal is thrown and leaves nothing behind. */
export function useSendEdits() {
  const { now } = usePlatform()
  const { list } = useEdits()
  const sending = useSending(list)
  return (part: string, edits: readonly Edit[]): Promise<SentNow> => {
    const at = now().toISOString()
    return sendNow(
      sending,
      edits.map((edit) => ({ key: crypto.randomUUID(), at, part, edit })),
    )
  }
}
