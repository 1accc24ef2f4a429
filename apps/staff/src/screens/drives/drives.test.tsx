import { startApi } from '@pramaan/api/testing'
import { createOpenings } from '@pramaan/api/testing/people/openings'
import { jobDomains, placementDrives } from '@pramaan/database/schema'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { showToStaff } from '../../testing/show-to-staff.ts'

const api = await startApi()
const { aDrive, aJob } = createOpenings(api.deps)

/** A drive of an employer. */
async function aFullDrive() {
  const [domain] = await api.db.select().from(jobDomains).limit(1)
  const employer = await api.anEmployer()
  const about = { subTitle: 'Twelve teams', qualification: 'Diploma', averagePackage: 30_000_000 }
  return aDrive({ title: 'Nashik hiring day', employerId: employer.id, domainId: domain?.id ?? 0, ...about })
}

test.each(['/admin-placement-drives?look=cards', '/emp-placement-drives'])(
  'an Admin sees every drive at %s, with the way to a new one, and opens its details [E-051 S-375]',
  async (path) => {
    const drive = await aFullDrive()
    await showToStaff(api, 'Admin', path)
    const view = await screen.findByRole('link', { name: 'View Nashik hiring day' })
    expect(view.getAttribute('href')).toBe(`/emp-placement-drive-details?drive=${drive.id}`)
    const add = screen.getByRole('link', { name: 'Add placement drive' })
    expect(add.getAttribute('href')).toBe('/new-placement-drive-form')
  },
)

test.each(['/admin-placement-drives?look=cards', '/emp-placement-drives'])(
  'a Counsellor sees every drive at %s without an Add button, as cards and in the table, and opens its page [E-084 E-087 E-272 S-400 S-403]',
  async (path) => {
    const drive = await aFullDrive()
    const { user } = await showToStaff(api, 'Counsellor', path)
    const view = await screen.findByRole('link', { name: 'View Nashik hiring day' })
    expect(view.getAttribute('href')).toBe(`/drive-detail?ID=${drive.id}`)
    expect(screen.queryByRole('link', { name: 'Add placement drive' })).toBeNull()
    await user.click(screen.getByRole('radio', { name: 'Table' }))
    await screen.findByRole('link', { name: 'Nashik hiring day' })
    expect(screen.queryByRole('link', { name: 'Add placement drive' })).toBeNull()
  },
)

test.each(['Admin', 'Counsellor'] as const)('the drives of the console begin as a table for %s', async (role) => {
  await aFullDrive()
  await showToStaff(api, role, '/admin-placement-drives')
  await screen.findByRole('link', { name: 'Nashik hiring day' })
  expect(screen.getAllByRole('columnheader')[0]?.textContent).toBe('Title')
})

test('the criteria of the console’s drives are hidden until they are chosen, so that what waits is in sight', async () => {
  await aFullDrive()
  const { user } = await showToStaff(api, 'Admin', '/admin-placement-drives')
  await screen.findByRole('link', { name: 'Nashik hiring day' })
  const heads = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent)
  expect(heads()).not.toContain('Criteria')
  expect(heads()).toContain('Pending')
  await user.click(screen.getByRole('button', { name: 'Columns' }))
  await user.click(await screen.findByRole('menuitemcheckbox', { name: 'Criteria' }))
  await waitFor(() => expect(heads()).toContain('Criteria'))
  await user.click(screen.getByRole('menuitem', { name: /Reset/ }))
  await waitFor(() => expect(heads()).not.toContain('Criteria'))
})

