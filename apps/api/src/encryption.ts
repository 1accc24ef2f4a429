import { createHash, createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'
import { CompactEncrypt, compactDecrypt, type JWTPayload, jwtVerify, SignJWT } from 'jose'
import { type Claims, type TokenKind, tokenKinds } from './token-kinds.ts'

/** The number of verified tokens that are remembered. */
const mostVerified = 10_000

/** Operations with keys that are never stored in the database. */
export type Encryption = ReturnType<typeof createEncryption>

/** The keys of tokens, codes and encrypted columns, all derived from the one secret. */
function keysOf(secret: string) {
  const key = (use: string) => new Uint8Array(hkdfSync('sha256', secret, 'pramaan', use, 32))
  return { token: key('token'), code: key('one-time-code'), column: key('column'), mark: key('mark') }
}

const hmacOf = (key: Uint8Array, address: string, code: string) =>
  createHmac('sha256', key).update(`${address}|${code}`).digest('hex')
const isEqual = (a: string, b: string) => a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b))

/**
 * Encrypts and signs with the keys of a secret; while the secret is being changed, also decrypts and verifies with the
 * keys of the previous secret.
 */
export function createEncryption(secret: string, secretBefore?: string) {
  const keys = keysOf(secret)
  const readable = secretBefore ? [keys, keysOf(secretBefore)] : [keys]
  const verified = new Map<string, JWTPayload>()
  return {
    /** An HMAC of a one-time code for an address, as hex. */
    codeHmac: (address: string, code: string) => hmacOf(keys.code, address, code),
    /** Whether an HMAC is one of ours for this address and code; compared in constant time. */
    isCodeHmac: (address: string, code: string, hmac: string) =>
      readable.map((known) => isEqual(hmacOf(known.code, address, code), hmac)).includes(true),
    /** A keyed hash of a text, as hex, which can't be reversed or guessed without the secret. */
    mark: (text: string) => createHmac('sha256', keys.mark).update(text).digest('hex'),
    /** Compares two hex digests in constant time. */
    same: isEqual,
    /** The hash under which a random secret (cookie, link) is stored. */
    hash: (text: string) => createHash('sha256').update(text).digest('hex'),
    /** A column's plain text, encrypted (JWE, A256GCM). */
    encrypt: (text: string) =>
      new CompactEncrypt(new TextEncoder().encode(text))
        .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
        .encrypt(keys.column),
    decrypt: (jwe: string) =>
      firstThat(readable, async ({ column }) => {
        const { plaintext } = await compactDecrypt(jwe, column)
        return new TextDecoder().decode(plaintext)
      }),
    /** A signed token (HS256) with its purpose in `for`, valid from `issuedAt` for `seconds`. */
    sign: <Kind extends TokenKind>(kind: Kind, claims: Claims<Kind>, issuedAt: Date, seconds: number) => {
      const start = Math.floor(issuedAt.getTime() / 1000)
      return new SignJWT({ ...claims, for: kind })
        .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
        .setIssuedAt(start)
        .setExpirationTime(start + seconds)
        .sign(keys.token)
    },
    /**
     * The claims of a token that is ours, still valid and of this kind; otherwise undefined. The signature is verified
     * only once, because a token comes with every request; its kind and expiry are checked each time.
     */
    verify: async <Kind extends TokenKind>(kind: Kind, token: string, now: Date): Promise<Claims<Kind> | undefined> => {
      const payload = verified.get(token) ?? (await payloadOf(token, now, readable))
      if (!payload || isOver(payload, now) || purposeOf(payload) !== kind) return undefined
      if (verified.size >= mostVerified) verified.clear()
      verified.set(token, payload)
      return tokenKinds[kind].safeParse(payload).data as Claims<Kind> | undefined
    },
  }
}

/** The result of the first successful attempt; throws the last error if all fail. */
async function firstThat<Known, Result>(
  all: readonly Known[],
  attempt: (one: Known) => Promise<Result>,
): Promise<Result> {
  const [one, ...others] = all
  if (one === undefined) throw new Error('There is no key.')
  const tried = attempt(one)
  return others.length ? tried.catch(() => firstThat(others, attempt)) : tried
}

/** The payload of a token signed with one of these keys; undefined if it was not, or if it has expired. */
async function payloadOf(token: string, now: Date, readable: readonly { token: Uint8Array }[]) {
  if (!isExact(token)) return undefined
  const options = { algorithms: ['HS256'], currentDate: now }
  const verified = firstThat(readable, (known) => jwtVerify(token, known.token, options))
  return verified.then(
    ({ payload }) => payload,
    () => undefined,
  )
}

/**
 * Whether a signature has its canonical spelling, because decoding ignores spaces and the spare bits of the last
 * character.
 */
function isExact(token: string) {
  const signature = token.slice(token.lastIndexOf('.') + 1)
  return Buffer.from(signature, 'base64url').toString('base64url') === signature
}

/** The purpose of a token. Older links to receipts, which work for 30 days, have none and contain only a receipt. */
function purposeOf(payload: JWTPayload) {
  return payload.for ?? ('receipt' in payload ? 'receipt' : undefined)
}

function isOver({ exp }: JWTPayload, now: Date) {
  return exp === undefined || exp <= Math.floor(now.getTime() / 1000)
}
