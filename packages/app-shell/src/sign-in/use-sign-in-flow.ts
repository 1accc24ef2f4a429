import { type LandingParameters, readLanding, saveLanding } from '@pramaan/auth/landing-parameters'
import { useLocation, useNavigate } from 'react-router'
import { useStore } from 'zustand'
import { type Platform, usePlatform } from '../platform/platform.tsx'
import { useHistory } from '../router/history/use-history.ts'
import { createSignInStore, type SignInStore } from './sign-in-store.ts'
import { typedPhone } from './typed-phone.ts'

/** The sign-in screens: contact, choice of role, and code. */
export type SignInPhase = 'identify' | 'register' | 'code'

const stores = new WeakMap<Platform, SignInStore>()

/** The sign-in state of a platform; it starts with the phone from a landing link (document 000 §2). */
function signInStoreOf(platform: Platform): SignInStore {
  const known = stores.get(platform)
  if (known) return known
  const made = createSignInStore(platform.storage)
  prefill(made, readLanding(platform.storage))
  stores.set(platform, made)
  return made
}

function prefill(memory: SignInStore, { phone }: LandingParameters) {
  const { values } = memory.store.getState()
  if (!phone || values.phone || values.email) return
  // An unescaped plus sign of a link arrives as a space.
  memory.type({ ...typedPhone(phone.replace(/^ (?=\d)/, '+'), values.country), mode: 'phone' })
}

/**
 * Sign-in, shared by the three apps. Its screen is in the browser's history, so Back goes one screen back and a reload
 * stays; what was typed is in the store.
 */
export function useSignInFlow(firstPhase: SignInPhase = 'identify') {
  const platform = usePlatform()
  const navigate = useNavigate()
  const location = useLocation()
  const memory = signInStoreOf(platform)
  const state = useStore(memory.store)
  const requested = (location.state as { signIn?: SignInPhase } | null)?.signIn ?? firstPhase
  const phase = requested === 'code' && !state.sent ? 'identify' : requested
  const history = useHistory()
  // The browser's position, including a move that is still rendering, because the person returns there.
  const isHere = () => {
    const { pathname, search, hash } = history.location
    return { pathname, search, hash }
  }

  return {
    ...state,
    phase,
    type: memory.type,
    tick: memory.tick,
    /** Opens a sign-in screen. */
    go: (next: SignInPhase) => void navigate(isHere(), { state: { signIn: next } }),
    /** Remembers that a code was sent, and asks for it. */
    codeSent(sent: Parameters<typeof memory.remember>[0]) {
      memory.remember(sent)
      if (phase !== 'code') void navigate(isHere(), { state: { signIn: 'code' } })
    },
    /** Back to the first screen: keeps only what was typed and the landing link (document 000 §4). */
    restart() {
      const { values } = memory.store.getState()
      const landing = readLanding(platform.storage)
      platform.session.tokens.clear()
      memory.forget()
      memory.type(values)
      saveLanding(platform.storage, new URLSearchParams(landing))
      void navigate(isHere(), { replace: true, state: { signIn: 'identify' } })
    },
    memory,
  }
}

/** What `useSignInFlow` returns. */
export type SignInFlow = ReturnType<typeof useSignInFlow>
