import { startApi } from '@pramaan/api/testing'
import { findableCandidates } from '@pramaan/api/testing/people/findable'
import { showAppAs } from '@pramaan/app-shell/testing/render-app.tsx'
import { candidateMatches, searchAlerts } from '@pramaan/database/schema'
import { screen, within } from '@testing-library/react'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { routes } from '../../routes.tsx'
import { texts } from '../../texts/en.ts'

const api = await startApi()
const aFindable = findableCandidates(api)

/** An employer whose alert for a trade has reported one of two candidates of it. */
async function anAlertedEmployer(trade: string) {
  const employer = await api.anEmployer()
  const client = await api.as(employer)
  const Alert = { Frequency: 'daily', Channel: 'email' } as const
  const { data: search } = await client.savedSearches.create({
    body: { Name: trade, Filters: { term: trade.toLowerCase() }, Alert },
  })
  await aFindable({ currentPosition: trade }, { account: { fullName: 'Asha Patil' } })
  const { id } = await aFindable({ currentPosition: trade }, { account: { fullName: 'Ravi Joshi' } })
  const now = api.deps.now()
  const ofSearch = eq(searchAlerts.savedSearchId, search.ID)
  const [alert] = await api.db.update(searchAlerts).set({ lastSentAt: now }).where(ofSearch).returning()
  const alertId = alert?.id ?? 0
  const match = { alertId, candidateId: id, matchedAt: now, sentAt: now }
  await api.db.insert(candidateMatches).values(match)
  return { employer, alertId, reported: id }
}

test('a reported candidate on a later page is named above the first one', async () => {
  const { employer, reported } = await anAlertedEmployer('Turner')
  api.pass(60_000)
  for (let n = 0; n < 5; n++) await aFindable({ currentPosition: 'Turner' })
  const at = '/emp-candidate-list?term=turner&pageSize=5'
  await showAppAs(api, employer.phone ?? '', 'Employer', { map: routes, catalogue: texts, at })
  const line = within(await screen.findByRole('list', { name: 'New in your alert' }))
  const [link, ...others] = line.getAllByRole('link')
  expect(link?.textContent).toBe('Ravi Joshi')
  expect(link?.getAttribute('href')).toBe(`/candidate-profile-ro?candidateID=${reported}&term=turner&pageSize=5`)
  expect(others).toEqual([])
  expect(screen.queryByRole('heading', { name: 'Ravi Joshi' })).toBeNull()
})

test('of more than are named the line says how many, also where those are on the page', async () => {
  const { employer, alertId } = await anAlertedEmployer('Fitter')
  for (let n = 0; n < 10; n++) {
    api.pass(60_000)
    const { id } = await aFindable({ currentPosition: 'Fitter' })
    const now = api.deps.now()
    await api.db.insert(candidateMatches).values({ alertId, candidateId: id, matchedAt: now, sentAt: now })
  }
  const at = '/emp-candidate-list?term=fitter'
  await showAppAs(api, employer.phone ?? '', 'Employer', { map: routes, catalogue: texts, at })
  const line = within(await screen.findByRole('list', { name: 'New in your alert' }))
  expect(line.getAllByRole('link')).toHaveLength(6)
  expect(line.getByText('and 5 more')).toBeTruthy()
})

test('a candidate that the alert of the open search reported is marked as new', async () => {
  const { employer } = await anAlertedEmployer('Welder')
  const at = '/emp-candidate-list?term=welder'
  await showAppAs(api, employer.phone ?? '', 'Employer', { map: routes, catalogue: texts, at })
  const mark = await screen.findByText('New in your alert')
  const card = within(mark.closest('li') as HTMLElement)
  expect(card.getByRole('heading', { name: 'Ravi Joshi' })).toBeTruthy()
  expect(screen.getByRole('heading', { name: 'Asha Patil' })).toBeTruthy()
  expect(screen.getAllByText('New in your alert')).toHaveLength(1)
})
