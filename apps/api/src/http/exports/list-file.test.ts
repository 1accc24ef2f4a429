import { accounts, auditLog, candidates, orders, payments, sessions, vspApplications } from '@pramaan/database/schema'
import { roles } from '@pramaan/domain/role'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { createOpenings } from '../../testing/people/openings.ts'
import { downloadsOf } from '../../testing/server/download.ts'
import { startApi } from '../../testing/server/start-api.ts'
import { rowsAtATime } from './list-file.ts'

const api = await startApi()
const download = downloadsOf(api)
const { aDrive } = createOpenings(api.deps)

test('rows of one instant that fill several parts are each in the file once', async () => {
  const many = rowsAtATime * 2 + 1
  const at = api.deps.now()
  const people = await api.db
    .insert(accounts)
    .values(
      Array.from({ length: many }, (_, n) => ({
        roleId: roles.Candidate,
        fullName: `Demo ${n}`,
        phone: `+91${9_100_000_000 + n}`,
        registrationStep: 0,
        createdAt: at,
      })),
    )
    .returning({ id: accounts.id })
  await api.db.insert(candidates).values(people.map(({ id }) => ({ accountId: id })))
  await api.db.insert(vspApplications).values(people.map(({ id }) => ({ candidateId: id, createdAt: at })))
  const idsOf = (lines: readonly string[], column: number) => new Set(lines.map((line) => line.split(',')[column]))
  const applicants = await download('hr', (hr) => hr.verification.applicantsFile({ query: {} }))
  expect(applicants.lines).toHaveLength(many)
  expect(idsOf(applicants.lines, 2).size).toBe(many)
  const made = { createdAt: at, updatedAt: at, expiresAt: at }
  const bought = await api.db
    .insert(orders)
    .values(
      people.map(({ id: personId }) => ({
        id: api.deps.random.uuid(),
        personId,
        purpose: 'VSP' as const,
        price: 50_000,
        amount: 50_000,
        ...made,
      })),
    )
    .returning({ id: orders.id })
  await api.db.insert(payments).values(
    bought.map(({ id: orderId }, n) => ({
      orderId,
      providerPaymentId: `pay_${n}`,
      state: 'failed' as const,
      amount: 50_000,
      createdAt: at,
      updatedAt: at,
    })),
  )
  const paid = await download('hr', (hr) => hr.payments.file({ query: {} }))
  expect(paid.lines).toHaveLength(many)
  expect(idsOf(paid.lines, 1).size).toBe(many)
})

test('a link ends with its session, with a suspension, with its role and after a minute, and opens no other file', async () => {
  const link = (admin: Awaited<ReturnType<typeof api.as>>) => admin.payments.cohortFile()
  const first = await download('Admin', link)
  expect(first.answer.statusCode).toBe(200)
  const other = first.url.replace('/cohort-files', '/payment-files')
  const status = async (url: string) => (await api.app.inject({ url })).statusCode
  expect(await status(other)).toBe(403)
  const change = (columns: Partial<typeof accounts.$inferInsert>) =>
    api.db.update(accounts).set(columns).where(eq(accounts.id, first.member.id))
  await change({ roleId: roles.hr })
  expect(await status(first.url)).toBe(403)
  await change({ roleId: first.member.roleId, status: 'suspended' })
  expect(await status(first.url)).toBe(403)
  const signedOut = await download('Admin', link)
  await api.db.update(sessions).set({ endedAt: api.deps.now() })
  expect(await status(signedOut.url)).toBe(403)
  const later = await download('Admin', link)
  api.pass(61_000)
  expect(await status(later.url)).toBe(403)
})

test('a role gets no file of a list that it has not', async () => {
  const refused = { status: 403 }
  const partner = await api.as(await api.aStaffMember('C-Partner'))
  const hr = await api.as(await api.aStaffMember('hr'))
  const employer = await api.as(await api.anEmployer())
  await expect(partner.payments.file({ query: {} })).rejects.toMatchObject(refused)
  await expect(partner.verification.applicantsFile({ query: {} })).rejects.toMatchObject(refused)
  await expect(hr.payments.cohortFile()).rejects.toMatchObject(refused)
  await expect(hr.applications.courseApplicantsFile({ query: {} })).rejects.toMatchObject(refused)
  await expect(hr.guidance.partnerFile({ query: {} })).rejects.toMatchObject(refused)
  await expect(hr.courses.file({ query: {} })).rejects.toMatchObject(refused)
  const drive = { params: { driveId: (await aDrive()).id }, query: {} }
  await expect(employer.drives.applicantsFile(drive)).rejects.toMatchObject(refused)
})

test('the rows of all lists count together towards one person’s daily limit', async () => {
  const member = await api.aStaffMember('hr')
  const hr = await api.as(member)
  const used = (action: string) => ({ actorId: member.id, action, at: api.deps.now(), detail: { rows: 500_000 } })
  await api.db.insert(auditLog).values([used('list-exported'), used('candidates-exported')])
  await expect(hr.payments.file({ query: {} })).rejects.toMatchObject({ status: 409, code: 'limit-reached' })
  await expect(hr.directory.candidatesFile({ query: {} })).rejects.toMatchObject({ code: 'limit-reached' })
  expect((await download('hr', (other) => other.payments.file({ query: {} }))).answer.statusCode).toBe(200)
})
