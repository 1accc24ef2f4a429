import { useSingleMutation } from '@pramaan/app-shell/forms/use-single-mutation.ts'
import { useApi } from '@pramaan/app-shell/platform/platform.tsx'
import { showToast } from '@pramaan/ui/toaster'
import { useQueryClient } from '@tanstack/react-query'

/** The minimum time that the message after a save shows, in milliseconds (document 000 §9). */
const savedMilliseconds = 3000

/**
 * Saves a change of the profile, reloads the profile and says 'success' (document 000 §8). It waits for the reload,
 * except after a deletion: that dialog must close while its entry still exists.
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
