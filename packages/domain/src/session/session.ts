import { roleOfId } from '../role/role.ts'

/** Minutes for which a token is valid; its session renews it (D9). */
export const tokenMinutes = 15

/**
 * The duration of sessions: days for candidates and employers, hours and idle minutes for staff (quality.md, rule 11).
 */
export const sessionLimits = { days: 30, staffHours: 12, staffIdleMinutes: 30 } as const

/** A token's readable content; `exp` is in seconds since 1970. */
type TokenContent = {
  exp?: number | null
  userInfo?: { ID?: number | null; RoleID?: number | null } | null
}

/** Why a stored token is refused, which signs the visitor out (000, section 6). */
export function whyNotToken(token: TokenContent, now: Date) {
  if (!token.userInfo?.ID) return 'no-id' as const
  if (roleOfId(token.userInfo.RoleID ?? 0) === undefined) return 'no-role' as const
  const expired = !token.exp || token.exp * 1000 <= now.getTime()
  return expired ? ('expired' as const) : undefined
}
