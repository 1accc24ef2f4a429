import { sendSaved } from '@pramaan/app-shell/offline/send-saved.ts'
import { useResend } from '@pramaan/app-shell/offline/use-resend.ts'
import { useApi } from '@pramaan/app-shell/platform/platform.tsx'
import { showToast } from '@pramaan/ui/toaster'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import type { EditList } from '../../../record/edits/edit-list.ts'
import { useEdits } from '../../../record/edits/use-edits.ts'
import { useSending } from '../../../record/edits/use-sending.ts'
import { myProfilePath } from '../../../record/my-profile-path.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import { waitingEdits } from './waiting-edits-subject.ts'

/** Browsers don't always report that the network is back. */
const againMilliseconds = 20_000

/** Sends waiting changes of the profile as soon as the network is back, and says so; mounted once, in the layout. */
export function EditSender() {
  const t = useTexts()
  const api = useApi()
  const cache = useQueryClient()
  const navigate = useNavigate()
  const { list, edits } = useEdits()
  const about = waitingEdits
  const sending = useSending(list, () => showToast({ text: t('savedEdits.sent'), tone: 'success', about }))
  const send = async () => {
    const refusedBefore = refusedIn(list)
    await sendSaved(sending)
    if (refusedIn(list) <= refusedBefore) return
    await cache.invalidateQueries({ queryKey: api.candidates.get.key })
    const action = { label: t('savedEdits.show'), onAction: () => void navigate(myProfilePath) }
    showToast({ text: t('savedEdits.notSent'), tone: 'danger', about, action })
  }
  useResend(
    () => void send(),
    edits.some(({ problem }) => !problem),
    againMilliseconds,
  )
  return null
}

function refusedIn(list: EditList) {
  return list.list().filter(({ problem }) => problem).length
}
