import { createHash, createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'
import { CompactEncrypt, compactDecrypt, type JWTPayload, jwtVerify, SignJWT } from 'jose'

/** So many tokens are remembered as ours. */
const mostVerified = 10_000

/** What the server does with keys that never reach the database. */
export type Seal = ReturnType<typeof createSeal>

/** The keys of tokens, codes and sealed columns, each derived from the one secret. */
export function createSeal(secret: string) {
  const key = (use: string) => new Uint8Array(hkdfSync('sha256', secret, 'pramaan', use, 32))
  const tokenKey = key('token')
  const codeKey = key('one-time-code')
  const columnKey = key('column')
  const verified = new Map<string, JWTPayload>()
  return {
    /** An HMAC of a one-time code for an address, as hex. */
    codeHmac: (address: string, code: string) =>
      createHmac('sha256', codeKey).update(`${address}|${code}`).digest('hex'),
    /** Compares two hex digests in constant time. */
    same: (a: string, b: string) => a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b)),
    /** The hash under which an unguessable secret (cookie, link) is kept. */
    hash: (text: string) => createHash('sha256').update(text).digest('hex'),
    /** A column's plain text, encrypted (JWE, A256GCM). */
    encrypt: (text: string) =>
      new CompactEncrypt(new TextEncoder().encode(text))
        .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
        .encrypt(columnKey),
    decrypt: async (jwe: string) => new TextDecoder().decode((await compactDecrypt(jwe, columnKey)).plaintext),
    /** A signed token (HS256) of these claims, from `issuedAt` for `seconds`. */
    sign: (claims: Record<string, unknown>, issuedAt: Date, seconds: number) => {
      const start = Math.floor(issuedAt.getTime() / 1000)
      return new SignJWT(claims)
        .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
        .setIssuedAt(start)
        .setExpirationTime(start + seconds)
        .sign(tokenKey)
    },
    /**
     * The claims of a token that is ours and still valid, otherwise undefined. A token comes with each request and its
     * signature does not change: it is checked once, its end each time.
     */
    verify: async (token: string, now: Date) => {
      const known = verified.get(token)
      if (known) return isOver(known, now) ? undefined : known
      try {
        const { payload } = await jwtVerify(token, tokenKey, { algorithms: ['HS256'], currentDate: now })
        if (verified.size >= mostVerified) verified.clear()
        verified.set(token, payload)
        return payload
      } catch {
        return undefined
      }
    },
  }
}

function isOver({ exp }: JWTPayload, now: Date) {
  return exp === undefined || exp <= Math.floor(now.getTime() / 1000)
}
