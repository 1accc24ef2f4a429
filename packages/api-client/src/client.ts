import type { Contract } from '@pramaan/contract'
import type { Answer, Endpoint, Input } from '@pramaan/contract/endpoint'
import type { QueryKey } from '@tanstack/react-query'
import { isErrorBody, Refused, Unreachable } from './errors.ts'
import { withoutOverrides } from './without-overrides.ts'

/** The parts of the contract that the client needs at run time: each call's method and path. */
export type Manifest = Record<string, Record<string, Route>>

/** A call's method and path; `file` is the multipart field of a call that sends a file. */
type Route = { method: string; path: string; file?: string }

/** Called with the share of a file sent so far, from 0 to 1. */
type Progress = (share: number) => void

/** How a request is made; `fetch` in a browser, the server's own `inject` in a test. */
export type Send = (
  url: string,
  init: {
    method: string
    headers: Record<string, string>
    body?: string | FormData
    signal?: AbortSignal
    onProgress?: Progress
  },
) => Promise<{ status: number; json: () => Promise<unknown> }>

type Options = { signal?: AbortSignal; idempotencyKey?: string; onProgress?: Progress }
type FilePart<E> = E extends { file: string } ? { file: File } : unknown
type Given<E extends Endpoint> = unknown extends Input<E> ? Record<never, never> : Input<E> & FilePart<E>

/** One call: typed by its endpoint, with query options for TanStack Query. */
type Call<E extends Endpoint> = ((
  ...args: Record<never, never> extends Given<E>
    ? [input?: Given<E>, options?: Options]
    : [input: Given<E>, options?: Options]
) => Promise<Answer<E>>) & {
  /** Key prefix of this call's cached answers. */
  key: readonly [string, string]
  /** Query options: key and function. */
  query: (...args: Record<never, never> extends Given<E> ? [input?: Given<E>] : [input: Given<E>]) => {
    queryKey: QueryKey
    queryFn: (context: { signal: AbortSignal }) => Promise<Answer<E>>
  }
}

/** The client of the whole contract: noun → verb → call. */
export type Client = {
  [N in keyof Contract]: { [V in keyof Contract[N]]: Contract[N][V] extends Endpoint ? Call<Contract[N][V]> : never }
}

type AnyInput = { params?: Record<string, unknown>; query?: Record<string, unknown>; body?: unknown; file?: File }

/**
 * Earlier responses of a signed-in person's read calls, used when the server can't be reached. A call's name is its
 * query key as text.
 */
export type SeenAnswers = { note: (name: string, answer: unknown) => void; read: (name: string) => unknown }

/** The name under which a call's earlier response is stored. */
export function nameOfCall(key: QueryKey): string {
  return JSON.stringify(key)
}

/** Builds the client from the contract; it has no side effects and throws `Refused` or `Unreachable`. */
export function createClient(
  manifest: Manifest,
  send: Send,
  tokenOf: () => Promise<string | undefined>,
  seen?: SeenAnswers,
): Client {
  const call = (noun: string, verb: string, endpoint: Route) => {
    const ask = async (input: AnyInput = {}, options: Options = {}) => {
      const token = await tokenOf()
      const headers: Record<string, string> = {
        ...(token && { authorization: token }),
        ...(input.body !== undefined && { 'content-type': 'application/json' }),
        ...(endpoint.method !== 'GET' && { 'idempotency-key': options.idempotencyKey ?? crypto.randomUUID() }),
      }
      return read(send, urlOf(endpoint.path, input), {
        method: endpoint.method,
        headers,
        ...bodyOf(endpoint, input),
        ...(options.signal && { signal: options.signal }),
        ...(options.onProgress && { onProgress: options.onProgress }),
      })
    }
    const run = (input?: AnyInput, options?: Options) =>
      seen && endpoint.method === 'GET'
        ? seenBefore(seen, nameOfCall([noun, verb, input ?? {}]), () => ask(input, options))
        : ask(input, options)
    const query = (input?: AnyInput) => ({
      queryKey: [noun, verb, input ?? {}] as const,
      queryFn: ({ signal }: { signal: AbortSignal }) => run(input, { signal }),
    })
    return Object.assign(run, { key: [noun, verb] as const, query })
  }
  const nouns = Object.entries(manifest).map(([noun, verbs]) => [
    noun,
    Object.fromEntries(Object.entries(verbs).map(([verb, endpoint]) => [verb, call(noun, verb, endpoint)])),
  ])
  return Object.fromEntries(nouns) as unknown as Client
}

/** Calls the server; returns the earlier response if it can't be reached. */
async function seenBefore(seen: SeenAnswers, name: string, ask: () => Promise<unknown>) {
  try {
    const answer = await ask()
    seen.note(name, answer)
    return answer
  } catch (error) {
    const before = error instanceof Unreachable ? seen.read(name) : undefined
    if (before === undefined) throw error
    return before
  }
}

/** The request's body: JSON, or the file in its endpoint's field. */
function bodyOf({ file: field }: Route, input: AnyInput) {
  if (!field || !input.file) return input.body === undefined ? {} : { body: JSON.stringify(input.body) }
  const form = new FormData()
  form.set(field, input.file, input.file.name)
  return { body: form }
}

/** The address of a call under `/api`: parameters filled in, query values repeated for lists, absent ones left out. */
export function urlOf(path: string, input: AnyInput) {
  const filled = path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(input.params?.[name] ?? '')))
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(input.query ?? {}))
    for (const one of [value].flat())
      if (one !== undefined && one !== null && one !== '') query.append(name, String(one))
  return `/api${filled}${query.size ? `?${query}` : ''}`
}

async function read(send: Send, url: string, init: Parameters<Send>[1]) {
  const response = await send(url, init).catch((cause: unknown) => {
    if (init.signal?.aborted) throw cause
    throw new Unreachable(cause)
  })
  const body = await response.json().catch((cause: unknown) => {
    throw new Unreachable(cause)
  })
  if (response.status < 400) return withoutOverrides(body)
  if (!isErrorBody(body)) throw new Unreachable(body)
  throw new Refused(response.status, withoutOverrides(body))
}
