import { isStaff, type Role } from '@pramaan/domain/role'
import { sessionLimits } from '@pramaan/domain/session'

const minuteMs = 60_000

/** When a session that starts now ends at the latest: staff after hours, others after days (quality, rule 11). */
export function sessionEnd(role: Role, start: Date) {
  const hours = isStaff(role) ? sessionLimits.staffHours : sessionLimits.days * 24
  return new Date(start.getTime() + hours * 60 * minuteMs)
}

/** Whether a session was idle for too long, which only applies to staff. */
export function isIdle(role: Role, lastSeenAt: Date, now: Date) {
  return isStaff(role) && now.getTime() - lastSeenAt.getTime() >= sessionLimits.staffIdleMinutes * minuteMs
}

/** Whether to store a use of the session: at most once a minute, and only for staff. */
export function isUseToNote(role: Role, lastSeenAt: Date, now: Date) {
  return isStaff(role) && now.getTime() - lastSeenAt.getTime() >= minuteMs
}
