import { startApi } from '@pramaan/api/testing'
import { createOpenings } from '@pramaan/api/testing/people/openings'
import { driveDetails } from '@pramaan/features/testing/suites/drive-details.tsx'
import { driveForm } from '@pramaan/features/testing/suites/drive-form.tsx'
import { driveList } from '@pramaan/features/testing/suites/drive-list.tsx'
import { jobForm } from '@pramaan/features/testing/suites/job-form.tsx'
import { jobListing } from '@pramaan/features/testing/suites/job-listing.tsx'
import { jobPage } from '@pramaan/features/testing/suites/job-page.tsx'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { app, showToEmployer } from '../../testing/show-to-employer.tsx'

const api = await startApi()
const { aDrive, aDriveApplication, aJob } = createOpenings(api.deps)

for (const suite of [jobListing, jobForm, jobPage, driveList, driveForm, driveDetails])
  await suite(api, { role: 'Employer', app, jobs: ['/jobs', '/all-emp-jobs'], drives: '/emp-placement-drives' })

test('applicants of a drive’s job are shortlisted and contacted from the drive; the drive’s own applicants are contacted', async () => {
  const employer = await api.anEmployer()
  const drive = await aDrive({ title: 'Nashik hiring day', employerId: employer.id })
  const job = await aJob({ title: 'Fitter', driveId: drive.id, employerId: employer.id })
  const asha = await api.aCandidate({}, { fullName: 'Asha Rao' })
  await (await api.as(asha)).applications.apply({ body: { JobID: job.id } })
  const ravi = await api.aCandidate({}, { fullName: 'Ravi Kale' })
  await aDriveApplication({ driveId: drive.id, candidateId: ravi.id })
  const { user } = await showToEmployer(api, `/emp-placement-drive-details?drive=${drive.id}`, employer)
  const rowOf = async (name: string) =>
    within((await screen.findByRole('heading', { name })).closest('li') ?? document.body)
  const [jobs, full] = [await rowOf('Asha Rao'), await rowOf('Ravi Kale')]
  expect(full.getByText(/^The full drive/)).toBeDefined()
  expect(full.getByRole('button', { name: 'Contact Ravi Kale' })).toBeDefined()
  expect(full.queryByRole('button', { name: 'Shortlist Ravi Kale' })).toBeNull()
  await user.click(jobs.getByRole('button', { name: 'Shortlist Asha Rao' }))
  expect(await jobs.findByText('Shortlisted')).toBeDefined()
  expect(await screen.findByText('Asha Rao is shortlisted and has been notified.')).toBeDefined()
})

test('an employer’s drives are only their own', async () => {
  const employer = await api.anEmployer()
  await aDrive({ title: 'Ours', employerId: employer.id })
  await aDrive({ title: 'Another employer’s', employerId: (await api.anEmployer()).id })
  await showToEmployer(api, '/emp-placement-drives', employer)
  await screen.findByRole('link', { name: 'View Ours' })
  expect(screen.queryByText('Another employer’s')).toBeNull()
})

test.each(['/drive-detail', '/new-placement-drive-form'])(
  'a drive of another employer is not found at %s',
  async (at) => {
    const foreign = await aDrive({ title: 'Theirs', employerId: (await api.anEmployer()).id })
    await showToEmployer(api, `${at}?ID=${foreign.id}`)
    expect(await screen.findByRole('heading', { level: 1, name: 'Placement drive not found' })).toBeDefined()
  },
)

test('another employer’s job is not found', async () => {
  const job = await aJob({ title: 'Tally clerk', employerId: (await api.anEmployer()).id })
  await showToEmployer(api, `/job-details?Job=${job.id}`)
  await screen.findByRole('heading', { level: 1, name: 'This job is no longer available' })
})
