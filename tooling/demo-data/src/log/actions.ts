import type { AuditAction } from '@pramaan/domain/audit'
import type { Row } from '../write/insert.ts'

/** A line of the audit log. */
export type Action = {
  actorId: number | null
  action: AuditAction
  subjectId: number | null
  detail: Row | null
  at: Date
}
