import { jobMatches, searchAlerts } from '@pramaan/database/schema'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { startApi } from '../../../testing/server/start-api.ts'
import { alertsRound } from '../alerts-round.ts'

const api = await startApi()

const job = {
  JobTitle: 'Welder',
  JobLocation: 'Pune' as const,
  JobCTC: '3 to 4',
  OpenPositions: '3',
  EducationRequirement: 'Graduate',
}

test.each([
  ['part time', 'type=Part Time', { JobType: 'Part Time' }, { JobType: 'Full Time' }],
  ['internship', 'type=Internship', { JobType: 'Internship' }, { JobType: 'Full Time' }],
  ['work from home', 'model=Remote', { jobWorkModel: 'Remote' }, { jobWorkModel: 'OnSite' }],
] as const)('a saved search for "%s" is compared with such jobs alone', async (term, key, such, other) => {
  const candidate = await api.as(await api.aCandidate())
  const Alert = { Frequency: 'daily' as const, Channel: 'email' as const }
  const { data } = await candidate.savedJobSearches.create({
    body: { Name: term, Query: `${new URLSearchParams({ term })}`, Alert },
  })
  await alertsRound(api.deps)
  const [alert] = await api.db.select().from(searchAlerts).where(eq(searchAlerts.savedJobSearchId, data.ID))
  expect(alert?.keys).toEqual([key])
  const employer = await api.as(await api.anEmployer())
  const posted = []
  for (const kind of [such, other])
    posted.push((await employer.jobs.create({ body: { JobType: 'Full Time', ...job, ...kind } })).data.ID)
  await alertsRound(api.deps)
  expect((await api.db.select().from(jobMatches)).map(({ jobId }) => jobId)).toEqual([posted[0]])
})
