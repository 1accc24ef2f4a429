import { useSingleMutation } from '@pramaan/app-shell/forms/use-single-mutation.ts'
import { useApi } from '@pramaan/app-shell/platform/platform.tsx'
import { showToast } from '@pramaan/ui/toaster'
import { useQueryClient } from '@tanstack/react-query'
import type { Edit } from '../../../record/edits/edit.ts'
import { discard } from '../../../record/edits/edit-list.ts'
import { correctionOf } from '../../../record/edits/make-edit.ts'
import { useEdits } from '../../../record/edits/use-edits.ts'
import { useSendEdits } from '../../../record/edits/use-sending.ts'
import type { EditDialogName } from '../../../record/my-profile-path.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import { waitingEdits } from '../waiting/waiting-edits-subject.ts'
import { useEdit } from './use-edit.ts'

/** The minimum time that the message after a save shows, in milliseconds (document 000 §9). */
const savedMilliseconds = 3000

/**
 * Saves a change of the profile, reloads the profile and says 'success' (document 000 §8). Without a network the change
 * waits on this device. It waits for the reload, except after a deletion: that dialog must close while its entry still
 * exists.
 */
export function useSave(part: EditDialogName, text: string, { deletes = false } = {}) {
  const t = useTexts()
  const api = useApi()
  const cache = useQueryClient()
  const send = useSendEdits()
  const { list, edits: all } = useEdits()
  const { fix } = useEdit()
  const refused = all.find(({ key }) => key === fix)
  return useSingleMutation({
    // This request also finds out whether the network is back.
    networkMode: 'always',
    mutationFn: (edits: readonly Edit[]) =>
      send(part, refused ? edits.map((edit) => correctionOf(edit, refused)) : edits),
    onSuccess: async (sent) => {
      if (refused) discard(list, refused)
      if (sent !== 'waiting' && !deletes) await cache.invalidateQueries({ queryKey: api.candidates.get.key })
      showToast({
        text: sent === 'waiting' ? t('savedEdits.saved') : text,
        tone: 'success',
        leastMilliseconds: savedMilliseconds,
        // The sender's message replaces it.
        ...(sent === 'waiting' && { about: waitingEdits }),
      })
    },
  })
}
