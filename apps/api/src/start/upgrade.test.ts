import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { zstdDecompressSync } from 'node:zlib'
import { createClient } from '@pramaan/api-client'
import { contract } from '@pramaan/contract'
import { migrateDatabase } from '@pramaan/database/migrate'
import { openFromConfig } from '@pramaan/database/open'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sendTo } from '../testing/server/send-to.ts'
import { openTestServer } from '../testing/server/test-server.ts'

/** The rows of the folder when it was packed, by today's table names. */
const rowsThen = {
  accounts: 86,
  application_moves: 729,
  candidates: 32,
  consents: 172,
  course_applications: 181,
  courses: 24,
  drive_applications: 42,
  educations: 55,
  employers: 40,
  experiences: 42,
  files: 2,
  hr_comments: 9,
  job_applications: 398,
  jobs: 200,
  orders: 151,
  payments: 168,
  placement_drives: 12,
  profile_views: 159,
  receipts: 115,
  refunds: 4,
  shortlist_moves: 406,
  shortlists: 201,
  store_orders: 17,
  vsp_applications: 11,
}

/** The folder as an earlier version left it, opened by this one. */
async function openOldFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'pramaan-old-'))
  const packed = readFileSync(new URL('../testing/old-folder/2026-11-22.tar.zst', import.meta.url))
  execFileSync('tar', ['-xf', '-', '-C', folder], { input: zstdDecompressSync(packed) })
  const { db, stop } = await openFromConfig({ DATA_DIR: folder, POOL_SIZE: 2 })
  await migrateDatabase(db)
  const server = await openTestServer(db, { DATA_DIR: folder })
  // The day after the folder was packed.
  server.pass(2 * 86_400_000)
  const client = (token?: string) => createClient(contract, sendTo(server.app), async () => token)
  return {
    ...server,
    db,
    /** Signs in with the code sent to the phone. */
    async signIn(mobile: string, role: 'Candidate' | 'Employer' | 'Staff') {
      const browser = client()
      await browser.session.login({ body: { mobile, role } })
      const sent = (await browser.platform.outbox({ query: { to: `+91${mobile}` } })).data[0]
      return client((await browser.session.login({ body: { mobile, role, otp: sent?.variables.otp ?? '' } })).data)
    },
    async close() {
      await server.stop()
      await stop()
      rmSync(folder, { recursive: true })
    },
  }
}

describe('a data folder of an earlier version', () => {
  let old: Awaited<ReturnType<typeof openOldFolder>>
  beforeAll(async () => {
    old = await openOldFolder()
  })
  afterAll(() => old.close())

  test('has all its rows after the migrations', async () => {
    const names = Object.keys(rowsThen)
    const counts = names.map((name) => `(select count(*)::int from ${name}) as ${name}`)
    expect((await old.db.$client.query(`select ${counts}`)).rows[0]).toEqual(rowsThen)
  })

  test('lets an employer sign in and find its people', async () => {
    const employer = await old.signIn('9000000011', 'Employer')
    const page = await employer.search.candidates({ query: { pageSize: '10' } })
    expect(page).toMatchObject({ totalCount: 32, title: 'All candidates' })
    expect(page.items.map(({ FullName }) => FullName)).toContain('Riddhi Panchal')
  })

  test('shows hr the profile of a verified candidate, whose CV opens', async () => {
    const hr = await old.signIn('9000000022', 'Staff')
    const { data } = await hr.candidates.get({ params: { id: 7 } })
    expect(data).toMatchObject({ FullName: 'Rohan Deshmukh', VspStatus: true })
    const file = await old.app.inject({ url: ('CV' in data && data.CV) || '' })
    expect(file.statusCode).toBe(200)
    expect(file.body).toContain('Sample CV of an invented candidate')
  })

  test('tells of each plan sold which offer it was, and how many its buyer had bought before', async () => {
    const { rows } = await old.db.$client.query(`
      select offer, purchases, count(*)::int as buyers from (
        select person_id, min(subject_id)::int as offer, array_agg(bought_before order by given_at) as purchases
        from grants where purpose = 'Plan' group by person_id
      ) buyers group by offer, purchases order by offer, purchases`)
    expect(rows).toEqual([
      { offer: 1, purchases: [0], buyers: 8 },
      { offer: 1, purchases: [0, 1], buyers: 2 },
      { offer: 2, purchases: [0], buyers: 2 },
    ])
  })

  test('lists the orders of a candidate with their receipts', async () => {
    const candidate = await old.signIn('9000000002', 'Candidate')
    const { data } = await candidate.payments.mine({ query: {} })
    expect(data.map(({ AppliedTo, Status, Amount }) => [AppliedTo, Status, Amount])).toEqual([
      ['PlacementDrive', 'captured', 1000],
      ['Course', 'created', 12000],
      ['VSP', 'captured', 500],
      ['Course', 'captured', 9000],
    ])
    expect(data.flatMap(({ Receipts }) => Receipts.map((receipt) => receipt.Number))).toEqual([
      'PR/26-27/000109',
      'PR/26-27/000042',
      'PR/26-27/000034',
    ])
  })
})