test('the drives of the console say how many applied and wait, and the keys go along them', async () => {
  const drive = await aFullDrive()
  const { aDriveApplication } = createOpenings(api.deps)
  for (const status of ['Pending', 'Accepted'] as const)
    await aDriveApplication({ driveId: drive.id, candidateId: (await api.aCandidate()).id, status })
  const { user, address } = await showToStaff(api, 'Admin', '/admin-placement-drives')
  const row = (await screen.findByRole('link', { name: 'Nashik hiring day' })).closest('tr')
  expect([...(row?.cells ?? [])].slice(-2).map(({ textContent }) => textContent)).toEqual(['Applicants 2', 'Pending 1'])
  await user.keyboard('/')
  expect(document.activeElement).toBe(screen.getByRole('searchbox', { name: 'Search drives' }))
  await user.keyboard('{Tab}j{Enter}')
  await waitFor(() => expect(address()).toBe(`/emp-placement-drive-details?drive=${drive.id}`))
})

test('an Admin’s details of a drive lead back to the Admin’s list, take jobs, and delete to the drives’ list [E-291]', async () => {
  const drive = await aFullDrive()
  await aJob({ title: 'Fitter', driveId: drive.id, employerId: drive.employerId })
  const { user, address } = await showToStaff(api, 'Admin', `/emp-placement-drive-details?drive=${drive.id}`)
  expect(await screen.findByRole('heading', { name: 'Jobs at Nashik hiring day 1' })).toBeDefined()
  const main = within(screen.getByRole('main'))
  expect(main.getByRole('link', { name: 'Placement drives' }).getAttribute('href')).toBe('/admin-placement-drives')
  expect(main.getByRole('button', { name: 'Add job' })).toBeDefined()
  await user.click(main.getByRole('button', { name: 'Delete' }))
  await screen.findByRole('alertdialog', { name: 'Delete “Nashik hiring day”?' })
  await user.click(screen.getByRole('button', { name: 'Delete drive' }))
  await waitFor(() => expect(address()).toBe('/emp-placement-drives'))
  expect(await api.db.select().from(placementDrives)).toMatchObject([{ deletedAt: api.deps.now() }])
})

test.each(['Admin', 'Counsellor'] as const)(
  '%s edits a drive from its page by the form, and an update leads to the list of staff [E-057 E-085 E-323 E-513 E-665 E-692 S-381 S-401]',
  async (role) => {
    const drive = await aFullDrive()
    const { user, address } = await showToStaff(api, role, `/drive-detail?ID=${drive.id}`)
    await screen.findByRole('heading', { level: 1, name: 'Nashik hiring day' })
    const main = within(screen.getByRole('main'))
    expect(main.getByRole('link', { name: 'Placement drives' }).getAttribute('href')).toBe('/admin-placement-drives')
    expect(main.queryByRole('button', { name: 'Delete' })).toBeNull()
    await user.click(main.getByRole('link', { name: 'Edit' }))
    await waitFor(() => expect(address()).toBe(`/new-placement-drive-form?ID=${drive.id}`))
    await user.type(await screen.findByLabelText('Title'), ' 2026')
    await user.click(screen.getByRole('button', { name: 'Save changes' }))
    await waitFor(() => expect(address()).toBe('/admin-placement-drives'))
    expect(await screen.findByRole('link', { name: 'Nashik hiring day 2026' })).toBeDefined()
  },
)

test('a Counsellor opens the form of a new drive, and neither the details nor a drive’s job form [E-086 E-665 S-402]', async () => {
  const drive = await aFullDrive()
  const { history } = await showToStaff(api, 'Counsellor', '/new-placement-drive-form')
  expect(await screen.findByRole('heading', { level: 1, name: 'Add new placement drive' })).toBeDefined()
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  for (const path of ['/emp-placement-drive-details', '/new-placement-drive-job-form']) {
    history.push(`${path}?drive=${drive.id}`)
    expect(await screen.findByText('This page is not for your account')).toBeDefined()
  }
})

test('hr has no drive pages [E-664 E-692]', async () => {
  const drive = await aFullDrive()
  await showToStaff(api, 'hr', `/drive-detail?ID=${drive.id}`)
  expect(await screen.findByText('This page is not for your account')).toBeDefined()
})
