import { startApi } from '@pramaan/api/testing'
import { createOpenings } from '@pramaan/api/testing/people/openings'
import { savedFiles } from '@pramaan/app-shell/testing/saved-files.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { showToStaff } from '../../testing/show-to-staff.ts'

const api = await startApi()
const { aJob, aDrive } = createOpenings(api.deps)

test.each(['/admin-jobs', '/jobs'])(
  'at %s an Admin has all jobs, with View and Add [E-050 E-249 S-374]',
  async (at) => {
    await aJob({ title: 'Tally clerk', employerId: (await api.anEmployer()).id })
    await aJob({ title: 'The platform’s own' })
    const { user } = await showToStaff(api, 'Admin', at)
    await screen.findByRole('heading', { level: 2, name: 'All 2 jobs found' })
    expect(screen.getByRole('link', { name: 'View Tally clerk' })).toBeDefined()
    await user.click(await screen.findByRole('button', { name: 'Add job' }))
    const add = await screen.findByRole('menuitem', { name: 'Full form' })
    expect(add.getAttribute('href')).toBe('/new-job-form')
  },
)

test('the jobs of the console begin as a table, with its filters closed, and are a list by a press', async () => {
  await aJob({ title: 'Tally clerk', companyName: 'Khadakwasla Foods' })
  const { user } = await showToStaff(api, 'Admin', '/admin-jobs')
  await screen.findByRole('table', { name: 'Job listing' })
  const headings = screen.getAllByRole('columnheader').map(({ textContent }) => textContent)
  expect(headings).toEqual([
    ...['Job', 'Company', 'Type', 'Location', 'Pay', 'Openings', 'Experience', 'Applicants', 'Status', 'View'],
  ])
  expect(screen.queryByRole('complementary', { name: 'Filters' })).toBeNull()
  await user.click(screen.getByRole('radio', { name: 'List' }))
  await screen.findByRole('button', { name: 'View more of Tally clerk' })
})

test('the keys go along the jobs of the console, open one, turn the page, search and save', async () => {
  for (let n = 1; n <= 11; n++) await aJob({ title: `Clerk ${n}` })
  const { user, address } = await showToStaff(api, 'Admin', '/admin-jobs')
  await screen.findByRole('link', { name: 'Clerk 11' })
  await user.keyboard('jj{Enter}')
  const details = within(await screen.findByRole('dialog', { name: 'Job details' }))
  expect(details.getByText('Clerk 10')).toBeTruthy()
  await user.keyboard('{Escape}')
  await user.keyboard(']')
  await waitFor(() => expect(address()).toBe('/admin-jobs?page=2'))
  await screen.findByRole('link', { name: 'Clerk 1' })
  const { names } = savedFiles()
  await user.keyboard('e')
  await waitFor(() => expect(names).toEqual(['Jobs.csv']))
  await user.keyboard('/')
  expect(document.activeElement).toBe(screen.getByRole('searchbox', { name: 'Search jobs' }))
})

test('a column of the console’s jobs is hidden, and stays hidden', async () => {
  await aJob({ title: 'Tally clerk' })
  const { user, history, drawn } = await showToStaff(api, 'Admin', '/admin-jobs')
  await user.click(await screen.findByRole('button', { name: 'Columns' }))
  await user.click(await screen.findByRole('menuitemcheckbox', { name: 'Openings' }))
  await waitFor(() => expect(screen.queryByRole('columnheader', { name: 'Openings' })).toBeNull())
  history.push('/settings')
  await drawn()
  history.push('/admin-jobs')
  await screen.findByRole('columnheader', { name: 'Applicants' })
  expect(screen.queryByRole('columnheader', { name: 'Openings' })).toBeNull()
})

test('an Admin keeps a view of the jobs and comes back to it by name, at its first page', async () => {
  await aJob({ title: 'Tally clerk' })
  const { user, address, history, drawn } = await showToStaff(api, 'Admin', '/admin-jobs?term=tally&page=2')
  await screen.findByRole('button', { name: 'Views' })
  // The key works just after the button is drawn; a second press would close what the first one opens.
  await drawn()
  await user.keyboard('v')
  await user.type(await screen.findByLabelText('Name of this view'), 'Tally')
  await user.click(screen.getByRole('button', { name: 'Save view' }))
  await screen.findByRole('button', { name: 'Tally' })
  history.push('/admin-jobs')
  await user.click(screen.getByRole('button', { name: 'Tally' }))
  await waitFor(() => expect(address()).toBe('/admin-jobs?term=tally'))
  await screen.findByRole('heading', { level: 2, name: '1 job found' })
})

test('an Admin posts from the full form’s page, and Cancel leads back to the jobs', async () => {
  const { user, address } = await showToStaff(api, 'Admin', '/new-job-form')
  await screen.findByRole('heading', { level: 1, name: 'Post new job' })
  await user.click(screen.getByRole('button', { name: 'Post job' }))
  await screen.findByText('Please provide the job title.')
  await user.click(screen.getByRole('link', { name: 'Cancel' }))
  await screen.findByRole('heading', { level: 1, name: 'Job listing' })
  expect(address()).toBe('/jobs')
})

test('an Admin edits and deletes any employer’s job, and sees who applied with the phone to call [E-259 E-260]', async () => {
  const drive = await aDrive()
  const job = await aJob({
    title: 'Tally clerk',
    education: 'ITI',
    employerId: (await api.anEmployer()).id,
    driveId: drive.id,
  })
  const person = await api.aCandidate({}, { fullName: 'Asha Demo' })
  await (await api.as(person)).applications.apply({ body: { JobID: job.id } })
  const { user } = await showToStaff(api, 'Admin', `/job-details?Job=${job.id}&placement-drive=${drive.id}`)
  const call = await screen.findByRole('link', { name: /^Call Asha Demo/ })
  expect(call.getAttribute('href')).toBe(`tel:${person.phone}`)
  expect(screen.getByRole('link', { name: 'Back to the drive' }).getAttribute('href')).toBe(
    `/emp-placement-drive-details?drive=${drive.id}`,
  )
  await user.click(screen.getByRole('button', { name: 'Edit' }))
  await user.type(screen.getByRole('textbox', { name: 'Job title' }), ' at night')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByRole('heading', { level: 1, name: 'Tally clerk at night' })
  await user.click(screen.getByRole('button', { name: 'Delete' }))
  const question = within(await screen.findByRole('alertdialog', { name: 'Confirm delete' }))
  await user.click(question.getByRole('button', { name: 'Delete Tally clerk at night' }))
  await screen.findByRole('heading', { level: 2, name: 'No jobs found' })
})
