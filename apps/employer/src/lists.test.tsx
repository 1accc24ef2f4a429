import { startApi } from '@pramaan/api/testing'
import { createOpenings } from '@pramaan/api/testing/people/openings'
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { paths } from './paths.ts'
import { employerWith, showToEmployer } from './testing/show-to-employer.tsx'

const api = await startApi()
const { aJob } = createOpenings(api.deps)

test.each([paths.shortlisted, `${paths.pipeline}?view=table`, paths.hirings])(
  'a page of %s that is no longer there opens the last one',
  async (path) => {
    const { employer, move } = await employerWith(api, ['Asha Demo'])
    if (path === paths.hirings) for (const status of [2, 3, 4]) await move('Asha Demo', status)
    const at = `${path}${path.includes('?') ? '&' : '?'}pageIndex`
    const { address, history } = await showToEmployer(api, `${at}=7`, employer)
    await screen.findByRole('link', { name: /^Asha Demo/ })
    expect(address()).toBe(`${at}=0`)
    history.push(`${at}=5000`)
    await screen.findByRole('link', { name: /^Asha Demo/ })
  },
)

test.each([
  paths.list,
  paths.shortlisted,
  paths.viewed,
  paths.searches,
  paths.pipeline,
  `${paths.pipeline}?view=table`,
  paths.hirings,
  paths.drives,
  '/jobs',
  '/job-details',
  '/all-emp-applications',
  '/payments',
])('the keyboard can skip to the list of %s, past its search and filters', async (path) => {
  const { employer } = await employerWith(api, ['Asha Demo'])
  const at = path === '/job-details' ? `${path}?Job=${(await aJob({ employerId: employer.id })).id}&tab=applied` : path
  await showToEmployer(api, at, employer)
  await screen.findByRole('heading', { level: 1 })
  await waitFor(() => expect(document.getElementById('results')).not.toBeNull())
  expect(document.querySelectorAll('#results').length).toBe(1)
  expect(document.querySelector('#results h1, #results [type=search]')).toBeNull()
})
