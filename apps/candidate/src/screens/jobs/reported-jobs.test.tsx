import { startApi } from '@pramaan/api/testing'
import { createOpenings } from '@pramaan/api/testing/people/openings'
import { showAppAs } from '@pramaan/app-shell/testing/render-app.tsx'
import { jobMatches, searchAlerts } from '@pramaan/database/schema'
import { jobPageSize } from '@pramaan/features/jobs/list/filters/use-job-search.ts'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { routes } from '../../routes.tsx'
import { texts } from '../../texts/en.ts'

const api = await startApi()
const { aJob } = createOpenings(api.deps)
const Alert = { Frequency: 'daily', Channel: 'whatsapp' } as const

test('a reported job on a later page is named above the first one, not above the others', async () => {
  const person = await api.aCandidate()
  const client = await api.as(person)
  const body = { Name: 'Turning', Query: 'term=turner%20of%20rings', Alert }
  await client.savedJobSearches.create({ body })
  const { id } = await aJob({ title: 'Turner of rings', companyName: 'Newer Works' })
  api.pass(60_000)
  for (let n = 0; n < jobPageSize; n++) await aJob({ title: 'Turner of rings' })
  const now = api.deps.now()
  const [alert] = await api.db.update(searchAlerts).set({ lastSentAt: now }).returning()
  await api.db.insert(jobMatches).values({ alertId: alert?.id ?? 0, jobId: id, matchedAt: now, sentAt: now })
  const at = `/jobs?${body.Query}`
  const { user } = await showAppAs(api, String(person.phone), 'Candidate', { map: routes, catalogue: texts, at })
  const line = within(await screen.findByRole('list', { name: 'New in your alert' }))
  const link = line.getByRole('link', { name: 'Turner of rings, Newer Works' })
  expect(link.getAttribute('href')).toBe(`/job-details?Job=${id}`)
  await user.click(screen.getByRole('button', { name: 'Page 2' }))
  await screen.findByText('New in your alert', { selector: 'li *' })
  expect(screen.queryByRole('list', { name: 'New in your alert' })).toBeNull()
  await api.db.delete(searchAlerts)
})

test.each(['List', 'Table'])(
  'a job that the alert of the open search reported is marked as new, in the %s too',
  async (look) => {
    const person = await api.aCandidate()
    const client = await api.as(person)
    const title = `Driver of a ${look.toLowerCase()}`
    const body = { Name: 'Driving', Query: `term=${title.replaceAll(' ', '%20')}`, Alert }
    await client.savedJobSearches.create({ body })
    await aJob({ title, companyName: 'Older Works' })
    const job = await aJob({ title, companyName: 'Newer Works' })
    const now = api.deps.now()
    const [alert] = await api.db.update(searchAlerts).set({ lastSentAt: now }).returning()
    await api.db.insert(jobMatches).values({ alertId: alert?.id ?? 0, jobId: job.id, matchedAt: now, sentAt: now })
    const at = `/jobs?${body.Query}`
    const { user } = await showAppAs(api, String(person.phone), 'Candidate', { map: routes, catalogue: texts, at })
    if (look === 'Table') await user.click(await screen.findByRole('radio', { name: 'Table' }))
    const mark = await screen.findByText('New in your alert')
    const row = mark.closest(look === 'Table' ? 'tr' : 'li')
    expect(within(row as HTMLElement).getByText(/Newer Works/)).toBeTruthy()
    expect(screen.getAllByText(/Older Works/)).toHaveLength(1)
    expect(screen.getAllByText('New in your alert')).toHaveLength(1)
    await api.db.delete(searchAlerts)
  },
)
