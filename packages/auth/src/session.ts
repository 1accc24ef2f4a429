import { type Client, createClient, type Manifest, Refused, type SeenAnswers, type Send } from '@pramaan/api-client'
import type { KeyValueStorage } from './key-value-storage.ts'
import { createOwedSignOut, type InTurn } from './owed-sign-out.ts'
import { type Person, personIn } from './token.ts'
import { createTokenStore, type TokenStore } from './token-store.ts'

/** What a session needs from outside; `seen` stores responses for when the server can't be reached. */
export type SessionParts = {
  manifest: Manifest
  send: Send
  storage: KeyValueStorage
  now: () => Date
  seen?: SeenAnswers | undefined
  inTurn?: InTurn
}

/** The code that a framed page passed to the window around it, and the URL that led from there to ours (D41). */
export type HandoverCode = { code: string; from: string }

/** A person's session in one app: the client that sends its token, which the cookie renews when it expires (D9). */
export type Session = ReturnType<typeof createSession>

/** Creates the session and its client. */
export function createSession(parts: SessionParts) {
  const { storage, now, seen } = parts
  const tokens = createTokenStore(storage, now)
  const { api, bare, currentToken, payOwed, leave } = createCalls(parts, tokens)

  async function takeOver(body: HandoverCode) {
    const { data } = await bare.session.takeOver({ body })
    if (tokens.accept(data)) tokens.countLogin()
  }

  /**
   * The first check: requests a token if the cookie may have a session. Offline, a visitor stays a visitor, and a
   * person who signed in here stays signed in if stored responses exist. A visitor with a framed page's code is
   * signed in by it (D41).
   */
  async function start(handed?: HandoverCode) {
    if (handed) tokens.store.setState({ checked: false })
    void payOwed()
    const known = await currentToken().catch(() => {
      if (seen && !handed) tokens.showLastPerson()
      return undefined
    })
    if (handed && !known) await takeOver(handed).catch(() => undefined)
    tokens.store.setState({ checked: true })
  }

  /** Follows the other tabs of this browser: a sign-out there is a sign-out here. */
  async function follow() {
    tokens.follow()
    if (!tokens.store.getState().checked) await start()
  }

  return {
    api,
    tokens,
    start,
    follow,
    /** Asks whether the session lives, before a page that was put away shows again; without a network it may. */
    async resume() {
      await follow()
      if (tokens.store.getState().person) await api.notifications.unread().catch(() => undefined)
    },
    /** Accepts the token from a sign-in or registration call. */
    accept: (token: string): Person | undefined => tokens.accept(token),
    /** Forgets the session here at once, and ends it on the server as soon as that can be reached. */
    signOut: () => leave(),
    payOwed,
  }
}

/** A session's requests; none before an unfinished sign-out is done. */
function createCalls({ manifest, send, seen, inTurn = atOnce }: SessionParts, tokens: TokenStore) {
  const pay = createOwedSignOut(manifest, send, tokens, inTurn)
  const payOwed = (token?: string) => pay(token).catch(() => tokens.follow())
  const sendPaid: Send = async (url, init) => {
    await pay()
    return send(url, init)
  }
  const bare = createClient(manifest, sendPaid, async () => undefined)

  async function leave(because?: 'other-person') {
    // Of two people's sessions, that of the cookie has to end.
    const token = because ? undefined : tokens.current()
    tokens.clearOwing(because)
    await payOwed(token)
  }

  const renewOnce = createRenewal(bare, tokens, () => leave('other-person'))
  async function currentToken() {
    const token = tokens.current()
    if (token) return token
    return tokens.mayHaveSession() ? renewOnce() : undefined
  }

  // Neither a visitor's responses are stored, nor one that arrives after signing out.
  const seenByPerson: SeenAnswers | undefined = seen && {
    note: (name, answer) => tokens.store.getState().person && seen.note(name, answer),
    read: (name) => (tokens.mayHaveSession() ? seen.read(name) : undefined),
  }
  const sendSignedIn = createSignedInSend(sendPaid, tokens, renewOnce)
  const api: Client = createClient(manifest, sendSignedIn, currentToken, seenByPerson)
  return {
    api,
    bare,
    currentToken,
    leave,
    /** Tries to send a sign-out that is owed. */
    payOwed: () => payOwed(),
  }
}

const atOnce: InTurn = (_, action) => action()

/** Sends with the token; a 401 is retried with a renewed token, and otherwise signs out. */
function createSignedInSend(send: Send, tokens: TokenStore, renewOnce: () => Promise<string | undefined>): Send {
  return async (url, init) => {
    const first = await send(url, init)
    if (first.status !== 401) return first
    // Another call, tab or page has already signed out; a sign-in started since then must not be cleared.
    tokens.follow()
    if (!init.headers.authorization || !tokens.mayHaveSession()) return first
    const token = await renewOnce()
    return token ? send(url, { ...init, headers: { ...init.headers, authorization: token } }) : first
  }
}

/** Renews the token by the cookie, one renewal at a time for all callers. */
function createRenewal(bare: Client, tokens: TokenStore, leaveOther: () => Promise<void>) {
  let renewing: Promise<string | undefined> | undefined

  async function renew(): Promise<string | undefined> {
    const personBefore = tokens.lastPersonId()
    // The person may sign out meanwhile, or another person sign in: then the response is about nobody here.
    const isLate = () => !tokens.mayHaveSession() || tokens.lastPersonId() !== personBefore
    try {
      const { data } = await bare.session.renew()
      if (isLate()) return tokens.current()
      const next = personIn(data)
      if (personBefore === undefined || !next || next.ID === personBefore) return tokens.accept(data) ? data : undefined
      // The cookie belongs to another person's session: signs out here, and the screen says why (D63).
      await leaveOther()
      return undefined
    } catch (error) {
      if (!(error instanceof Refused)) throw error
      if (isLate()) return tokens.current()
      tokens.clear()
      return undefined
    }
  }

  return () => {
    renewing ??= renew().finally(() => {
      renewing = undefined
    })
    return renewing
  }
}
