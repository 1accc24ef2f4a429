import type { Client } from '@pramaan/api-client'
import { useApi } from '@pramaan/app-shell/platform/platform.tsx'
import { useFailureText } from '@pramaan/app-shell/router/failures/error-page.tsx'
import { showToast } from '@pramaan/ui/toaster'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useTexts } from '../../texts/use-texts.ts'

type Answer = Awaited<ReturnType<Client['publicProfiles']['mine']>>
type Body = Parameters<Client['publicProfiles']['save']>[0]['body']

/** The candidate's settings for their public page. */
export type MyPage = Answer['data']

/** The page as visitors see it. */
export type Page = MyPage['Page']

/** Loads the settings of the candidate's own page. */
export function useMyPage() {
  const { publicProfiles } = useApi()
  return useQuery({ ...publicProfiles.mine.query(), select: ({ data }) => data })
}

/**
 * Saves a setting of the page: shown at once, and undone with a message if the server refuses. What turned the page on
 * or off is said, and turning it off can be undone.
 */
export function useSavePage() {
  const t = useTexts()
  const { publicProfiles } = useApi()
  const cache = useQueryClient()
  const failureText = useFailureText()
  const { queryKey } = publicProfiles.mine.query()
  const save = useMutation({
    // Sent one after the other, so the last press wins.
    scope: { id: 'public-page' },
    mutationFn: (body: Body) => publicProfiles.save({ body }),
    onMutate: ({ Sections, SearchEngines }: Body) => {
      const chosen = { ...(Sections && { Sections }), ...(SearchEngines !== undefined && { SearchEngines }) }
      cache.setQueryData<Answer>(queryKey, (now) => now && { ...now, data: { ...now.data, ...chosen } })
    },
    onSuccess: (answer, { On }) => {
      cache.setQueryData<Answer>(queryKey, answer)
      const undo = { label: t('publicPage.undo'), onAction: () => save.mutate({ On: true }) }
      if (On === true) showToast({ text: t('publicPage.turnedOn'), tone: 'success' })
      if (On === false) showToast({ text: t('publicPage.turnedOff'), action: undo })
    },
    onError: async (error) => {
      showToast({ text: t('publicPage.failed', { why: failureText(error) }), tone: 'danger' })
      await cache.invalidateQueries({ queryKey })
    },
  })
  return save
}
