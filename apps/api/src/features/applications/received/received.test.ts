import { notifications, outbox } from '@pramaan/database/schema'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { renderMessage } from '../../../providers/messages/templates/templates.ts'
import { findableCandidates } from '../../../testing/people/findable.ts'
import { createOpenings } from '../../../testing/people/openings.ts'
import { startApi } from '../../../testing/server/start-api.ts'

const api = await startApi()
const { aJob, aDrive } = createOpenings(api.deps)
const aFindable = findableCandidates(api)

const received = async () =>
  (await api.db.select().from(notifications).orderBy(notifications.id)).filter(
    ({ kind }) => kind === 'application-received',
  )
const sent = () => api.db.select().from(outbox).where(eq(outbox.template, 'application-received'))

async function applies(body: { JobID: number } | { placementID: number }) {
  const candidate = await aFindable()
  const client = await api.as(candidate)
  await client.applications.apply({ body })
  return candidate
}

test('an employer is notified of each application to their job, and gets a message only for the first one of a day', async () => {
  const employer = await api.anEmployer({}, { email: 'boss@example.com' })
  const job = await aJob({ title: 'Welder', employerId: employer.id })
  const people = [await applies({ JobID: job.id }), await applies({ JobID: job.id })]
  expect(await received()).toMatchObject(
    people.map(({ id, fullName }) => ({
      accountId: employer.id,
      path: `/job-details?Job=${job.id}`,
      aboutId: id,
      params: { candidate: fullName, title: 'Welder' },
    })),
  )
  const first = await sent()
  expect(first.map(({ channel, accountId }) => [channel, accountId]).sort()).toEqual([
    ['email', employer.id],
    ['whatsapp', employer.id],
  ])
  api.pass(24 * 3600_000)
  await applies({ JobID: job.id })
  expect(await sent()).toHaveLength(4)
})

test('an employer is notified of requests for their drive; the platform’s own openings notify no employer', async () => {
  const employer = await api.anEmployer()
  const drive = await aDrive({ title: 'Winter drive', employerId: employer.id })
  const candidate = await applies({ placementID: drive.id })
  await applies({ JobID: (await aJob()).id })
  await applies({ placementID: (await aDrive()).id })
  expect(await received()).toMatchObject([
    {
      accountId: employer.id,
      params: { candidate: candidate.fullName, title: 'Winter drive' },
      path: `/emp-placement-drive-details?drive=${drive.id}`,
    },
  ])
})

test('a refused application notifies nobody', async () => {
  const employer = await api.anEmployer()
  const drive = await aDrive({ employerId: employer.id, fromDate: '2026-10-01', toDate: '2026-11-20' })
  const client = await api.as(await aFindable())
  await expect(client.applications.apply({ body: { placementID: drive.id } })).rejects.toMatchObject({
    code: 'drive-over',
  })
  expect(await received()).toEqual([])
})

test('the message names the applicant and the job or drive, in each language', () => {
  const variables = { candidate: 'Asha Rao', title: 'Welder', link: 'https://example.com/x' }
  for (const language of ['en', 'hi', 'mr'] as const) {
    const { subject, text } = renderMessage('application-received', language, variables)
    expect(subject).toContain('Welder')
    for (const value of Object.values(variables)) expect(text).toContain(value)
  }
})

test('an employer finds their own applications by title and status, and their own jobs by words [E-357]', async () => {
  const [employer, other] = [await api.anEmployer(), await api.anEmployer()]
  const welder = await aJob({ title: 'Welder', employerId: employer.id })
  await aJob({ title: 'Turner', employerId: employer.id })
  await aJob({ title: 'Welder elsewhere', employerId: other.id })
  const [one, two] = [await applies({ JobID: welder.id }), await applies({ JobID: welder.id })]
  const client = await api.as(employer)
  const jobs = await client.jobs.list({ query: { term: 'weld', EmployerID: employer.id } })
  expect(jobs).toMatchObject({ totalCount: 1, data: [{ ID: welder.id, Applicants: 2 }] })
  const all = await client.applications.list({ query: { term: 'welder' } })
  expect(all.data.map(({ CandidateID }) => CandidateID).sort()).toEqual([one.id, two.id].sort())
  await client.applications.decide({ body: { applicationId: all.data[0]?.ID ?? 0, applicationStatus: 'Shortlisted' } })
  const shortlisted = await client.applications.list({ query: { status: 'Shortlisted' } })
  expect(shortlisted).toMatchObject({ totalCount: 1, data: [{ ID: all.data[0]?.ID }] })
  expect(await client.applications.list({ query: { status: 'Rejected' } })).toMatchObject({ totalCount: 0, data: [] })
  const theirs = await client.pipeline.list({ query: { jobID: welder.id } })
  expect(theirs.data).toMatchObject([{ ID: all.data[0]?.CandidateID, JobTitle: 'Welder' }])
})

test('a suggested candidate shows their stage at the requesting employer, not at another [E-264]', async () => {
  const [employer, other] = [await api.anEmployer(), await api.anEmployer()]
  const request = { generalSkills: ['Teamwork'], professionalSkills: ['SQL'] }
  const [mine, theirs] = [
    await aJob({ employerId: employer.id, ...request }),
    await aJob({ employerId: other.id, ...request }),
  ]
  const candidate = await aFindable(request)
  const client = await api.as(employer)
  await client.shortlist.set({ body: { Candidate_id: candidate.id, Status: 1 } })
  const suggested = await client.jobs.suggested({ params: { id: mine.id }, query: {} })
  expect(suggested).toMatchObject({ totalCount: 1, data: [{ ID: candidate.id, shortlisted: 1 }] })
  const asOther = await (await api.as(other)).jobs.suggested({ params: { id: theirs.id }, query: {} })
  expect(asOther.data).toMatchObject([{ ID: candidate.id, shortlisted: null }])
})
