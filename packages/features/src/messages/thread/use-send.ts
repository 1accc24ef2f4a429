import { Refused } from '@pramaan/api-client'
import { isTemporaryFailure } from '@pramaan/app-shell/offline/is-temporary-failure.ts'
import { useSaved } from '@pramaan/app-shell/offline/use-saved.ts'
import { useApi, usePerson, usePlatform } from '@pramaan/app-shell/platform/platform.tsx'
import { useFailureText } from '@pramaan/app-shell/router/failures/error-page.tsx'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import { type Outgoing, outgoingOf } from './outgoing-messages.ts'
import { type Message, showSent } from './use-thread.ts'

/**
 * Sends messages to a person one after the other. Each shows at once; a failed one stays with its error and can be sent
 * again or deleted, until it is among the delivered ones. If the server may already have it, the same key is used
 * again.
 */
export function useSend(peerId: number, delivered: readonly Message[]) {
  const api = useApi()
  const cache = useQueryClient()
  const { storage, now } = usePlatform()
  const { ID } = usePerson()
  const failureText = useFailureText()
  const list = useMemo(() => outgoingOf(storage, ID), [storage, ID])
  const [onTheWay, setOnTheWay] = useState<readonly string[]>([])
  const { mutate } = useMutation({
    scope: { id: `messages ${peerId}` },
    mutationFn: ({ key, text }: Outgoing) =>
      api.conversations.send({ params: { id: peerId }, body: { Text: text, Key: key } }, { idempotencyKey: key }),
    onSuccess: ({ data }, message) => {
      showSent(cache, api, peerId, data)
      list.drop(message)
    },
    onError: (error, message) => {
      list.drop(message)
      list.put({ ...message, key: keyAfter(error, message.key), problem: failureText(error) })
    },
    onSettled: (_data, _error, { key }) => {
      setOnTheWay((keys) => keys.filter((one) => one !== key))
      // The board shows who replied last.
      for (const call of [api.conversations.list, api.conversations.get, api.pipeline.board, api.pipeline.list])
        void cache.invalidateQueries({ queryKey: call.key })
    },
  })
  const go = ({ problem: _, ...message }: Outgoing) => {
    list.put(message)
    setOnTheWay((keys) => [...keys, message.key])
    mutate(message)
  }
  const unsent = useSaved(list).filter((message) => message.peerId === peerId)
  const arrived = unsent.filter(({ key }) => delivered.some(({ Key }) => Key === key))
  // The response to it was lost, for example by a reload, or has not arrived yet.
  useEffect(() => {
    for (const message of arrived) list.drop(message)
  })
  return {
    /** Not sent yet, oldest first. */
    waiting: unsent.filter((message) => !arrived.includes(message)),
    isOnTheWay: ({ key }: Outgoing) => onTheWay.includes(key),
    send: (text: string) => go({ key: crypto.randomUUID(), peerId, text, at: now().toISOString() }),
    again: go,
    remove: list.drop,
  }
}

/** A refusal is final for its key: with the same key the message would get the same refusal. */
function keyAfter(error: Error, key: string) {
  return error instanceof Refused && !isTemporaryFailure(error) ? crypto.randomUUID() : key
}

/** The messages being sent, and the actions on them. */
export type Sending = ReturnType<typeof useSend>
