import type { Send } from '@pramaan/api-client'
import { contract } from '@pramaan/contract'
import { errors } from '@pramaan/contract/errors'
import { createSession } from '../session.ts'
import { aStorage, aToken, noon } from './browser.ts'

type Answer = { status: number; body: unknown }

/** A response with data. */
export const ok = (data: unknown): Answer => ({ status: 200, body: { message: 'Success', data } })

/** A refusal by its code. */
export const refused = (code: keyof typeof errors): Answer => ({
  status: errors[code][0],
  body: { message: errors[code][1], code, requestId: 'r' },
})

/** A server that responds by path and records each request with its token. */
export function aServer(answer: (path: string, token: string | undefined) => Answer | 'unreachable' | Promise<Answer>) {
  const request: { path: string; token: string | undefined }[] = []
  const send: Send = async (url, { headers }) => {
    const token = headers.authorization
    request.push({ path: url, token })
    const given = await answer(url, token)
    if (given === 'unreachable') throw new TypeError('fetch failed')
    return { status: given.status, json: async () => given.body }
  }
  return { send, request, renewals: () => request.filter(({ path }) => path === '/api/user/token').length }
}

/** A session on such a server, in a browser with these values. */
export function aSession(server: ReturnType<typeof aServer>, saved: Record<string, string> = {}) {
  const storage = aStorage(saved)
  return { storage, session: aTab(server, storage) }
}

/** A tab of a browser; all tabs share the browser's storage. */
export function aTab({ send }: ReturnType<typeof aServer>, storage: ReturnType<typeof aStorage>) {
  return createSession({ manifest: contract, send, storage, now: () => noon })
}

/** A token that is still valid. */
export const fresh = aToken()
/** A token that has expired. */
export const old = aToken({ minutes: -1 })
