import { expect, test } from 'vitest'
import { auditGroups, isAuditAction } from './audit.ts'

test('each act belongs to one group', () => {
  const acts = Object.values(auditGroups).flat()
  expect(new Set(acts).size).toBe(acts.length)
  expect(isAuditAction('account-suspended')).toBe(true)
  expect(isAuditAction('something-else')).toBe(false)
})
