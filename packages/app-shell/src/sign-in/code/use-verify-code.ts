import { Refused } from '@pramaan/api-client'
import { type Person, personIn } from '@pramaan/auth/token'
import { useMutation } from '@tanstack/react-query'
import { useLocation, useNavigate } from 'react-router'
import { useApi, usePlatform } from '../../platform/platform.tsx'
import { shareLanguage } from '../../texts/share-language.ts'
import { useGivenConsents } from '../consent/given-consents.ts'
import type { SentCode } from '../sign-in-store.ts'
import { type SignInRole, useSignInToasts } from '../use-sign-in-calls.ts'
import type { SignInFlow } from '../use-sign-in-flow.ts'

/** The proof of a second factor, for accounts that have one. */
type SecondProof = { totp?: string; recoveryCode?: string }

/** Checks the code and signs in; `continueTo` is the target for people who did not come for this URL. */
export function useVerifyCode(
  flow: SignInFlow,
  role: SignInRole,
  continueTo: (person: Person) => string | undefined = () => undefined,
) {
  const api = useApi()
  const platform = usePlatform()
  const { session, now } = platform
  const navigate = useNavigate()
  const { state } = useLocation()
  const toasts = useSignInToasts()
  const given = useGivenConsents()
  return useMutation({
    mutationFn: async ({ sent, code, proof }: { sent: SentCode; code: string; proof: SecondProof }) => {
      const codes = sent.to === 'sms' ? { otp: code } : { emailOtp: code }
      const body = { ...sent.contact, ...codes, ...proof, role, consents: await given.read() }
      const { data: token } = await api.session.login({ body })
      const person = personIn(token)
      const path = person && continueTo(person)
      // The URL changes first, so that a new person's first screen is the right one.
      if (path) await navigate(path, { replace: true, state })
      session.accept(token)
      session.tokens.countLogin()
      void shareLanguage(platform)
      flow.memory.forget()
      toasts.verified()
    },
    onError: (error, { sent }) => {
      given.forget()
      session.tokens.dropToken()
      if (!(error instanceof Refused)) return toasts.failed()
      // A request for the second factor is not a failure.
      if (error.code === 'invalid-second-factor' && error.details.length > 0) return undefined
      if (error.code !== 'one-more-code') return toasts.failed()
      flow.codeSent({ ...sent, sentAt: now().getTime() })
      return toasts.sent()
    },
  })
}
