import { isRegistered } from '@pramaan/domain/registration'
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { KeyValueStorage } from './key-value-storage.ts'
import { serverClock } from './server-clock.ts'
import { type Person, personIn, readToken } from './token.ts'

/**
 * A person who is signed in here (document 000 §3): `person` undefined is a visitor. `checked` is false until the first
 * check has finished.
 */
export type AuthState = {
  checked: boolean
  token: string | undefined
  person: Person | undefined
  loginCount: number
  /** Set while signed out because the session turned out to be another person's (D63). */
  signedOutBecause?: 'other-person' | undefined
  /** Set after this browser's sign-out did not reach the server. */
  owesSignOut?: true | undefined
}

/** Who is signed in in this browser, and the token. */
export type TokenStore = ReturnType<typeof createTokenStore>

const tokenKey = 'pramaan.token'
const sessionKey = 'pramaan.session'
const personKey = 'pramaan.person'
const countKey = 'pramaan.loginCount'
const owedKey = 'pramaan.owed'

/**
 * Holds the token. Only a finished registration's token (steps 0 and 5, and staff) is saved in local storage, and it is
 * the short-lived one: the session itself is the cookie's (D9, document 000 §4). Its minutes are the server's clock's.
 */
export function createTokenStore(storage: KeyValueStorage, now: () => Date) {
  const clock = serverClock(storage, now)
  const store = createStore<AuthState>(() => {
    const token = storage.getItem(tokenKey) ?? undefined
    const person = token ? readToken(token, clock.now()) : undefined
    return {
      checked: person !== undefined || !hasSession(storage),
      token,
      person,
      loginCount: Number(storage.getItem(countKey) ?? 0),
      owesSignOut: owesSignOut(storage),
    }
  })
  return {
    store,
    /** Accepts a token from the server; returns its person, or undefined if it can't be read. */
    accept(token: string): Person | undefined {
      clock.setBy(token)
      const person = readToken(token, clock.now())
      if (!person) return undefined
      storage.setItem(sessionKey, '1')
      storage.setItem(personKey, String(person.ID))
      if (isRegistered(person.registrationStep)) storage.setItem(tokenKey, token)
      else storage.removeItem(tokenKey)
      store.setState({ checked: true, token, person, signedOutBecause: undefined })
      return person
    },
    /** The token, unless it has expired. */
    current(): string | undefined {
      const { token } = store.getState()
      return token && readToken(token, clock.now()) ? token : undefined
    },
    /** Shows the person of an expired token while the server, which would renew it, can't be reached. */
    showLastPerson() {
      const person = personIn(storage.getItem(tokenKey) ?? '')
      if (person) store.setState({ person })
    },
    /** Drops only the token; other saved values stay (document 000 §4, a wrong code). */
    dropToken() {
      storage.removeItem(tokenKey)
      store.setState({ token: undefined, person: undefined })
    },
    /** Counts a sign-in of this browser. */
    countLogin() {
      const loginCount = store.getState().loginCount + 1
      storage.setItem(countKey, String(loginCount))
      store.setState({ loginCount })
    },
    /** Whether the cookie may have a session, so that requesting a token makes sense. */
    mayHaveSession: () => hasSession(storage),
    /** The ID of the person who signed in here last, even after their token expired. */
    lastPersonId(): number | undefined {
      const saved = store.getState().person?.ID ?? Number(storage.getItem(personKey))
      return saved || undefined
    },
    ...ends(storage, store),
  }
}

const nobody = { token: undefined, person: undefined, loginCount: 0 }

const hasSession = (storage: KeyValueStorage) => storage.getItem(sessionKey) !== null

const owesSignOut = (storage: KeyValueStorage) => (storage.getItem(owedKey) === null ? undefined : (true as const))

/** The ways in which a session ends in this browser. */
function ends(storage: KeyValueStorage, store: StoreApi<AuthState>) {
  function clear(signedOutBecause?: AuthState['signedOutBecause']) {
    const owed = storage.getItem(owedKey)
    storage.clear()
    if (owed !== null) storage.setItem(owedKey, owed)
    store.setState({ ...nobody, checked: true, signedOutBecause })
  }
  return {
    /** Forgets all stored values of this app and every flag of the sign-in state, optionally with a reason. */
    clear,
    /** Forgets the same, but not that the server does not have this sign-out yet. */
    clearOwing(signedOutBecause?: AuthState['signedOutBecause']) {
      storage.setItem(owedKey, '1')
      clear(signedOutBecause)
    },
    /** Whether the server does not have this browser's last sign-out. */
    owesSignOut: () => owesSignOut(storage) === true,
    /** Call it after the server has confirmed the sign-out. */
    settle() {
      storage.removeItem(owedKey)
      store.setState({ owesSignOut: undefined })
    },
    /**
     * Removes the saved person if this browser's session is no longer theirs: another tab or page ended it, or another
     * person has signed in there. The next check then loads the current person.
     */
    follow() {
      const { person } = store.getState()
      const saved = storage.getItem(personKey)
      const isSame = hasSession(storage) && (saved === null || Number(saved) === person?.ID)
      store.setState({ owesSignOut: owesSignOut(storage) })
      if (person && !isSame) store.setState({ ...nobody, checked: !hasSession(storage) })
    },
  }
}
