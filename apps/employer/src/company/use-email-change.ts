import { useSingleMutation } from '@pramaan/app-shell/forms/use-single-mutation.ts'
import { useApi, usePerson, usePlatform } from '@pramaan/app-shell/platform/platform.tsx'
import { showToast } from '@pramaan/ui/toaster'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTexts } from '../texts/use-texts.ts'

/**
 * Changes the e-mail address: sends a code to the new one, and saves it once the code is entered; `onDone` gets the new
 * address.
 */
export function useEmailChange(onDone: (address: string) => void) {
  const t = useTexts()
  const { employers } = useApi()
  const { ID } = usePerson()
  const { session, now } = usePlatform()
  const cache = useQueryClient()
  const [sent, setSent] = useState<{ address: string; at: number }>()
  const address = sent?.address ?? ''
  const params = { id: ID }
  const ask = useSingleMutation({
    mutationFn: (email: string) => employers.changeEmail({ params, body: { email } }),
    onSuccess: (_, email) => setSent({ address: email, at: now().getTime() }),
  })
  const confirm = useSingleMutation({
    mutationFn: (otp: string) => employers.changeEmail({ params, body: { email: address, otp } }),
    onSuccess: async ({ data: token }) => {
      session.accept(token)
      await cache.invalidateQueries({ queryKey: employers.profile.key })
      onDone(address)
      showToast({ text: t('email.done'), tone: 'success' })
    },
  })
  const close = () => {
    setSent(undefined)
    confirm.reset()
  }
  return { ask, confirm, close, address, sentAt: sent?.at ?? 0, requested: sent !== undefined }
}

export type EmailChange = ReturnType<typeof useEmailChange>
