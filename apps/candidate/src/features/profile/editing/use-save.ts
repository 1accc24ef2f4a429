import { useSingleMutation } from '@pramaan/app-shell/forms/use-single-mutation.ts'
import { useApi } from '@pramaan/app-shell/platform/platform.tsx'
import { showToast } from '@pramaan/ui/toaster'
import { useQueryClient } from '@tanstack/react-query'

/** The least time that the word of a saved change shows, in milliseconds (document 000 §9). */
const savedMilliseconds = 3000

/**
 * Sends a change of the profile, has the profile read again, and says 'success' (document 000 §8). It is done when the
 * profile is there again, but for a deletion, whose dialog would be gone before it could close.
 */
export function useSave(text: string, { deletes = false } = {}) {
  const api = useApi()
  const cache = useQueryClient()
  return useSingleMutation({
    mutationFn: (call: () => Promise<unknown>) => call(),
    onSuccess: async () => {
      const read = cache.invalidateQueries({ queryKey: api.candidates.get.key })
      if (!deletes) await read
      showToast({ text, tone: 'success', leastMilliseconds: savedMilliseconds })
    },
  })
}
