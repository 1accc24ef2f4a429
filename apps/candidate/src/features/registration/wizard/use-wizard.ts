import { Refused } from '@pramaan/api-client'
import { useSingleMutation } from '@pramaan/app-shell/forms/use-single-mutation.ts'
import { useApi, usePerson, usePlatform } from '@pramaan/app-shell/platform/platform.tsx'
import { backTarget, type RegistrationStep } from '@pramaan/domain/registration'
import { useQueryClient } from '@tanstack/react-query'

/** A request that moves the registration on; its token says to which step (document 000 §4). */
export type StepCall = () => Promise<{ data: string }>

/** Sends a step and takes its token; if the server is at another step, the wizard follows it (D8). */
export function useSaveStep() {
  const api = useApi()
  const { session } = usePlatform()
  const cache = useQueryClient()
  return useSingleMutation({
    mutationFn: async (call: StepCall): Promise<void> => {
      const { data: token } = await call().catch((error: unknown) => {
        if (error instanceof Refused && error.code === 'wrong-step') return api.session.renew()
        throw error
      })
      // The next form is filled from the record, which this step has just changed.
      await cache.invalidateQueries({ queryKey: api.candidates.get.key })
      session.accept(token)
    },
  })
}

/** Back in the wizard, as the spec sends it: 1 to -2, 2 to 1, 3 to 2 (document 000 §4). */
export function useBack() {
  const api = useApi()
  const { ID, registrationStep } = usePerson()
  const save = useSaveStep()
  return {
    busy: save.isPending,
    error: save.error,
    back(onError?: () => void) {
      const newStep: RegistrationStep | undefined = backTarget(registrationStep)
      if (newStep === undefined || save.isPending) return
      save.mutate(() => api.registration.moveStep({ params: { id: ID }, body: { newStep } }), {
        ...(onError && { onError }),
      })
    },
  }
}
