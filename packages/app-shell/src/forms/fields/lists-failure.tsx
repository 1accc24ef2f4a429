import { type Query, useQueryClient } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { useApi } from '../../platform/platform.tsx'
import { SectionFailure } from '../../router/failures/section-failure.tsx'
import { useShellTexts } from '../../texts/use-shell-texts.ts'

/** What a query of another list to choose from says of itself; those of the reference lists need not. */
export const ofChoices = { choices: true } as const

/**
 * Where fields or filters offer our lists: says that some list could not be loaded, once for all of them, and loads
 * them again. Without it a field would only have nothing to choose.
 */
export function ListsFailure() {
  const t = useShellTexts()
  const { error, refetch } = useFailedLists()
  if (!error) return null
  return <SectionFailure title={t('form.listsFailed')} query={{ error, refetch }} />
}

/** Why a list on this page could not be loaded, if one could not, and a way to try again. */
function useFailedLists() {
  const { reference } = useApi()
  const client = useQueryClient()
  const [noun] = reference.skills.key
  const failed = {
    type: 'active',
    predicate: ({ queryKey, meta, state }: Query) =>
      (queryKey[0] === noun || meta?.choices === true) && state.status === 'error' && state.data === undefined,
  } as const
  const cache = client.getQueryCache()
  const error = useSyncExternalStore(
    (onChange) => cache.subscribe(onChange),
    () => cache.findAll(failed)[0]?.state.error,
  )
  return { error, refetch: () => client.refetchQueries(failed) }
}
