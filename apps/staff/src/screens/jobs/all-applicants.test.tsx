import { startApi } from '@pramaan/api/testing'
import { findableCandidates } from '@pramaan/api/testing/people/findable'
import { createOpenings } from '@pramaan/api/testing/people/openings'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { showToStaff } from '../../testing/show-to-staff.ts'

const api = await startApi()

test('all applicants are a table in the console: who, for what, since when, with the name as the way to the profile', async () => {
  const asha = await findableCandidates(api)({}, { account: { fullName: 'Asha Demo' } })
  const job = await createOpenings(api.deps).aJob({ title: 'Tally clerk' })
  await (await api.as(asha)).applications.apply({ body: { JobID: job.id } })
  await showToStaff(api, 'Admin', '/all-emp-applications')
  const table = within(await screen.findByRole('table', { name: 'All applicants' }))
  const name = await table.findByRole('link', { name: 'Asha Demo' })
  expect(name.getAttribute('href')).toBe(`/candidate-profile?candidate=${asha.id}`)
  expect(name.closest('tr')?.textContent).toContain('Tally clerk')
  const crumbs = within(screen.getByRole('navigation', { name: 'Where you are' }))
  expect(crumbs.getByRole('link', { name: 'Jobs' }).getAttribute('href')).toBe('/admin-jobs')
})
