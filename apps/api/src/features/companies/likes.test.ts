import { accounts, employers, refusedCompanies } from '@pramaan/database/schema'
import { companyNameKey } from '@pramaan/domain/company'
import { asc, eq, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { createCompanies } from '../../testing/people/companies.ts'
import { migrateAgain } from '../../testing/server/migrate-again.ts'
import { startApi } from '../../testing/server/start-api.ts'
import { proveByEmail } from './proof.ts'

const api = await startApi()
const { unconfirmed, confirmEmail, rename } = createCompanies(api)
const gstin = '27AABCD1234E1Z8'
const cin = 'U72200MH2009PTC123456'

/** What is known of a new account's company of this name after a code to this address. */
async function statusAfterCode(companyName: string, email: string) {
  const employer = await unconfirmed({ companyName })
  await confirmEmail(employer, email)
  return (await employer.mine()).Status
}

async function toDecide() {
  const hr = await api.as(await api.aStaffMember('hr'))
  return (await hr.companies.list({ query: {} })).data
}

test.each([
  ['Fraud House', 'hr@fraudhouse.in', 'confirmed'],
  ['Tata Consultancy Services', 'hr@careers.tcs.com', 'confirmed'],
  ['Fraud House', 'hr@unlisted-mail.example', 'waiting'],
  ['Tata Consultancy', 'hr@fraudhouse.in', 'waiting'],
  ['Fraud House', 'hr@fraudhouse.github.io', 'unconfirmed'],
  ['Fraud House', 'hr@fraudhouse.eu.org', 'unconfirmed'],
  ['Fraud House', 'hr@tuta.com', 'unconfirmed'],
] as const)('a code for %s to %s leaves the company %s', async (companyName, email, status) => {
  expect(await statusAfterCode(companyName, email)).toBe(status)
})

describe('a code leads to staff if the company', () => {
  test('has the name of another that has its e-mail elsewhere, and not if it is a colleague’s', async () => {
    expect(await statusAfterCode('Known Works Pvt. Ltd.', 'hr@knownworks.in')).toBe('confirmed')
    expect(await statusAfterCode('KNOWN WORKS', 'hr@known-works.net')).toBe('waiting')
    const [known] = await api.db.select().from(employers).where(eq(employers.companyEmail, 'hr@known-works.net'))
    await api.db.delete(accounts).where(eq(accounts.id, known?.accountId ?? 0))
    expect(await statusAfterCode('Known Works Private Limited', 'second@mail.knownworks.in')).toBe('confirmed')
  })

  test.each(['Known Works India', 'KnownWorks Group', 'M/s Known Works', 'Kn0wn Works', 'Known VVorks'])(
    'has a name like that of another: %s, which staff see beside it',
    async (companyName) => {
      const known = await api.anEmployer({ companyName: 'Known Works' })
      expect(await statusAfterCode(companyName, 'hr@knownworksindia.in')).toBe('waiting')
      expect((await toDecide())[0]?.Namesakes).toMatchObject([{ EmployerID: known.id }])
    },
  )
})

test.each(['Knоwn Works', 'Knοwn Works', 'Κnown Works'])('the name %s is refused beside its field', async (name) => {
  const renaming = rename(await unconfirmed(), name)
  const message = 'Use letters from A to Z or of an Indian script.'
  await expect(renaming).rejects.toMatchObject({ status: 400, details: [{ field: 'empCompanyName', message }] })
})

// The embedded engine runs one transaction after the other.
test.runIf(process.env.TEST_DATABASE === 'postgres').each([
  ['name', 'Twice Works', 'hr@twice-works.com'],
  ['domain', 'Twiceworks Foods', 'two@twiceworks.in'],
])('of two codes for one %s at the same moment, the second leads to staff', async (_, companyName, email) => {
  const [one, other] = [await unconfirmed({ companyName: 'Twice Works' }), await unconfirmed({ companyName })]
  let second: Promise<void> | undefined
  let isOver = false
  await api.db.transaction(async (db) => {
    await proveByEmail(api.deps, db, one.id, 'hr@twiceworks.in')
    second = api.db
      .transaction((later) => proveByEmail(api.deps, later, other.id, email))
      .then(() => {
        isOver = true
      })
    await expect.poll(async () => isOver || (await waiting()) > 0).toBe(true)
  })
  await second
  expect([(await one.mine()).Status, (await other.mine()).Status]).toEqual(['confirmed', 'waiting'])
})

async function waiting() {
  const { rows } = await api.db.execute<{ waiting: number }>(
    sql`select count(*)::int as waiting from pg_locks where not granted`,
  )
  return rows[0]?.waiting ?? 0
}

describe('what staff refused', () => {
  async function aRevokedCompany() {
    const fraud = await unconfirmed({ companyName: 'Fraud House' })
    await confirmEmail(fraud, 'hr@fraudhouse.in')
    const admin = await api.as(await api.aStaffMember('Admin'))
    await admin.companies.decide({
      params: fraud,
      body: { Decision: 'revoke', CompanyName: 'Fraud House', Reason: 'Asked people for money' },
    })
    return { fraud, admin }
  }

  const returns = [
    ['Fraud House', 'hr2@fraudhouse.in'],
    ['Fraud House India', 'hr@fraudhouseindia.in'],
    ['Fraud', 'hr@fraud.in'],
  ] as const

  test('leads to staff under its name or domain, and they read that it was refused', async () => {
    await aRevokedCompany()
    const statuses = []
    for (const [name, email] of returns) statuses.push(await statusAfterCode(name, email))
    expect(statuses).toEqual(['waiting', 'waiting', 'confirmed'])
    expect((await toDecide()).map(({ RefusedBefore }) => RefusedBefore)).toEqual([true, true])
  })

  test('is still known when its employer took another name and address, or was erased', async () => {
    const { fraud } = await aRevokedCompany()
    await rename(fraud, 'Clean Works')
    await confirmEmail(fraud, 'hr@cleanworks.in')
    expect(await statusAfterCode('Fraud House', 'hr@fraud-house.com')).toBe('waiting')
    await api.db.delete(accounts).where(eq(accounts.id, fraud.id))
    expect(await statusAfterCode('House of Frauds', 'hr@fraudhouse.in')).toBe('waiting')
  })

  test('is forgotten when the refusal is undone', async () => {
    const { fraud, admin } = await aRevokedCompany()
    await admin.companies.undo({ params: fraud })
    expect(await api.db.select().from(refusedCompanies)).toEqual([])
    expect(await statusAfterCode('Fraud House', 'hr2@fraudhouse.in')).toBe('confirmed')
  })
})

test.each([
  ['GSTIN', { gstin }, { Number: gstin }],
  ['CIN', { cin }, { Number: cin }],
])('staff see the accounts with one %s beside each other', async (_, profile, body) => {
  const other = await api.anEmployer({ companyName: 'Another Name', ...profile })
  const { client } = await unconfirmed({ companyName: 'Demo Works' })
  await client.companies.giveNumber({ body })
  expect((await toDecide()).map(({ Namesakes }) => Namesakes)).toMatchObject([[{ EmployerID: other.id }]])
})

test('one domain confirms one company; staff see the accounts beside each other', async () => {
  expect(await statusAfterCode('DWI', 'hr@dwi.in')).toBe('confirmed')
  expect(await statusAfterCode('Demo Works Indore', 'hr2@dwi.in')).toBe('waiting')
  expect((await toDecide()).map(({ Namesakes }) => Namesakes)).toMatchObject([[{ CompanyName: 'DWI' }]])
})

describe('employers of before', () => {
  const names = [
    ...['DEMO-WORKS (P) Limited', 'The Démo & Sons Co.', 'A.B.C. Foods', 'डेमो वर्क्स प्रा. लि.', 'Limited'],
    ...['M/s Known Works India', 'Infosys Technologies Ltd', 'Group'],
  ]

  test('stay able to work, are listed for staff, and their names are compared as new ones are', async () => {
    for (const companyName of names) await unconfirmed({ companyName, companyNameKey: null })
    await migrateAgain(api.db, '0064_companies-confirmed')
    await api.db.update(employers).set({ companyEmail: 'hr@mail.Demo-Works.co.in' })
    await migrateAgain(api.db, '0069_companies-alike')
    const rows = await api.db.select().from(employers).orderBy(asc(employers.accountId))
    expect(rows.map(({ companyNameKey: key }) => key)).toEqual(names.map(companyNameKey))
    expect(new Set(rows.map(({ companyStatus }) => companyStatus))).toEqual(new Set(['kept']))
    expect(new Set(rows.map(({ companyEmailDomain }) => companyEmailDomain))).toEqual(new Set(['demo-works.co.in']))
    expect(await toDecide()).toHaveLength(names.length)
  })
})
