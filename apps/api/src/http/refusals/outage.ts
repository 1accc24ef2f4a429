import type { ErrorCode } from '@pramaan/contract/errors'

/** An outage that made a request fail: the response's code, and the reason for the log. */
export type Outage = { code: Extract<ErrorCode, 'overloaded' | 'too-slow' | 'unavailable'>; reason: string }

type Failure = Error & { code?: unknown; syscall?: unknown; cause?: unknown; $metadata?: unknown }

/** PostgreSQL's error codes by prefix: https://www.postgresql.org/docs/current/errcodes-appendix.html */
const databaseCodes: readonly (readonly [RegExp, Outage['code']])[] = [
  // A statement past its deadline, an unavailable lock, a deadlock.
  [/^57014$/, 'too-slow'],
  [/^(55P03|40001|40P01)$/, 'overloaded'],
  [/^53300$/, 'overloaded'],
  // A lost connection; a full disk or no memory; a server that shuts down, starts or fails; a read-only database.
  [/^(08|53|57P|58)/, 'unavailable'],
  [/^(25006|25P03)$/, 'unavailable'],
]

/** Node's error codes for a missing network or disk, a full disk, or a read-only one. */
const systemCodes =
  /^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN|ENOSPC|EDQUOT|EROFS|EIO|EMFILE|ENFILE)$/

/** The driver's messages for a lost connection, which have no code. */
const lostConnection =
  /^(Connection terminated|Client has encountered a connection error|Client was closed|Cannot use a pool after calling end|Query read timeout)/

/** The image library's messages for a full disk, which have no code. */
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
 * An error and its causes, the most informative first: the database's reason is more useful than the text of the query.
 */
function chainOf(error: unknown): Failure[] {
  const chain: Failure[] = []
  for (let next = error; next instanceof Error && chain.length < 5; next = next.cause) chain.unshift(next)
  return chain
}

function codeOf({ code, syscall, message, $metadata }: Failure): Outage['code'] | undefined {
  if (message === 'timeout exceeded when trying to connect') return 'overloaded'
  if (lostConnection.test(message) || noSpace.test(message)) return 'unavailable'
  // The bucket did not respond, or responded with something else.
  if ($metadata) return 'unavailable'
  if (typeof code !== 'string') return undefined
  // An upload that the person cancelled is not an outage.
  if (message === 'aborted') return undefined
  if (systemCodes.test(code) || (code === 'ENOENT' && syscall === 'connect')) return 'unavailable'
  return databaseCodes.find(([beginning]) => code.length === 5 && beginning.test(code))?.[1]
}
