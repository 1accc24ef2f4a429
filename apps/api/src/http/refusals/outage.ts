import type { ErrorCode } from '@pramaan/contract/errors'

/** A request that could not be done for a reason outside of it: the answer's code, and the reason for the log. */
export type Outage = { code: Extract<ErrorCode, 'overloaded' | 'too-slow' | 'unavailable'>; reason: string }

type Failure = Error & { code?: unknown; syscall?: unknown; cause?: unknown; $metadata?: unknown }

/** PostgreSQL's codes by their beginning: https://www.postgresql.org/docs/current/errcodes-appendix.html */
const databaseCodes: readonly (readonly [RegExp, Outage['code']])[] = [
  // A statement past its deadline; a lock that could not be had, two transactions in each other's way.
  [/^57014$/, 'too-slow'],
  [/^(55P03|40001|40P01)$/, 'overloaded'],
  [/^53300$/, 'overloaded'],
  // A connection that broke; a full disk, no memory; a server that shuts down, starts up or fails; a database that only reads.
  [/^(08|53|57P|58)/, 'unavailable'],
  [/^(25006|25P03)$/, 'unavailable'],
]

/** Node's codes of a network or a disk that is not there, is full, or may not be written. */
const systemCodes =
  /^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN|ENOSPC|EDQUOT|EROFS|EIO|EMFILE|ENFILE)$/

/** What the driver says of a connection that is gone, without a code. */
const lostConnection =
  /^(Connection terminated|Client has encountered a connection error|Client was closed|Cannot use a pool after calling end|Query read timeout)/

/** What drawing an image says of a full disk, without a code. */
const noSpace = /No space left on device|Disk quota exceeded/

/** The outage that made a request fail, if neither the request nor our code is at fault. */
export function outageOf(error: unknown): Outage | undefined {
  for (const failure of chainOf(error)) {
    const code = codeOf(failure)
    if (code) return { code, reason: failure.message || String(failure.code) }
  }
  return undefined
}

/**
 * An error and what caused it, the cause that tells most first: the query's text says less than the database's reason.
 */
function chainOf(error: unknown): Failure[] {
  const chain: Failure[] = []
  for (let next = error; next instanceof Error && chain.length < 5; next = next.cause) chain.unshift(next)
  return chain
}

function codeOf({ code, syscall, message, $metadata }: Failure): Outage['code'] | undefined {
  if (message === 'timeout exceeded when trying to connect') return 'overloaded'
  if (lostConnection.test(message) || noSpace.test(message)) return 'unavailable'
  // The bucket: it did not answer, or not with what was asked for.
  if ($metadata) return 'unavailable'
  if (typeof code !== 'string') return undefined
  // A person who goes away in the middle of an upload is no outage.
  if (message === 'aborted') return undefined
  if (systemCodes.test(code) || (code === 'ENOENT' && syscall === 'connect')) return 'unavailable'
  return databaseCodes.find(([beginning]) => code.length === 5 && beginning.test(code))?.[1]
}
