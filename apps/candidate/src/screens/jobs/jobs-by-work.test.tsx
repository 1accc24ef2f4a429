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
  expect(others.getByText('Ward nurse')).toBeDefined()
  expect(others.queryByText('Java coder')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Sort: Best match' }))
  await user.click(await screen.findByRole('menuitemcheckbox', { name: 'Newest' }))
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Other jobs' })).toBeNull())
})

test('says so where no job fits the reader’s work, and nothing of it to a reader whose work is not known', async () => {
  await aJob({ title: 'Ward nurse', professionalSkills: ['Patient Care'] })
  await shownTo(await api.aCandidate({ professionalSkills: ['Java'] }), '/jobs')
  await screen.findByRole('heading', { name: 'None of these jobs fits your work' })
  expect(within(screen.getByRole('region', { name: 'Other jobs' })).getByText('Ward nurse')).toBeDefined()
  expect(screen.queryByText('Top jobs matching your profile')).toBeNull()
  closeApp()
  await shownTo(await api.aCandidate(), '/jobs')
  await screen.findByText('Ward nurse')
  expect(screen.getByText('Top jobs matching your profile')).toBeDefined()
  expect(screen.queryByRole('region', { name: 'Other jobs' })).toBeNull()
})
