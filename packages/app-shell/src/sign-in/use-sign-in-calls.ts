import type { Client } from '@pramaan/api-client'
import { Refused } from '@pramaan/api-client'
import { readLanding } from '@pramaan/auth/landing-parameters'
import { isIndian } from '@pramaan/domain/phone'
import { showToast } from '@pramaan/ui/toaster'
import { useMutation } from '@tanstack/react-query'
import { useApi, usePlatform } from '../platform/platform.tsx'
import { useShellTexts } from '../texts/use-shell-texts.ts'
import { useGivenConsents } from './consent/given-consents.ts'
import type { Contact } from './contact.ts'
import type { SentCode } from './sign-in-store.ts'
import type { SignInFlow } from './use-sign-in-flow.ts'

/** The role an app signs in; `Staff` means the console's four roles. */
export type SignInRole = 'Candidate' | 'Employer' | 'Staff'

/** The input of the register request. */
export type RegisterBody = Parameters<Client['registration']['register']>[0]['body']

/** How long a sign-in toast shows, at least (document 000 §9). */
const toastMilliseconds = 2000

/** Where a contact's code goes: to an Indian number by SMS, otherwise by e-mail (document 000 §1). */
function channelOf({ mobile }: Contact): SentCode['to'] {
  return mobile && isIndian(mobile) ? 'sms' : 'email'
}

/** The sign-in toasts, in the spec's words. */
export function useSignInToasts() {
  const t = useShellTexts()
  const toast = (text: string, tone: 'success' | 'danger') =>
    showToast({
      text,
      tone,
      leastMilliseconds: toastMilliseconds,
      position: 'top-center',
      about: 'sign-in',
    })
  return {
    sent: () => toast(t('signIn.toast.sent'), 'success'),
    verified: () => toast(t('signIn.toast.verified'), 'success'),
    failed: () => toast(t('signIn.toast.failed'), 'danger'),
    resendFailed: () => toast(t('signIn.toast.resendFailed'), 'danger'),
  }
}

/** Requests a code; an unknown person goes to `onUnknown` (registration), or is refused inline without it. */
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

/** Creates an account for a person who has ticked both boxes; the server also sends the code (D6, D7, D11). */
export function useRegister(flow: SignInFlow) {
  const api = useApi()
  const { now, storage } = usePlatform()
  const toasts = useSignInToasts()
  const given = useGivenConsents()
  return useMutation({
    mutationFn: async ({ contact, body }: { contact: Contact; body: RegisterBody }) => {
      // The person's origin was saved with the landing link, also across a reload (D12).
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

/** Sends another code to the same contact, replacing the first. */
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
