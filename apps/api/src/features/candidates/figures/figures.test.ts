import { hrComments, profileViews, searchAppearances, shortlists, vspApplications } from '@pramaan/database/schema'
import { addDays, dayOf } from '@pramaan/domain/india-day'
import { describe, expect, test } from 'vitest'
import { someComments } from '../../../testing/people/findable.ts'
import { startApi } from '../../../testing/server/start-api.ts'

const api = await startApi()
const dayMs = 24 * 3600_000
const ago = (days: number, ms = 0) => new Date(api.deps.now().getTime() - days * dayMs - ms)

async function aSignedIn(...about: Parameters<typeof api.aCandidate>) {
  const person = await api.aCandidate(...about)
  return { id: person.id, client: (await api.as(person)).candidates }
}

test('the stat cards count views of 90 days, appearances of 7 and shortlistings of 30, of the caller only [C-015 C-018 C-021 C-266 C-430 C-434]', async () => {
  const { id, client } = await aSignedIn()
  const other = await api.aCandidate()
  const [one, two, three] = [await api.anEmployer(), await api.anEmployer(), await api.anEmployer()]
  const seen = [ago(0), ago(90), ago(90, 1)].map((viewedAt) => ({ candidateId: id, viewerId: one.id, viewedAt }))
  await api.db.insert(profileViews).values([...seen, { candidateId: other.id, viewerId: one.id, viewedAt: ago(1) }])
  const today = dayOf(api.deps.now())
  await api.db.insert(searchAppearances).values([
    { candidateId: id, day: today, count: 5 },
    { candidateId: id, day: addDays(today, -6), count: 2 },
    { candidateId: id, day: addDays(today, -7), count: 100 },
    { candidateId: other.id, day: today, count: 1000 },
  ])
  const listed = (employerId: number, createdAt: Date, status: number) => ({
    employerId,
    candidateId: id,
    status,
    createdAt,
    updatedAt: createdAt,
  })
  await api.db
    .insert(shortlists)
    .values([listed(one.id, ago(30), 4), listed(two.id, ago(30, 1), 1), listed(three.id, ago(1), -1)])
  const { data } = await client.dashboard()
  expect(data).toEqual({ hitlogCount: 2, viewerCount: 1, searchAppearance: 7, shortlistedCount: 1, vspStatus: null })
})

test('search appearances are of the last 7 days, or of the days after oneWeekAgo up to today [C-429 E-729 E-730]', async () => {
  const { id, client } = await aSignedIn()
  await api.db.insert(searchAppearances).values([
    { candidateId: id, day: '2026-11-21', count: 1 },
    { candidateId: id, day: '2026-11-15', count: 10 },
    { candidateId: id, day: '2026-11-14', count: 100 },
    { candidateId: id, day: '2026-11-01', count: 1000 },
  ])
  const count = async (query: { today?: string; oneWeekAgo?: string }) =>
    (await client.searchAppearance({ query })).data.searchAppearance
  expect(await count({})).toBe(11)
  expect(await count({ today: '2026-11-21', oneWeekAgo: '2026-11-14' })).toBe(11)
  expect(await count({ today: '2026-11-21', oneWeekAgo: '2026-11-13' })).toBe(111)
  expect(await count({ today: '2026-11-07' })).toBe(1000)
  await expect(count({ today: '2026-02-30' })).rejects.toMatchObject({ code: 'invalid' })
})

test('the appearances’ day is India’s: at half past midnight in India yesterday’s week has moved on', async () => {
  const { id, client } = await aSignedIn()
  await api.db.insert(searchAppearances).values({ candidateId: id, day: '2026-11-15', count: 3 })
  api.pass(Date.parse('2026-11-21T18:29:59Z') - api.deps.now().getTime())
  expect((await client.dashboard()).data.searchAppearance).toBe(3)
  api.pass(1000)
  expect((await client.dashboard()).data.searchAppearance).toBe(0)
})

describe('vspStatus', () => {
  const at = new Date('2026-11-20T00:00:00Z')

  test('is null before an application, false after it, true when verified with answers; in data and next to it [C-431]', async () => {
    const { id, client } = await aSignedIn()
    const status = async () => client.vspStatus({ params: { id } })
    expect(await status()).toEqual({ message: 'Success', data: { vspStatus: null }, vspStatus: null })
    await api.db.insert(vspApplications).values({ candidateId: id, createdAt: at })
    expect((await status()).vspStatus).toBe(false)
    expect((await client.dashboard()).data.vspStatus).toBe(false)
    await api.db.update(vspApplications).set({ verified: true, verifiedAt: at })
    expect((await status()).vspStatus).toBe(false)
    const { id: reviewedBy } = await api.aStaffMember('hr')
    await api.db.insert(hrComments).values({ ...someComments(reviewedBy, at), candidateId: id })
    expect((await status()).vspStatus).toBe(true)
  })
})

describe('completeness', () => {
  const sixty = { degree: 'BCA', cv: 'c', image: 'i', description: 'Ready' }

  test('is true from strength 60 on, with nothing named [C-371 C-432]', async () => {
    const { id, client } = await aSignedIn({ ...sixty, image: null, dob: '2000-01-01' }, { fullName: 'Asha Patil' })
    expect(await client.completeness({ body: { CandidateID: id } })).toEqual({
      message: 'Success',
      data: true,
      missing: [],
      ProfileProgress: 69,
    })
  })

  test('below 60 it is false and names what is missing, what brings most first [C-433 S-446]', async () => {
    const { id, client } = await aSignedIn({ ...sixty, image: null, cv: null }, { fullName: 'Asha Patil' })
    const answer = await client.completeness({ body: { CandidateID: id } })
    expect(answer).toMatchObject({ data: false, ProfileProgress: 51 })
    expect([...answer.missing].sort()).toEqual(['cv', 'dob', 'email', 'image', 'professionalSkill'])
    expect(answer.missing.slice(0, 3).sort()).toEqual(['cv', 'image', 'professionalSkill'])
  })

  test('is readable only for oneself', async () => {
    const { client } = await aSignedIn()
    const other = await api.aCandidate()
    const asking = client.completeness({ body: { CandidateID: other.id } })
    await expect(asking).rejects.toMatchObject({ code: 'not-yours' })
  })
})
