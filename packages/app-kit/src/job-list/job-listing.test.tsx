import { startApi } from '@pramaan/api/testing'
import { createOpenings } from '@pramaan/api/testing/openings'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { AppRoutes } from '../router/app-routes.ts'
import { bareApp } from '../testing/bare-app.tsx'
import { showAppAs } from '../testing/render-app.tsx'
import { kitTexts } from '../texts/en.ts'
import { JobListing } from './job-listing.tsx'

const api = await startApi()
const { aJob } = createOpenings(api.deps)

function mapOf(app: 'employer' | 'staff', role: 'Employer' | 'Admin'): AppRoutes {
  return bareApp(app, [{ path: '/jobs', screen: async () => JobListing, for: [role], title: 'app.name' }], '/jobs')
}

test('an Employer’s listing is Your Jobs, with View in place of Apply, in the accordion and in the table', async () => {
  const employer = await api.anEmployer()
  const job = await aJob({ title: 'Tally clerk', employerId: employer.id })
  await aJob({ title: 'Somebody else’s' })
  const shown = { map: mapOf('employer', 'Employer'), catalogue: kitTexts, at: '/jobs' }
  const { user } = await showAppAs(api, employer.phone ?? '', 'Employer', shown)
  await screen.findByRole('heading', { name: 'All 1 jobs found' })
  expect(screen.getByText('Your Jobs')).toBeDefined()
  const view = screen.getByRole('link', { name: 'View Tally clerk' })
  expect(view.getAttribute('href')).toBe(`/job-details?Job=${job.id}`)
  await user.click(screen.getByRole('radio', { name: 'Table' }))
  const table = within(await screen.findByRole('table', { name: 'Job Listing' }))
  expect(table.getByRole('link', { name: 'View Tally clerk' })).toBeDefined()
  expect(screen.queryByRole('button', { name: /Apply/ })).toBeNull()
})

test('an Admin’s listing is Your Jobs too, with View', async () => {
  await aJob({ title: 'Tally clerk' })
  const admin = await api.aStaffMember('Admin')
  await showAppAs(api, admin.phone ?? '', 'Staff', { map: mapOf('staff', 'Admin'), catalogue: kitTexts, at: '/jobs' })
  await screen.findByRole('link', { name: 'View Tally clerk' })
  expect(screen.getByText('Your Jobs')).toBeDefined()
  expect(screen.queryByRole('button', { name: /Apply/ })).toBeNull()
})
