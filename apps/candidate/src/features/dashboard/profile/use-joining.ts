import type { Client } from '@pramaan/api-client'
import { candidateRecord } from '@pramaan/app-shell/platform/my-record.ts'
import { useApi, usePerson } from '@pramaan/app-shell/platform/platform.tsx'
import { useFailureText } from '@pramaan/app-shell/router/failures/error-page.tsx'
import { infoOfJoining, isOpenForJoin, type Joining } from '@pramaan/domain/joining'
import { showToast } from '@pramaan/ui/toaster'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTexts } from '../../../texts/use-texts.ts'

type Answer = Awaited<ReturnType<Client['candidates']['get']>>
type Body = Parameters<Client['candidates']['updateJoining']>[0]['body']
type Change = { body: Body; before: Answer | undefined }

const scope = 'joining'

/** Sets the joining status: shown at once, and undone with a message if the server refuses (document 001 §4). */
export function useJoining() {
  const t = useTexts()
  const api = useApi()
  const { ID } = usePerson()
  const cache = useQueryClient()
  const failureText = useFailureText()
  const { queryKey } = candidateRecord(api, ID)
  const { mutate } = useMutation({
    mutationKey: [scope],
    // Sent one after the other, so the last press wins.
    scope: { id: scope },
    mutationFn: ({ body }: Change) => api.candidates.updateJoining({ params: { id: ID }, body }),
    onError: (error, { before: oldAnswer }) => {
      cache.setQueryData<Answer>(queryKey, oldAnswer)
      showToast({ text: t('joining.failed', { why: failureText(error) }), tone: 'danger' })
    },
    onSettled: async () => {
      if (cache.isMutating({ mutationKey: [scope] }) === 1)
        await cache.invalidateQueries({ queryKey: api.candidates.get.key })
    },
  })
  return (body: Body, next: Joining) => {
    void cache.cancelQueries({ queryKey })
    const oldAnswer = cache.getQueryData<Answer>(queryKey)
    cache.setQueryData<Answer>(queryKey, oldAnswer && withJoining(oldAnswer, next))
    mutate({ body, before: oldAnswer })
  }
}

function withJoining(answer: Answer, joining: Joining): Answer {
  const changed = { JoiningStatus: isOpenForJoin(joining), JoiningInfo: { status: infoOfJoining(joining) } }
  return { ...answer, data: { ...answer.data, ...changed } } as Answer
}
