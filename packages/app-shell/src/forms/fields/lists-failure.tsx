import { type Query, useQueryClient } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { useApi } from '../../platform/platform.tsx'
import { SectionFailure } from '../../router/failures/section-failure.tsx'
import { useShellTexts } from '../../texts/use-shell-texts.ts'

/** Marks a query of choices; the queries of the reference lists need no mark. */
export const ofChoices = { choices: true } as const

/**
 * Says that a list of choices could not be loaded, once for all fields and filters, and loads them again. Without it a
 * field would only be empty.
 */
export function ListsFailure() {
  const t = useShellTexts()
  const { error, refetch } = useFailedLists()
  if (!error) return null
  return <SectionFailure title={t('form.listsFailed')} query={{ error, refetch }} />
}

/** The error of a list on this page that could not be loaded, and a function to try again. */
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
