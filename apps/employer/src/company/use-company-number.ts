import { Refused } from '@pramaan/api-client'
import { useSingleMutation } from '@pramaan/app-shell/forms/use-single-mutation.ts'
import { useApi } from '@pramaan/app-shell/platform/platform.tsx'
import { useFailureText } from '@pramaan/app-shell/router/failures/error-page.tsx'
import { useSentence } from '@pramaan/app-shell/texts/texts.tsx'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'

/** The field for the company's GSTIN or CIN, and its submission to the staff. */
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
  /** Submits the typed number, if there is one; false if it was refused. */
  const giveTyped = async () => {
    if (typed.trim() === '') return true
    return give.mutateAsync().then(
      () => true,
      () => false,
    )
  }
  return { typed, type, error, giveTyped, giving: give.isPending }
}

export type CompanyNumber = ReturnType<typeof useCompanyNumber>
