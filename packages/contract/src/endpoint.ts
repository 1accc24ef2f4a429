import type { Role } from '@pramaan/domain/role'
import { z } from 'zod'
import type { ErrorCode } from './errors.ts'

/**
 * One call of the wire: the single definition of its path, shapes, refusals and access.
 * The server's routes and access checks, the client, OpenAPI and the access tests are all derived from it.
 */
export type Endpoint = {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** Path under `/api`, parameters as `:name`. */
  path: `/${string}`
  /** Its purpose in a few words, shown in OpenAPI. */
  summary: string
  /** `'public'`: anyone, signed in or not. Otherwise the roles that may call it. */
  allow: 'public' | readonly Role[]
  /**
   * The owner of the record: the field (in params, query or body) that names the person, and the roles for which it
   * must be their own ID, otherwise 403 `not-yours`. Other allowed roles may name any ID.
   */
  owner?: { readonly field: string; readonly roles: readonly Role[] }
  /**
   * Registration steps (of candidate or employer) in which it may be called; by default only a finished registration.
   */
  steps?: 'any'
  /** An employer may call it only once their company is confirmed (D67); it gives contact data, a CV or messages. */
  confirmedCompany?: true
  /** May be called by accounts that still have to set up a second factor. */
  beforeSecondFactor?: true
  /** It only reads, though its method is not GET: it needs no transaction, and ends when its caller is gone. */
  reads?: true
  /** How many times longer than other calls it may use the database, because it has to look at very many rows. */
  databaseTimes?: number
  params?: z.ZodType
  /** The path contains a secret that grants access, such as an invitation's token, so the full path is never logged. */
  secretPath?: true
  query?: z.ZodType
  body?: z.ZodType
  /** The multipart field of an endpoint that accepts a file; such a call has no other body. */
  file?: string
  /** The response, or one per role: fields missing from a role's schema never leave the server. */
  answer: z.ZodType | AnswerByRole
  /** Refusals besides the common ones. */
  refusals: readonly ErrorCode[]
}

/** A response schema per role; each role in `allow` needs one. */
type AnswerByRole = { readonly byRole: Partial<Record<Role, z.ZodType>> }

/** Declares an endpoint and keeps its exact type. */
export function endpoint<const E extends Endpoint>(definition: E): E {
  return definition
}

/**
 * The envelope of every response: `message` (`Success` unless the spec gives a text), `data`, and the spec's top-level
 * names.
 */
export function answers<D extends z.ZodType, X extends z.ZodRawShape = Record<never, never>>(data: D, topLevel?: X) {
  return z.object({ message: z.string().default('Success'), data, ...(topLevel ?? ({} as X)) })
}

/** A tree of endpoints: noun → verb → endpoint. */
export type Tree = Record<string, Record<string, Endpoint>>

type Part<E, K extends 'params' | 'query' | 'body', V> = E extends { [k in K]: infer S extends z.ZodType }
  ? { [k in K]: V extends 'in' ? z.input<S> : z.output<S> }
  : unknown

/** A caller's input: params, query and body before parsing. */
export type Input<E> = Part<E, 'params', 'in'> & Part<E, 'query', 'in'> & Part<E, 'body', 'in'>

/** What a handler gets: params, query and body after parsing. */
export type Parsed<E> = Part<E, 'params', 'out'> & Part<E, 'query', 'out'> & Part<E, 'body', 'out'>

type AnswerSchema<E extends Endpoint> = E['answer'] extends z.ZodType
  ? E['answer']
  : E['answer'] extends { byRole: infer R }
    ? Extract<R[keyof R], z.ZodType>
    : never

/** The response as the client sees it (with roles: the union of their responses). */
export type Answer<E extends Endpoint> = z.output<AnswerSchema<E>>

type ByRoleInput<R> = R[keyof R] extends infer S ? (S extends z.ZodType ? z.input<S> : never) : never
type Widest<U> = (U extends unknown ? (u: U) => void : never) extends (i: infer I) => void ? I : never

/** What a handler returns: for a response per role, a value that satisfies every role's schema. */
export type Reply<E extends Endpoint> = E['answer'] extends z.ZodType
  ? z.input<E['answer']>
  : E['answer'] extends { byRole: infer R }
    ? Widest<ByRoleInput<R>>
    : never
