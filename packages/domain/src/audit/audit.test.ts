import { expect, test } from 'vitest'
import { auditGroups, hidesListsSeen, isAuditAction } from './audit.ts'

test('each act belongs to one group', () => {
  const acts = Object.values(auditGroups).flat()
  expect(new Set(acts).size).toBe(acts.length)
  expect(isAuditAction('account-suspended')).toBe(true)
  expect(isAuditAction('something-else')).toBe(false)
})

test.each([
  [{}, true],
  [{ shown: true }, false],
  [{ about: '12' }, false],
  [{ about: '12', shown: false }, true],
  [{ group: 'contacts' }, false],
  [{ group: 'money' }, true],
  [{ action: 'contacts-listed' }, false],
  [{ action: 'contacts-listed', shown: false }, false],
] as const)('asked for %j, the log hides lists that were seen: %s', (view, hidden) => {
  expect(hidesListsSeen(view)).toBe(hidden)
})
