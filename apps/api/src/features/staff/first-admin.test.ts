import { accounts, auditLog } from '@pramaan/database/schema'
import { expect, test } from 'vitest'
import { startApi } from '../../testing/server/start-api.ts'
import { ensureFirstAdmin } from './first-admin.ts'

const api = await startApi()
const rows = () => api.db.select().from(accounts)

test('the first Admin is made once, signs in on the staff console, and is in the audit log [S-004]', async () => {
  const id = await ensureFirstAdmin(api.deps, { phone: '9876543210', name: 'Ravi Kulkarni' })
  expect(await ensureFirstAdmin(api.deps, { phone: '9876543211', name: 'Another' })).toBeUndefined()
  expect(await rows()).toMatchObject([{ id, fullName: 'Ravi Kulkarni', roleId: 3, phone: '+919876543210' }])
  expect(await api.db.select().from(auditLog)).toMatchObject([{ action: 'first-admin', subjectId: id }])
  const sent = await api.client().session.login({ body: { mobile: '9876543210', role: 'Staff' } })
  expect(sent.data).toBe('OTP Sent')
})

test('two servers that start at once with one ADMIN_PHONE make one Admin', async () => {
  const person = { phone: '9876543210', name: 'Ravi Kulkarni' }
  await Promise.all([1, 2, 3].map(() => ensureFirstAdmin(api.deps, person)))
  expect(await rows()).toHaveLength(1)
})

test('an invalid phone, or one that another account has, fails with a clear error', async () => {
  await expect(ensureFirstAdmin(api.deps, { phone: '12', name: 'A' })).rejects.toThrow('no mobile number')
  await api.aCandidate({}, { phone: '+919876543210' })
  await expect(ensureFirstAdmin(api.deps, { phone: '9876543210', name: 'A' })).rejects.toThrow('no Admin')
})
