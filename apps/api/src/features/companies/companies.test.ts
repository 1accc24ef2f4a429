import { auditLog, employers, notifications, outbox } from '@pramaan/database/schema'
import { asc, eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { createCompanies } from '../../testing/people/companies.ts'
import { createOpenings } from '../../testing/people/openings.ts'
import { startApi } from '../../testing/server/start-api.ts'

const api = await startApi()
const minute = 60_000
const gstin = '27AABCD1234E1Z8'
const cin = 'U72200MH2009PTC123456'
/** The name that staff decide about. */
const CompanyName = 'Demo Works'

const { unconfirmed, confirmEmail, rename } = createCompanies(api)

const staff = async (role: 'Admin' | 'hr') => api.as(await api.aStaffMember(role))
const idsOf = ({ data }: { data: readonly { EmployerID: number }[] }) => data.map(({ EmployerID }) => EmployerID)

describe('a company is confirmed', () => {
  test('at once by a code to its own e-mail, and the log says so', async () => {
    const employer = await unconfirmed()
    await confirmEmail(employer, 'hiring@demoworks.in')
    expect(await employer.mine()).toMatchObject({ Status: 'confirmed', CompanyEmail: 'hiring@demoworks.in' })
    const log = await api.db.select().from(auditLog).orderBy(asc(auditLog.id))
    expect(log.map(({ action }) => action)).toEqual(['company-proved', 'email-changed'])
  })

  test.each(['hiring@gmail.com', 'hiring@zohomail.in', 'a@0-mail.com', 'student@college.ac.in'])(
    'not by a code to %s, where anybody or every student has an address',
    async (email) => {
      const employer = await unconfirmed()
      await confirmEmail(employer, email)
      expect(await employer.mine()).toMatchObject({ Status: 'unconfirmed', CompanyEmail: null })
    },
  )

  test.each([
    [gstin.toLowerCase(), { Gstin: gstin, Cin: null }],
    ['U72200 MH2009 PTC123456', { Gstin: null, Cin: cin }],
  ])('with the number %s once staff say yes', async (typed, given) => {
    const employer = await unconfirmed()
    const answer = await employer.client.companies.giveNumber({ body: { Number: typed } })
    expect(answer.data).toMatchObject({ Status: 'waiting', ...given })
    const hr = await staff('hr')
    expect(idsOf(await hr.companies.list({ query: {} }))).toEqual([employer.id])
    await hr.companies.decide({ params: employer, body: { Decision: 'confirm', CompanyName } })
    expect(await employer.mine()).toMatchObject({ Status: 'confirmed', ...given })
    expect(idsOf(await hr.companies.list({ query: {} }))).toEqual([])
  })

  test('not by a number with a wrong sign, which is refused beside its field', async () => {
    const { client, mine } = await unconfirmed()
    const giving = client.companies.giveNumber({ body: { Number: '27AABCD1234E1Z9' } })
    const message = 'One character of this GSTIN is wrong. Compare it with the certificate.'
    await expect(giving).rejects.toMatchObject({ status: 400, details: [{ field: 'Number', message }] })
    expect((await mine()).Status).toBe('unconfirmed')
  })
})

describe('the list of companies to decide', () => {
  test('has what was given, and beside each the other accounts of its name', async () => {
    const one = await unconfirmed({ companyName: 'Twin Traders' })
    const twin = await api.anEmployer({ companyName: 'Twin Traders LLP' })
    await api.anEmployer({ companyName: 'Other Traders' })
    await one.client.companies.giveNumber({ body: { Number: gstin } })
    const { data, totalCount } = await (await staff('Admin')).companies.list({ query: {} })
    expect(totalCount).toBe(1)
    expect(data).toMatchObject([
      {
        EmployerID: one.id,
        CompanyName: 'Twin Traders',
        Gstin: gstin,
        Phone: one.phone,
        Namesakes: [{ EmployerID: twin.id, CompanyName: 'Twin Traders LLP', Status: 'confirmed' }],
      },
    ])
  })

  test('starts with those that wait longest, and shows each status', async () => {
    const late = await unconfirmed()
    const early = await unconfirmed()
    await early.client.companies.giveNumber({ body: { Number: gstin } })
    api.pass(minute)
    await late.client.companies.giveNumber({ body: { Number: cin } })
    const hr = await staff('hr')
    expect(idsOf(await hr.companies.list({ query: {} }))).toEqual([early.id, late.id])
    expect(idsOf(await hr.companies.list({ query: { status: 'confirmed' } }))).toEqual([])
    expect(idsOf(await hr.companies.list({ query: { term: 'nobody' } }))).toEqual([])
    await api.db.update(employers).set({ companyName: 'Nguyễn Foods' }).where(eq(employers.accountId, late.id))
    expect(idsOf(await hr.companies.list({ query: { term: 'nguyen foods' } }))).toEqual([late.id])
  })
})

describe('a decision', () => {
  test('to refuse has a reason, and the employer is notified after the minutes for an undo', async () => {
    const employer = await unconfirmed({}, 'waiting')
    const hr = await staff('hr')
    const without = hr.companies.decide({ params: employer, body: { Decision: 'refuse', CompanyName } })
    await expect(without).rejects.toMatchObject({ details: [{ field: 'Reason', message: 'Say why.' }] })
    await hr.companies.decide({
      params: employer,
      body: { Decision: 'refuse', CompanyName, Reason: 'The number is not theirs' },
    })
    expect(await employer.mine()).toMatchObject({ Status: 'refused', Reason: 'The number is not theirs' })
    const told = async () => (await employer.client.notifications.list({ query: {} })).data.map(({ Kind }) => Kind)
    expect(await told()).toEqual([])
    api.pass(5 * minute)
    expect(await told()).toEqual(['company-refused'])
    const messages = await api.db.select().from(outbox).where(eq(outbox.template, 'company-refused'))
    expect(new Set(messages.map(({ accountId }) => accountId))).toEqual(new Set([employer.id]))
  })

  test('is undone by its maker within five minutes, and nobody is notified', async () => {
    const employer = await unconfirmed({}, 'waiting')
    const [hr, other] = [await staff('hr'), await staff('hr')]
    await hr.companies.decide({ params: employer, body: { Decision: 'confirm', CompanyName } })
    await expect(other.companies.undo({ params: employer })).rejects.toMatchObject({ code: 'wrong-state' })
    expect((await hr.companies.undo({ params: employer })).data.Status).toBe('waiting')
    expect(await api.db.select().from(notifications)).toEqual([])
    await expect(hr.companies.undo({ params: employer })).rejects.toMatchObject({ code: 'wrong-state' })
    await hr.companies.decide({ params: employer, body: { Decision: 'confirm', CompanyName } })
    api.pass(5 * minute)
    await expect(hr.companies.undo({ params: employer })).rejects.toMatchObject({ code: 'wrong-state' })
  })

  test('to take a confirmation back is an Admin’s, and closes what was open at once', async () => {
    const employer = await unconfirmed({}, 'confirmed')
    const body = { Decision: 'revoke', CompanyName, Reason: 'Another company’s name' } as const
    const hr = await staff('hr')
    await expect(hr.companies.decide({ params: employer, body })).rejects.toMatchObject({ code: 'not-allowed' })
    await employer.client.conversations.list({ query: {} })
    await (await staff('Admin')).companies.decide({ params: employer, body })
    const reading = employer.client.conversations.list({ query: {} })
    await expect(reading).rejects.toMatchObject({ code: 'company-unconfirmed', status: 403 })
    for (const email of ['again@demoworks.in', 'and.again@demoworks.in']) {
      await confirmEmail(employer, email)
      expect((await employer.mine()).Status).toBe('waiting')
    }
  })
})

describe('another company name', () => {
  test.each([
    ['confirm', 'waiting'],
    ['refuse', 'waiting'],
    ['revoke', 'confirmed'],
  ] as const)('refuses the %s of staff who saw the one before, and changes nothing', async (Decision, status) => {
    const employer = await unconfirmed({}, status)
    await rename(employer, 'Demo Works Limited')
    const admin = await staff('Admin')
    const decide = (seen: string) =>
      admin.companies.decide({ params: employer, body: { Decision, CompanyName: seen, Reason: 'Looked at' } })
    await expect(decide(CompanyName)).rejects.toMatchObject({ code: 'changed-elsewhere', status: 409 })
    expect((await employer.mine()).Status).toBe(status)
    await decide('Demo Works Limited')
    expect((await employer.mine()).Status).not.toBe(status)
  })

  test.each(['confirmed', 'kept'] as const)(
    'closes what is open to a %s company until staff decide, and a code opens nothing',
    async (status) => {
      const employer = await unconfirmed({ companyName: 'Demo Works' }, status)
      await rename(employer, 'Demo Works Pvt Ltd')
      expect((await employer.mine()).Status).toBe(status)
      await rename(employer, 'Famous Works')
      const reading = employer.client.conversations.list({ query: {} })
      await expect(reading).rejects.toMatchObject({ code: 'company-unconfirmed' })
      await confirmEmail(employer, 'hr@famousworks.in')
      await rename(employer, 'Demo Works')
      expect((await employer.mine()).Status).toBe('waiting')
      const hr = await staff('hr')
      expect(idsOf(await hr.companies.list({ query: {} }))).toEqual([employer.id])
      await hr.companies.decide({ params: employer, body: { Decision: 'confirm', CompanyName } })
      await employer.client.conversations.list({ query: {} })
    },
  )

  test('ends the undo of a decision about the old one', async () => {
    const employer = await unconfirmed({ companyName: 'Demo Works' }, 'confirmed')
    const admin = await staff('Admin')
    await admin.companies.decide({ params: employer, body: { Decision: 'revoke', CompanyName, Reason: 'A fraud' } })
    await rename(employer, 'Famous Works')
    await expect(admin.companies.undo({ params: employer })).rejects.toMatchObject({ code: 'wrong-state' })
  })
})

test('another number of a confirmed company waits for staff', async () => {
  const employer = await unconfirmed({ gstin }, 'confirmed')
  await employer.client.companies.giveNumber({ body: { Number: gstin } })
  expect((await employer.mine()).Status).toBe('confirmed')
  await employer.client.companies.giveNumber({ body: { Number: '29AABCD1234E1Z4' } })
  expect((await employer.mine()).Status).toBe('waiting')
})

describe('candidates read that a company is verified', () => {
  test('beside the name that was confirmed, on jobs and drives, and not beside another or before', async () => {
    const { aDrive, aJob } = createOpenings(api.deps)
    const verified = await api.anEmployer({ companyName: 'Known Works Pvt. Ltd.' })
    const waiting = await unconfirmed({ companyName: 'Known Works' }, 'waiting')
    const ofStaff = await aJob({ companyName: 'Known Works' })
    const sameName = await aJob({ employerId: verified.id, companyName: 'Known Works' })
    const another = await aJob({ employerId: verified.id, companyName: 'Famous Works' })
    const unverified = await aJob({ employerId: waiting.id, companyName: 'Known Works' })
    const drive = await aDrive({ employerId: waiting.id })
    const candidate = await api.as(await api.aCandidate())
    const readings = []
    for (const { id } of [ofStaff, sameName, another, unverified])
      readings.push((await candidate.jobs.get({ params: { id } })).data.Verified)
    expect(readings).toEqual([null, true, false, false])
    expect((await candidate.drives.get({ params: { id: drive.id } })).data.Verified).toBe(false)
  })
})
