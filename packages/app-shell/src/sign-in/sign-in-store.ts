import type { KeyValueStorage } from '@pramaan/auth/key-value-storage'
import { type ConsentKind, untickedConsents } from '@pramaan/domain/consent'
import type { ExperienceLevel } from '@pramaan/domain/experience-level'
import { defaultCountry } from '@pramaan/domain/options'
import { createStore } from 'zustand/vanilla'
import type { Contact, TypedContact } from './contact.ts'

/** The input of sign-in; it survives Back and a reload. */
export type SignInValues = TypedContact & { name: string; level: ExperienceLevel | undefined }

/** A sent code: recipient, time (ms), and whether a registration requested it. */
export type SentCode = { contact: Contact; to: 'sms' | 'email'; sentAt: number; registering: boolean }

/** The state that the sign-in screens share. */
export type SignInState = {
  values: SignInValues
  ticked: Readonly<Record<ConsentKind, boolean>>
  sent: SentCode | undefined
}

const key = 'pramaan.signIn'
const blank: SignInState = {
  values: { mode: 'phone', country: defaultCountry.code, phone: '', email: '', name: '', level: undefined },
  ticked: untickedConsents,
  sent: undefined,
}

/** The sign-in screens' state, saved in the browser except for the ticks: consent is given by hand each time (D11). */
export type SignInStore = ReturnType<typeof createSignInStore>

/** Creates the state from the saved one. */
export function createSignInStore(storage: KeyValueStorage) {
  const store = createStore<SignInState>(() => saved(storage))
  const write = ({ values, sent }: SignInState) => storage.setItem(key, JSON.stringify({ values, sent }))
  return {
    store,
    /** Changes what was typed. */
    type(values: Partial<SignInValues>) {
      store.setState((state) => ({ values: { ...state.values, ...values } }))
      write(store.getState())
    },
    /** Ticks or unticks a consent. */
    tick(kind: ConsentKind, on: boolean) {
      store.setState(({ ticked }) => ({ ticked: { ...ticked, [kind]: on } }))
    },
    /** Remembers a sent code; without one, forgets it. */
    remember(sent: SentCode | undefined) {
      store.setState({ sent })
      write(store.getState())
    },
    /** Forgets everything. */
    forget() {
      storage.removeItem(key)
      store.setState(blank)
    },
  }
}

function saved(storage: KeyValueStorage): SignInState {
  try {
    const { values, sent } = JSON.parse(storage.getItem(key) ?? '{}') as Partial<SignInState>
    // A person with a pending code has ticked both boxes to get it.
    const ticked = sent ? { privacy: true, terms: true } : untickedConsents
    return { values: { ...blank.values, ...values }, ticked, sent }
  } catch {
    return blank
  }
}
