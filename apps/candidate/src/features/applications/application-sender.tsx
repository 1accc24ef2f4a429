import { useResend } from '@pramaan/app-shell/offline/use-resend.ts'
import { useApi } from '@pramaan/app-shell/platform/platform.tsx'
import { readApplied } from '@pramaan/features/applications/sending/mark-applied.ts'
import { sendWaiting } from '@pramaan/features/applications/sending/send-waiting.ts'
import { useSender, useWaiting } from '@pramaan/features/applications/sending/use-waiting.ts'
import { useFeatureTexts } from '@pramaan/features/texts/use-feature-texts.ts'
import { showToast } from '@pramaan/ui/toaster'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'

/** Browsers don't always report that the network is back. */
const againMilliseconds = 20_000
const texts = { job: 'apply.done', drive: 'application.sent.drive', course: 'application.sent.course' } as const
const leastMilliseconds = { job: 5000, drive: 3000, course: 6000 }

/** Sends waiting applications as soon as the network is back, and reports each; mounted once, in an app's layout. */
export function ApplicationSender() {
  const t = useFeatureTexts()
  const api = useApi()
  const cache = useQueryClient()
  const { waitingList, waiting } = useWaiting()
  const sender = useSender(waitingList, ({ kind, title }, outcome) => {
    if (outcome !== 'sent') return
    const text = t(texts[kind], { title })
    showToast({ text, tone: 'success', leastMilliseconds: leastMilliseconds[kind] })
  })
  useResend(
    () => void sendWaiting(sender),
    waiting.some(({ problem }) => !problem),
    againMilliseconds,
  )
  useEffect(() => waitingList.watchElsewhere(() => readApplied(cache, api)), [waitingList, cache, api])
  return null
}
