import { type Client, createClient, type Manifest, Refused, type SeenAnswers, type Send } from '@pramaan/api-client'
import type { KeyValueStorage } from './key-value-storage.ts'
import type { Person } from './token.ts'
import { personIn } from './token.ts'
import { createTokenStore } from './token-store.ts'

/** What a session needs from outside; `seen` stores responses for when the server can't be reached. */
export type SessionParts = {
  manifest: Manifest
  send: Send
  storage: KeyValueStorage
  now: () => Date
  seen?: SeenAnswers | undefined
}

/** The code that a framed page passed to the window around it, and the URL that led from there to ours (D41). */
export type HandoverCode = { code: string; from: string }

/** A person's session in one app: the client that sends its token, which the cookie renews when it expires (D9). */
export type Session = ReturnType<typeof createSession>

/** Creates the session and its client. */
export function createSession({ manifest, send, storage, now, seen }: SessionParts) {
  const tokens = createTokenStore(storage, now)
  const bare = createClient(manifest, send, async () => undefined)
  const renewOnce = createRenewal(bare, tokens)

  async function takeOver(body: HandoverCode) {
    const { data } = await bare.session.takeOver({ body })
    if (tokens.accept(data)) tokens.countLogin()
  }

  async function currentToken() {
    const token = tokens.current()
    if (token) return token
    return tokens.mayHaveSession() ? renewOnce() : undefined
  }

  /** Sends with the token; a 401 is retried with a renewed token, and otherwise signs out. */
  const sendSignedIn: Send = async (url, init) => {
    const first = await send(url, init)
    if (first.status !== 401 || !init.headers.authorization) return first
    // Another call has already signed out; a sign-in started since then must not be cleared.
    if (!tokens.mayHaveSession()) return first
    const token = await renewOnce()
    return token ? send(url, { ...init, headers: { ...init.headers, authorization: token } }) : first
  }

  // Neither a visitor's responses are stored, nor one that arrives after signing out.
  const seenByPerson: SeenAnswers | undefined = seen && {
    note: (name, answer) => tokens.store.getState().person && seen.note(name, answer),
    read: (name) => (tokens.mayHaveSession() ? seen.read(name) : undefined),
  }
  const api: Client = createClient(manifest, sendSignedIn, currentToken, seenByPerson)
  return {
    api,
    tokens,
    /**
     * The first check: requests a token if the cookie may have a session. Offline, a visitor stays a visitor, and a
     * person who signed in here stays signed in if stored responses exist. A visitor with a framed page's code is
     * signed in by it (D41).
     */
    async start(handed?: HandoverCode) {
      if (handed) tokens.store.setState({ checked: false })
      const known = await currentToken().catch(() => {
        if (seen && !handed) tokens.showLastPerson()
        return undefined
      })
      if (handed && !known) await takeOver(handed).catch(() => undefined)
      tokens.store.setState({ checked: true })
    },
    /** Accepts the token from a sign-in or registration call. */
    accept: (token: string): Person | undefined => tokens.accept(token),
    /** Ends the session on the server at once and forgets it here. */
    async signOut() {
      await api.session.logout().catch(() => undefined)
      tokens.clear()
    },
  }
}

/** Renews the token by the cookie, one renewal at a time for all callers. */
function createRenewal(bare: Client, tokens: ReturnType<typeof createTokenStore>) {
  let renewing: Promise<string | undefined> | undefined

  async function renew(): Promise<string | undefined> {
    try {
      const { data } = await bare.session.renew()
      const [before, next] = [tokens.lastPersonId(), personIn(data)]
      if (before !== undefined && next && next.ID !== before) return await leaveOther()
      return tokens.accept(data) ? data : undefined
    } catch (error) {
      if (!(error instanceof Refused)) throw error
      tokens.clear()
      return undefined
    }
  }

  /** The cookie belongs to another person's session: signs out here, and the screen says why (D63). */
  async function leaveOther() {
    await bare.session.logout().catch(() => undefined)
    tokens.clear('other-person')
    return undefined
  }

  return () => {
    renewing ??= renew().finally(() => {
      renewing = undefined
    })
    return renewing
  }
}
