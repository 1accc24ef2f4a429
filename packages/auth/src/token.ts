import { isRegistrationStep, type RegistrationStep } from '@pramaan/domain/registration'
import { type Role, roleOfId } from '@pramaan/domain/role'
import { whyNotToken } from '@pramaan/domain/session'

/** A token's content about its person (document 000 §3). */
export type Person = { ID: number; RoleID: number; FullName: string; role: Role; registrationStep: RegistrationStep }

type Claims = {
  iat?: number
  exp?: number
  userInfo?: { ID?: number; RoleID?: number; FullName?: string; registrationStep?: number }
}

/**
 * Reads a token without checking its signature, which is the server's job; undefined if it is not ours or has expired.
 */
export function readToken(token: string, now: Date): Person | undefined {
  const claims = claimsOf(token)
  return claims && !whyNotToken(claims, now) ? personOf(claims) : undefined
}

/** The person of a token that has just come from the server, or may have expired. */
export function personIn(token: string): Person | undefined {
  const claims = claimsOf(token)
  return claims && personOf(claims)
}

/** When the server issued a token, in milliseconds since 1970. */
export function issuedAt(token: string): number | undefined {
  const seconds = claimsOf(token)?.iat
  return seconds === undefined ? undefined : seconds * 1000
}

function personOf({ userInfo: info }: Claims): Person | undefined {
  if (!info?.ID || !info.RoleID) return undefined
  const role = roleOfId(info.RoleID)
  const step = info.registrationStep
  if (!role || step === undefined || !isRegistrationStep(step)) return undefined
  return { ID: info.ID, RoleID: info.RoleID, FullName: info.FullName ?? '', role, registrationStep: step }
}

function claimsOf(token: string): Claims | undefined {
  try {
    const payload = token.split('.')[1] ?? ''
    const bytes = Uint8Array.from(atob(payload.replaceAll('-', '+').replaceAll('_', '/')), (letter) =>
      letter.charCodeAt(0),
    )
    const claims: unknown = JSON.parse(new TextDecoder().decode(bytes))
    return typeof claims === 'object' && claims !== null ? claims : undefined
  } catch {
    return undefined
  }
}
