import type { Client } from '@pramaan/api-client'
import { Refused } from '@pramaan/api-client'
import { readLanding } from '@pramaan/auth/landing-parameters'
import { type Person, readToken } from '@pramaan/auth/token'
import { isIndian } from '@pramaan/domain/phone'
import { useMutation } from '@tanstack/react-query'
import { useLocation, useNavigate } from 'react-router'
import { useApi, usePlatform } from '../platform/platform.tsx'
import { shareLanguage } from '../texts/share-language.ts'
import { useShellTexts } from '../texts/use-shell-texts.ts'
import { useGivenConsents } from './consent/given-consents.ts'
import type { Contact } from './contact.ts'
import type { SentCode } from './sign-in-store.ts'
import type { SignInFlow } from './use-sign-in-flow.ts'

/** The role an app signs in; `Staff` stands for the console's four. */
export type SignInRole = 'Candidate' | 'Employer' | 'Staff'

/** What the register call takes. */
export type RegisterBody = Parameters<Client['registration']['register']>[0]['body']

/** Least time a toast of sign-in stays (document 000 §9). */
const toastMilliseconds = 2000

/** Where the code of a contact goes: an Indian number by SMS, otherwise by e-mail (document 000 §1). */
function channelOf({ mobile }: Contact): SentCode['to'] {
  return mobile && isIndian(mobile) ? 'sms' : 'email'
}

/** Toasts of the way in, in the spec's words. */
export function useSignInToasts() {
  const t = useShellTexts()
  // The toaster's code comes after the first paint; by the first answer of the server it is there.
  const toast = async (text: string, tone: 'success' | 'danger') => {
    const { showToast } = await import('@pramaan/ui/toaster')
    showToast({ text, tone, leastMilliseconds: toastMilliseconds, position: 'top-center', about: 'sign-in' })
  }
  return {
    sent: () => toast(t('signIn.toast.sent'), 'success'),
    verified: () => toast(t('signIn.toast.verified'), 'success'),
    failed: () => toast(t('signIn.toast.failed'), 'danger'),
    resendFailed: () => toast(t('signIn.toast.resendFailed'), 'danger'),
  }
}

/** Asks for a code; a person unknown goes to `onUnknown` (registration), and is refused in place without one. */
export function useRequestCode(flow: SignInFlow, role: SignInRole, onUnknown?: (contact: Contact) => unknown) {
  const api = useApi()
  const { now } = usePlatform()
  const toasts = useSignInToasts()
  return useMutation({
    mutationFn: async (contact: Contact) => {
      try {
        await api.session.login({ body: { ...contact, role } })
      } catch (error) {
        if (!onUnknown || !(error instanceof Refused) || error.code !== 'user-not-found') throw error
        await onUnknown(contact)
        return
      }
      flow.codeSent({ contact, to: channelOf(contact), sentAt: now().getTime(), registering: false })
      toasts.sent()
    },
    onError: toasts.failed,
  })
}

/** Makes an account for the person who has just ticked both boxes; the server sends the code with it (D6, D7, D11). */
export function useRegister(flow: SignInFlow) {
  const api = useApi()
  const { now, storage } = usePlatform()
  const toasts = useSignInToasts()
  const given = useGivenConsents()
  return useMutation({
    mutationFn: async ({ contact, body }: { contact: Contact; body: RegisterBody }) => {
      // Where the person comes from was saved since the landing link, also over a reload (D12).
      const { src } = readLanding(storage)
      const consents = await given.read()
      await api.registration.register({ body: { ...body, consents, ...(src && { src }) } as RegisterBody })
      flow.codeSent({ contact, to: channelOf(contact), sentAt: now().getTime(), registering: true })
      toasts.sent()
    },
    onError: () => {
      given.forget()
      return toasts.failed()
    },
  })
}

/** Sends another code to the same contact, in place of the first. */
export function useResendCode(flow: SignInFlow, role: SignInRole) {
  const api = useApi()
  const { now } = usePlatform()
  const toasts = useSignInToasts()
  return useMutation({
    mutationFn: async (sent: SentCode) => {
      await api.session.login({ body: { ...sent.contact, role } })
      flow.codeSent({ ...sent, sentAt: now().getTime() })
      toasts.sent()
    },
    onError: toasts.resendFailed,
  })
}

/** What proves a second factor, where an account has one. */
type SecondProof = { totp?: string; recoveryCode?: string }

/** Validates the code and signs in; `leadTo` says where a person belongs who did not come for this very address. */
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
      const person = readToken(token, now())
      const path = person && continueTo(person)
      // The address first: the screen that the new person sees must be the one they belong to, without a detour.
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
      // That the second factor is asked for is no failure.
      if (error.code === 'invalid-second-factor' && error.details.length > 0) return undefined
      if (error.code !== 'one-more-code') return toasts.failed()
      flow.codeSent({ ...sent, sentAt: now().getTime() })
      return toasts.sent()
    },
  })
}
