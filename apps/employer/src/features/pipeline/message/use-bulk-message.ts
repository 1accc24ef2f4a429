import { Refused } from '@pramaan/api-client'
import { useApi } from '@pramaan/app-shell/platform/platform.tsx'
import { useFailureText } from '@pramaan/app-shell/router/failures/error-page.tsx'
import { showToast } from '@pramaan/ui/toaster'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { useTexts } from '../../../texts/use-texts.ts'
import type { Card } from '../stages/board-state.ts'
import { useUndoMessage } from './use-waiting-messages.ts'
import { useWaitingText } from './waiting-text.ts'

/** Who of the candidates can be written to now, and the call that sends to them; a toast undoes it. */
export function useBulkMessage(cards: readonly Card[], onSent: () => void) {
  const t = useTexts()
  const api = useApi()
  const cache = useQueryClient()
  const failureText = useFailureText()
  const textOf = useWaitingText()
  const undo = useUndoMessage()
  const keys = useRef(new Map<string, string>())
  const Candidates = cards.map(({ ID }) => ID)
  const check = useQuery({ ...api.conversations.checkMany.query({ query: { Candidates } }), staleTime: 0 })
  const send = useMutation({
    mutationFn: (Text: string) => {
      // A text that is sent again after a lost answer goes out once; another text is another message.
      const idempotencyKey = keys.current.get(Text) ?? crypto.randomUUID()
      keys.current.set(Text, idempotencyKey)
      return api.conversations.sendMany({ body: { Candidates, Text } }, { idempotencyKey })
    },
    onError: (error, Text) => {
      // A refusal is the final answer to its key.
      if (error instanceof Refused) keys.current.delete(Text)
    },
    // Also after a failure: the server may have the message.
    onSettled: () => void cache.invalidateQueries({ queryKey: api.conversations.waitingMany.key }),
    onSuccess: ({ data }) => {
      onSent()
      showToast({
        text: textOf(data),
        action: { label: t('bulk.undo'), onAction: () => undo.mutate(data.ID) },
        leastMilliseconds: 8000,
      })
    },
  })
  const people = check.data?.data ?? []
  return {
    check,
    left: check.data?.left,
    reached: people.filter(({ why }) => why === null),
    skipped: people.filter(({ why }) => why !== null),
    send: (text: string) => send.mutate(text),
    sending: send.isPending,
    failure: send.error && failureText(send.error),
  }
}

/** A recipient of a message to several candidates. */
export type Recipient = ReturnType<typeof useBulkMessage>['reached'][number]
