import { Refused } from '@pramaan/api-client'
import { useSingleMutation } from '@pramaan/app-shell/forms/use-single-mutation.ts'
import { useApi } from '@pramaan/app-shell/platform/platform.tsx'
import { useFailureText } from '@pramaan/app-shell/router/failures/error-page.tsx'
import { useSentence } from '@pramaan/app-shell/texts/texts.tsx'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'

/** The company's GSTIN or CIN while it is typed, and giving it to the staff. */
export function useCompanyNumber() {
  const api = useApi()
  const cache = useQueryClient()
  const failureText = useFailureText()
  const sentence = useSentence()
  const [typed, setTyped] = useState('')
  const give = useSingleMutation({
    mutationFn: () => api.companies.giveNumber({ body: { Number: typed } }),
    onSuccess: async () => {
      setTyped('')
      await cache.invalidateQueries({ queryKey: api.employers.profile.key })
    },
  })
  const type = (text: string) => {
    give.reset()
    setTyped(text)
  }
  const refused = give.error instanceof Refused ? give.error.details[0]?.message : undefined
  const error = refused ? sentence(refused) : give.error ? failureText(give.error) : undefined
  /** Gives what was typed, if anything was; false if it was refused. */
  const giveTyped = async () => {
    if (typed.trim() === '') return true
    return give.mutateAsync().then(
      () => true,
      () => false,
    )
  }
  return { typed, type, error, giveTyped, giving: give.isPending }
}

/** What `useCompanyNumber` returns. */
export type CompanyNumber = ReturnType<typeof useCompanyNumber>
