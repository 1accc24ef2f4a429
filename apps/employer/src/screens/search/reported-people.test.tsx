import { startApi } from '@pramaan/api/testing'
import { findableCandidates } from '@pramaan/api/testing/people/findable'
import { showAppAs } from '@pramaan/app-shell/testing/render-app.tsx'
import { candidateMatches, searchAlerts } from '@pramaan/database/schema'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { routes } from '../../routes.tsx'
import { texts } from '../../texts/en.ts'

const api = await startApi()
const aFindable = findableCandidates(api)

test('a candidate that the alert of the open search reported is marked as new', async () => {
  const employer = await api.anEmployer()
  const client = await api.as(employer)
  const Alert = { Frequency: 'daily', Channel: 'email' } as const
  await client.savedSearches.create({ body: { Name: 'Welders', Filters: { term: 'welder' }, Alert } })
  await aFindable({ currentPosition: 'Welder' }, { account: { fullName: 'Asha Patil' } })
  const { id } = await aFindable({ currentPosition: 'Welder' }, { account: { fullName: 'Ravi Joshi' } })
  const now = api.deps.now()
  const [alert] = await api.db.update(searchAlerts).set({ lastSentAt: now }).returning()
  const match = { alertId: alert?.id ?? 0, candidateId: id, matchedAt: now, sentAt: now }
  await api.db.insert(candidateMatches).values(match)
  const at = '/emp-candidate-list?term=welder'
  await showAppAs(api, employer.phone ?? '', 'Employer', { map: routes, catalogue: texts, at })
  const mark = await screen.findByText('New in your alert')
  const card = within(mark.closest('li') as HTMLElement)
  expect(card.getByRole('heading', { name: 'Ravi Joshi' })).toBeTruthy()
  expect(screen.getByRole('heading', { name: 'Asha Patil' })).toBeTruthy()
  expect(screen.getAllByText('New in your alert')).toHaveLength(1)
})
