import { employers, jobs, orders, placementDrives, shortlists } from '@pramaan/database/schema'
import { erasureGraceDays } from '@pramaan/domain/consent'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { findableCandidates } from '../../testing/people/findable.ts'
import { createOpenings } from '../../testing/people/openings.ts'
import { startApi } from '../../testing/server/start-api.ts'
import { eraseDue } from './erasure/erase.ts'

const api = await startApi()
const { aDrive, aJob } = createOpenings(api.deps)
const aFindable = findableCandidates(api)
const consents = { privacy: 'privacy-1', terms: 'terms-1' }
const day = 86_400_000

/**
 * An employer who signed in with both boxes ticked, with a job that has an applicant, a drive, a shortlist and a
 * search.
 */
async function anActiveEmployer() {
  const about = { firstName: 'Meena', lastName: 'Erasable', companyName: 'Demo Works' }
  const person = await api.anEmployer(about, { fullName: 'Meena Erasable', email: 'meena@example.com' })
  const mobile = person.phone ?? ''
  const signIn = async () => {
    const browser = api.client()
    await browser.session.login({ body: { mobile, role: 'Employer' } })
    const otp = (await browser.platform.outbox({ query: { to: mobile } })).data[0]?.variables.otp ?? ''
    return api.client((await browser.session.login({ body: { mobile, role: 'Employer', otp, consents } })).data)
  }
  const client = await signIn()
  const job = await aJob({ employerId: person.id })
  const drive = await aDrive({ employerId: person.id, createdBy: person.id })
  const candidate = await aFindable()
  const applicant = await api.as(candidate)
  await applicant.applications.apply({ body: { JobID: job.id } })
  await client.shortlist.set({ body: { Candidate_id: candidate.id, Status: '1' } })
  await client.conversations.send({ params: { id: candidate.id }, body: { Text: 'Hello' } })
  await client.search.candidates({ query: { term: 'welder' } })
  return { person, mobile, client, signIn, job, drive, applicant }
}

test('an employer’s data has the company, what they posted, searched, shortlisted and wrote, and nothing of other people', async () => {
  const { person, client, job, drive } = await anActiveEmployer()
  const other = await api.anEmployer({ companyName: 'Other Works' }, { fullName: 'Other Person' })
  await aJob({ employerId: other.id, title: 'Other job' })
  const { data } = await client.privacy.data()
  expect(data.accounts).toMatchObject([{ id: person.id, fullName: 'Meena Erasable' }])
  expect(data.employers).toMatchObject([{ companyName: 'Demo Works' }])
  expect(data.jobs).toMatchObject([{ id: job.id }])
  expect(data.placement_drives).toMatchObject([{ id: drive.id }])
  expect(data.search_logs).toMatchObject([{ title: 'welder' }])
  expect([data.shortlists?.length, data.shortlist_moves?.length]).toEqual([1, 1])
  expect(data.conversation_messages).toMatchObject([{ text: 'Hello' }])
  expect(JSON.stringify(data)).not.toContain('Other')
})

test('an employer’s consents name what is done with an employer’s data, nothing that is done with a candidate’s', async () => {
  const { client } = await anActiveEmployer()
  const { Consents } = (await client.privacy.mine()).data
  expect(Consents.map(({ Kind, Purposes }) => [Kind, Purposes])).toEqual([
    ['terms', ['account', 'openings', 'payments']],
    ['privacy', ['account', 'openings-shown-to-candidates', 'finding-candidates', 'messages']],
  ])
})

test('withdrawing a consent signs the employer out everywhere; giving it again at sign-in lets them back in', async () => {
  const { client, signIn } = await anActiveEmployer()
  await client.privacy.withdraw({ params: { kind: 'terms' } })
  await expect(client.privacy.mine()).rejects.toMatchObject({ status: 401 })
  const { Consents } = (await (await signIn()).privacy.mine()).data
  expect(Consents.filter(({ WithdrawnOn }) => WithdrawnOn === null)).toHaveLength(2)
})

test.each([
  ['nothing', false],
  ['a receipt without identity', true],
])('an erased employer leaves %s; their openings close and applicants keep the history', async (_, paid) => {
  const { person, mobile, client, applicant } = await anActiveEmployer()
  if (paid) {
    const at = api.deps.now()
    const times = { createdAt: at, expiresAt: at, updatedAt: at }
    const amounts = { purpose: 'VSP' as const, price: 50_000, amount: 50_000 }
    await api.db.insert(orders).values({ id: crypto.randomUUID(), personId: person.id, ...amounts, ...times })
  }
  await client.privacy.erase({ body: { Contact: mobile } })
  api.pass((erasureGraceDays - 1) * day)
  await eraseDue(api.deps)
  expect(await api.db.$count(employers)).toBe(1)
  api.pass(day)
  await eraseDue(api.deps)
  const { rows } = await api.db.execute(
    sql`select 1 from accounts where full_name ilike '%Erasable%' or phone = ${mobile} or email like 'meena@%'`,
  )
  expect([rows.length, await api.db.$count(employers), await api.db.$count(shortlists)]).toEqual([0, 0, 0])
  expect(await api.db.select().from(jobs)).toMatchObject([{ employerId: null, deletedAt: api.deps.now() }])
  expect(await api.db.select().from(placementDrives)).toMatchObject([
    { employerId: null, createdBy: null, deletedAt: api.deps.now() },
  ])
  expect(await api.db.$count(orders)).toBe(paid ? 1 : 0)
  expect((await applicant.applications.mine({ query: {} })).data).toHaveLength(1)
})
