import { startApi } from '@pramaan/api/testing'
import { createOpenings } from '@pramaan/api/testing/people/openings'
import { closeApp, showAppAs } from '@pramaan/app-shell/testing/render-app.tsx'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { routes } from '../../routes.tsx'
import { texts } from '../../texts/en.ts'

const api = await startApi()
const { aJob } = createOpenings(api.deps)

async function shownTo(person: { phone: string | null }, at = '/jobs') {
  return showAppAs(api, String(person.phone), 'Candidate', { map: routes, catalogue: texts, at })
}

test('sets apart the jobs that do not fit the reader’s work, not in another order', async () => {
  await aJob({ title: 'Java coder', professionalSkills: ['Java'] })
  await aJob({ title: 'Ward nurse', professionalSkills: ['Patient Care'] })
  const { user } = await shownTo(await api.aCandidate({ professionalSkills: ['Java'] }), '/jobs')
  const others = within(await screen.findByRole('region', { name: 'Other jobs' }))
  await user.click(others.getByRole('button', { name: 'Show 1 other job' }))
  expect(others.getByText('Ward nurse')).toBeDefined()
  expect(others.queryByText('Java coder')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Sort: Best match' }))
  await user.click(await screen.findByRole('menuitemcheckbox', { name: 'Newest' }))
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Other jobs' })).toBeNull())
})

test('says so where no job fits the reader’s work, and nothing of it to a reader whose work is not known', async () => {
  await aJob({ title: 'Ward nurse', professionalSkills: ['Patient Care'] })
  const { user } = await shownTo(await api.aCandidate({ professionalSkills: ['Java'] }), '/jobs')
  await screen.findByRole('heading', { name: 'None of these jobs fits your work' })
  await user.click(screen.getByRole('button', { name: 'Show 1 other job' }))
  expect(within(screen.getByRole('region', { name: 'Other jobs' })).getByText('Ward nurse')).toBeDefined()
  expect(screen.queryByText('Top jobs matching your profile')).toBeNull()
  closeApp()
  await shownTo(await api.aCandidate(), '/jobs')
  await screen.findByText('Ward nurse')
  expect(screen.getByText('Top jobs matching your profile')).toBeDefined()
  expect(screen.queryByRole('region', { name: 'Other jobs' })).toBeNull()
})

test('jobs that do not fit come on a press, which is remembered, and at once where a filter narrows the list', async () => {
  await aJob({ title: 'Java coder', professionalSkills: ['Java'] })
  for (let n = 1; n <= 10; n++) await aJob({ title: `Ward nurse ${n}`, professionalSkills: ['Patient Care'] })
  const candidate = await api.aCandidate({ professionalSkills: ['Java'] })
  const { user } = await shownTo(candidate, '/jobs')
  await screen.findByText('Java coder')
  expect(screen.getByText('That is all that fits your work for now.')).toBeDefined()
  expect(screen.queryByText(/Ward nurse/)).toBeNull()
  expect(screen.queryByRole('navigation', { name: 'Pages' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Show 10 other jobs' }))
  expect(screen.getAllByText(/Ward nurse/)).toHaveLength(9)
  expect(screen.getByRole('navigation', { name: 'Pages' })).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Hide' }))
  expect(screen.queryByText(/Ward nurse/)).toBeNull()
  closeApp()
  await shownTo(candidate, '/jobs?type=Full Time')
  expect(await screen.findAllByText(/Ward nurse/)).toHaveLength(9)
})

test('the end of what fits says whether the others begin with jobs of the reader’s field', async () => {
  const domainId = 1
  await aJob({ title: 'Java coder', professionalSkills: ['Java'], domainId })
  await aJob({ title: 'Ward nurse', professionalSkills: ['Patient Care'] })
  const candidate = await api.aCandidate({ professionalSkills: ['Java'], domainId })
  await shownTo(candidate, '/jobs')
  expect(await screen.findByText('That is all that fits your work for now.')).toBeDefined()
  closeApp()
  await aJob({ title: 'Tester', professionalSkills: ['Jira'], domainId })
  await shownTo(candidate, '/jobs')
  await screen.findByText(/^That is all that fits .* Of the others, those in your field come first\.$/)
})

test('a search for a city without such jobs says that those of other places are listed', async () => {
  await aJob({ title: 'Telecaller', location: 'Nashik' })
  await shownTo(await api.aCandidate(), '/jobs?term=telecaller%20satara')
  await screen.findByText(/^No job in Satara meets all of this/)
  expect(screen.getAllByText('Telecaller').length).toBeGreaterThan(0)
})
