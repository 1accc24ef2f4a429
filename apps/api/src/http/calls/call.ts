import type { Contract } from '@pramaan/contract'
import type { Endpoint, Parsed, Reply, Tree } from '@pramaan/contract/endpoint'
import type { Queryable } from '@pramaan/database/client'
import type { Frozen } from '@pramaan/database/frozen'
import type { Actor } from '../access/actor.ts'
import type { SentFile } from './sent-file.ts'

/** The cookie that carries a session's secret, on the host that was called. */
export type SessionCookie = {
  read: () => string | undefined
  write: (secret: string, maxAgeSeconds: number) => void
  clear: () => void
}

/** The cookie that identifies a browser. */
export type DeviceCookie = {
  read: () => string | undefined
  /** Its secret. It is created if there is none and one of our pages sends a POST. */
  ensure: () => string | undefined
}

type ActorOf<E extends Endpoint> = E['allow'] extends 'public' ? Actor | undefined : Actor

/** A handler's argument: the parsed request, the caller, and the database (for a write, a transaction). */
type Call<E extends Endpoint> = Parsed<E> & {
  actor: ActorOf<E>
  db: Queryable
  /** The caller's network address, for limits. */
  address: string
  cookie: SessionCookie
  device: DeviceCookie
} & (E extends { file: string } ? { sentFile: (mostBytes: number) => Promise<SentFile | undefined> } : unknown)

/** A handler of one endpoint; it may leave out the response's `message`. */
type Handler<E extends Endpoint> = (call: Call<E>) => Promise<Frozen<Reply<E>>>

/** The handlers of one noun. */
export type Routes<N extends keyof Contract> = {
  [V in keyof Contract[N]]: Contract[N][V] extends Endpoint ? Handler<Contract[N][V]> : never
}

/** Handlers that cover the contract: a missing one does not compile. */
export type Handlers = { [N in keyof Contract]: Routes<N> }

/** Any handler, for loops over the endpoints. */
export type AnyHandler = (call: never) => Promise<unknown>

/** The handlers as a plain tree. */
export type HandlerTree = { [N in keyof Tree]: Record<string, AnyHandler> }

const ownTransaction = new WeakSet<AnyHandler>()

/**
 * Marks a writing handler that opens its own transactions, because its first writes must stay if it refuses later (rule
 * 10).
 */
export function withOwnTransaction<H extends AnyHandler>(handler: H): H {
  ownTransaction.add(handler)
  return handler
}

/** Whether a handler opens its own transactions. */
export function opensOwnTransaction(handler: AnyHandler) {
  return ownTransaction.has(handler)
}

type Limit = (call: never) => Promise<void>
const limits = new WeakMap<AnyHandler, Limit>()

/**
 * Adds a limit to a handler. It is counted before the transaction starts, so that the count stays if the call is
 * refused.
 */
export function withLimit<H extends AnyHandler>(
  limit: (call: Omit<Parameters<H>[0], 'db'>) => Promise<void>,
  handler: H,
): H {
  limits.set(handler, limit as Limit)
  return handler
}

/** The limit of a handler, if it has one. */
export function limitOf(handler: AnyHandler) {
  return limits.get(handler)
}
