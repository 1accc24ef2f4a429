import { jobMatches, placementDrives } from '@pramaan/database/schema'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { createOpenings } from '../../../testing/people/openings.ts'
import { startApi } from '../../../testing/server/start-api.ts'
import { alertsRound } from '../alerts-round.ts'

const api = await startApi()
const { aDrive, aJob } = createOpenings(api.deps)
const dayMs = 86_400_000

/** How an opening of an employer leaves the candidates' list and comes back without a change of its own. */
type Way = (employer: { id: number; email: string | null }) => Promise<{
  driveId?: number
  hide: () => Promise<unknown>
  show: () => Promise<unknown>
}>

const ways: Record<string, Way> = {
  'its employer is suspended and restored': async ({ id }) => {
    const { accounts } = await api.as(await api.aStaffMember('Admin'))
    return {
      hide: () => accounts.suspend({ params: { id }, body: { Reason: 'Spam' } }),
      show: () => accounts.restore({ params: { id }, body: { Reason: 'A mistake' } }),
    }
  },
  'its employer asks for erasure and cancels it': async (employer) => ({
    hide: async () => (await api.as(employer)).privacy.erase({ body: { Contact: employer.email ?? '' } }),
    show: async () => (await api.as(employer)).privacy.cancelErasure(),
  }),
  'the last day of its drive passes and is moved': async (employer) => {
    const drive = await aDrive({ employerId: employer.id })
    const passed = { fromDate: '2026-11-19', toDate: '2026-11-20' }
    return {
      driveId: drive.id,
      hide: () => api.db.update(placementDrives).set(passed).where(eq(placementDrives.id, drive.id)),
      show: async () =>
        (await api.as(employer)).drives.update({ params: { id: drive.id }, body: { EndDate: '2026-12-20' } }),
    }
  },
}

async function saveSearch() {
  const candidate = await api.as(await api.aCandidate())
  const Alert = { Frequency: 'daily' as const, Channel: 'email' as const }
  return candidate.savedJobSearches.create({ body: { Name: 'Testers', Query: 'term=tester', Alert } })
}

const anOwner = () => api.anEmployer({}, { email: `owner-${crypto.randomUUID()}@example.com` })

test.each(Object.keys(ways))('an opening is reported when %s, never twice', async (name) => {
  const employer = await anOwner()
  const way = await ways[name]?.(employer)
  await aJob({ employerId: employer.id, driveId: way?.driveId })
  await way?.hide()
  await saveSearch()
  const found = async () => {
    await alertsRound(api.deps)
    return api.db.$count(jobMatches)
  }
  expect(await found()).toBe(0)
  await way?.show()
  expect(await found()).toBe(1)
  await saveSearch()
  api.pass(dayMs)
  expect(await found()).toBe(1)
  await way?.hide()
  expect(await found()).toBe(1)
  await way?.show()
  expect(await found()).toBe(2)
})

// A day that passes is nobody's act: an opening that it takes off the list is new when it comes back.
const acts = Object.keys(ways).filter((name) => !name.startsWith('the last day'))

test.each(acts)(
  'an opening that was listed when the search was saved is not reported when %s at once',
  async (name) => {
    const employer = await anOwner()
    const way = await ways[name]?.(employer)
    const job = await aJob({ employerId: employer.id, driveId: way?.driveId })
    await saveSearch()
    await alertsRound(api.deps)
    await way?.hide()
    await way?.show()
    await alertsRound(api.deps)
    expect(await api.db.$count(jobMatches)).toBe(0)
    await way?.hide()
    const { jobs } = await api.as(await api.aStaffMember('Admin'))
    await jobs.update({ params: { id: job.id }, body: { OpenPositions: '7' } })
    await way?.show()
    await alertsRound(api.deps)
    expect(await api.db.$count(jobMatches)).toBe(0)
  },
)

test('an opening that is changed while it is not listed is reported once it is', async () => {
  const employer = await anOwner()
  const job = await aJob({ employerId: employer.id })
  const way = await ways['its employer is suspended and restored']?.(employer)
  await way?.hide()
  await saveSearch()
  await alertsRound(api.deps)
  const { jobs } = await api.as(await api.aStaffMember('Admin'))
  await jobs.update({ params: { id: job.id }, body: { OpenPositions: '7' } })
  await way?.show()
  await alertsRound(api.deps)
  expect(await api.db.$count(jobMatches)).toBe(1)
})
