import { useSaved } from '@pramaan/app-shell/offline/use-saved.ts'
import { useApi, usePerson, usePlatform } from '@pramaan/app-shell/platform/platform.tsx'
import { useFailureText } from '@pramaan/app-shell/router/failures/error-page.tsx'
import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useFeatureTexts } from '../../texts/use-feature-texts.ts'
import { markApplied } from './mark-applied.ts'
import { UnclearAnswer } from './send-application.ts'
import type { Sender } from './send-waiting.ts'
import { createWaitingList, type Waiting, type WaitingList } from './waiting-list.ts'

/** The signed-in person's waiting applications in this browser, and the space they take. */
export function useWaiting(): { waitingList: WaitingList; waiting: Waiting[] } {
  const { storage } = usePlatform()
  const { ID } = usePerson()
  const waitingList = useMemo(() => createWaitingList(storage, ID), [storage, ID])
  return { waitingList, waiting: useSaved(waitingList) }
}

/** Why an application was refused. */
export function useRefusalText() {
  const t = useFeatureTexts()
  const failureText = useFailureText()
  return (error: unknown) => (error instanceof UnclearAnswer ? t('application.unclear') : failureText(error))
}

/** What `sendWaiting` needs; `onSent` is called for applications that were just made. */
export function useSender(waitingList: WaitingList, onSent: Sender['onArrived']): Sender {
  const api = useApi()
  const cache = useQueryClient()
  const sentenceOf = useRefusalText()
  return {
    api,
    waitingList,
    sentenceOf,
    onArrived: (target, outcome) => {
      markApplied(cache, api, target)
      onSent(target, outcome)
    },
  }
}
