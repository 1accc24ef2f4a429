import { profileViews, searchAppearances, shortlists } from '@pramaan/database/schema'
import { expect, test } from 'vitest'
import { findableCandidates } from '../../testing/people/findable.ts'
import { fileOf, pdfBytes } from '../../testing/people/sample-files.ts'
import { startApi } from '../../testing/server/start-api.ts'

const api = await startApi()
const dayMs = 86_400_000
const ago = (days: number) => new Date(api.deps.now().getTime() - days * dayMs)

test('a candidate sees which employers viewed them in 90 days, latest first, and no staff', async () => {
  const [me, other] = [await api.aCandidate(), await api.aCandidate()]
  const [first, second] = [
    await api.anEmployer({ companyName: 'Alpha', location: 'Pune', companyLogo: 'a-logo' }),
    await api.anEmployer(),
  ]
  const hr = await api.aStaffMember('hr')
  const view = (viewerId: number, days: number, candidateId = me.id) => ({ candidateId, viewerId, viewedAt: ago(days) })
  await api.db
    .insert(profileViews)
    .values([view(first.id, 2), view(first.id, 5), view(second.id, 1), view(second.id, 91), view(hr.id, 0)])
  await api.db.insert(profileViews).values(view(first.id, 0, other.id))
  const list = await (await api.as(me)).interest.viewers({ query: {} })
  expect(list).toMatchObject({ totalCount: 2, pageCount: 1 })
  expect(list.data).toMatchObject([
    { EmployerID: second.id, CompanyName: 'Demo Works', Image: null, Views: 1, LastViewedOn: ago(1).toISOString() },
    { EmployerID: first.id, CompanyName: 'Alpha', Location: 'Pune', Views: 2, LastViewedOn: ago(2).toISOString() },
  ])
  expect(list.data[1]?.Image).toContain('a-logo')
})

test('a viewer’s entry shows what they opened and when: contact, files and PDF; only their own views of this candidate', async () => {
  const person = await findableCandidates(api)({}, { account: { contactEmail: 'asha@example.com' } })
  const me = await api.as(person)
  const file = fileOf('cv.pdf', pdfBytes())
  const cv = (await me.files.upload({ params: { product: 'cv' }, file })).data
  await me.candidates.updateCv({ params: { id: person.id }, body: { cv } })
  const employer = await api.anEmployer({ companyName: 'Alpha' })
  const reader = await api.as(employer)
  const params = { id: person.id }
  const { CV } = (await reader.contacts.reveal({ params })).data
  api.pass(60_000)
  await api.app.inject({ url: CV ?? '' })
  await api.app.inject({ url: (await reader.resume.pdf({ params })).data.url })
  const other = await findableCandidates(api)()
  await (await api.as(await api.anEmployer())).contacts.reveal({ params: { id: other.id } })
  const { data } = await me.interest.viewers({ query: {} })
  expect(data).toMatchObject([{ CompanyName: 'Alpha' }])
  expect(data[0]?.Opened.map(({ Part }) => Part).toSorted()).toEqual(['contact', 'file', 'profile-pdf'])
  expect(data[0]?.Opened.at(-1)).toEqual({ Part: 'contact', On: '2026-11-21T06:30:00.000Z' })
})

test('search appearances come by day in India, days without one as 0', async () => {
  const me = await api.aCandidate()
  const row = (day: string, count: number) => ({ candidateId: me.id, day, count })
  await api.db.insert(searchAppearances).values([row('2026-11-21', 4), row('2026-11-19', 2), row('2026-11-18', 9)])
  const answer = await (await api.as(me)).interest.appearances({ query: { days: 3 } })
  expect(answer).toMatchObject({ total: 6 })
  expect(answer.data).toEqual([
    { Day: '2026-11-21', Count: 4 },
    { Day: '2026-11-20', Count: 0 },
    { Day: '2026-11-19', Count: 2 },
  ])
})

test('a candidate sees who shortlisted them, not who rejected them', async () => {
  const me = await api.aCandidate()
  const [keeps, rejects] = [await api.anEmployer({ companyName: 'Keeps' }), await api.anEmployer()]
  const row = (employerId: number, status: number) => ({ employerId, candidateId: me.id, status })
  const at = { createdAt: ago(3), updatedAt: ago(3) }
  await api.db.insert(shortlists).values([
    { ...row(keeps.id, 2), ...at },
    { ...row(rejects.id, -1), ...at },
  ])
  const list = await (await api.as(me)).interest.shortlistedBy({ query: {} })
  expect(list).toMatchObject({ totalCount: 1, data: [{ CompanyName: 'Keeps', ShortlistedOn: ago(3).toISOString() }] })
})
