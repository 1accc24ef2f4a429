import { showRefused } from '@pramaan/app-shell/forms/refused-fields.ts'
import { useSingleMutation } from '@pramaan/app-shell/forms/use-single-mutation.ts'
import { useApi } from '@pramaan/app-shell/platform/platform.tsx'
import type { Contract } from '@pramaan/contract'
import type { Input } from '@pramaan/contract/endpoint'
import { useQueryClient } from '@tanstack/react-query'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import type { Job } from '../job-shapes.ts'

type NewJob = Input<Contract['jobs']['create']>['body']

/** Posts a form's values; refusals show next to their fields, everything else is only logged (document 002 §8). */
export function usePostJob<V extends FieldValues>(
  form: Pick<UseFormReturn<V>, 'setError' | 'getValues'>,
  onPosted: (job: Job) => void,
) {
  const api = useApi()
  const cache = useQueryClient()
  return useSingleMutation({
    // The schema has validated these values; its types are just wider than the API's.
    mutationFn: (body: object) => api.jobs.create({ body: body as NewJob }),
    onSuccess: ({ data }) => {
      for (const { key } of [api.jobs.list, api.drives.get, api.drives.jobs])
        void cache.invalidateQueries({ queryKey: key })
      onPosted(data)
    },
    onError: (error) => showRefused(error, form),
  })
}
