import { startApi } from '@pramaan/api/testing'
import { createOpenings } from '@pramaan/api/testing/people/openings'
import { showAppAs } from '@pramaan/app-shell/testing/render-app.tsx'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { routes } from '../../routes.tsx'
import { texts } from '../../texts/en.ts'

const api = await startApi()
const { aJob } = createOpenings(api.deps)

test('each job of a search for a degree says how it takes it', async () => {
  await aJob({ title: 'Trainee', education: 'Graduation', degrees: ['B.Com'] })
  await aJob({ title: 'Accountant', education: '12th Pass' })
  await aJob({ title: 'Helper' })
  const { phone } = await api.aCandidate({ professionalSkills: ['Java'] })
  await showAppAs(api, String(phone), 'Candidate', { map: routes, catalogue: texts, at: '/jobs?term=b.com' })
  const lists = await screen.findAllByRole('list', { name: 'What you searched for' })
  const said = lists.map((list) => within(list).getAllByRole('listitem'))
  expect(said.map((items) => items.map(({ textContent }) => textContent))).toEqual([
    ['Asks for B.Com'],
    ['Work that your degree leads to', 'Open from 12th Pass'],
    ['Asks for no degree'],
  ])
  // The reader's own work sets none of them apart.
  expect(screen.queryByRole('region', { name: 'Other jobs' })).toBeNull()
})
