import { startApi } from '@pramaan/api/testing'
import { createOpenings } from '@pramaan/api/testing/people/openings'
import { showAppAs } from '@pramaan/app-shell/testing/render-app.tsx'
import { jobMatches, searchAlerts } from '@pramaan/database/schema'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { routes } from '../../routes.tsx'
import { texts } from '../../texts/en.ts'

const api = await startApi()
const { aJob } = createOpenings(api.deps)
const Alert = { Frequency: 'daily', Channel: 'whatsapp' } as const

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
