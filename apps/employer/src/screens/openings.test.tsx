import { startApi } from '@pramaan/api/testing'
import { createOpenings } from '@pramaan/api/testing/openings'
import { driveDetails } from '@pramaan/app-kit/testing/suites/drive-details.tsx'
import { driveForm } from '@pramaan/app-kit/testing/suites/drive-form.tsx'
import { driveList } from '@pramaan/app-kit/testing/suites/drive-list.tsx'
import { jobForm } from '@pramaan/app-kit/testing/suites/job-form.tsx'
import { jobListing } from '@pramaan/app-kit/testing/suites/job-listing.tsx'
import { jobPage } from '@pramaan/app-kit/testing/suites/job-page.tsx'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { app, showToEmployer } from '../testing/show.tsx'

const api = await startApi()
const { aDrive, aDriveApplication, aJob } = createOpenings(api.deps)

for (const suite of [jobListing, jobForm, jobPage, driveList, driveForm, driveDetails])
  await suite(api, { role: 'Employer', app, jobs: ['/jobs', '/all-emp-jobs'], drives: '/emp-placement-drives' })

/** Notes each file that the browser saves: its name, and its lines. */
function savedFiles() {
  const files: Blob[] = []
  const names: string[] = []
  Object.assign(URL, { createObjectURL: (file: Blob) => `blob:${files.push(file)}`, revokeObjectURL: () => undefined })
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    names.push(this.download)
  })
  const lines = async () => {
    const bytes = await new Response(files[0]).arrayBuffer()
    click.mockRestore()
    return Buffer.from(bytes).toString().split('\r\n')
  }
  return { names, lines }
}

test('the jobs on show are saved as CSV with their drive, applicants and status', async () => {
  const employer = await api.anEmployer()
  await aJob({ title: 'Tally clerk', employerId: employer.id })
  await aJob({ title: 'Old post', employerId: employer.id, closedAt: api.deps.now() })
  const { user } = await showToEmployer(api, '/jobs?term=tally', employer)
  await screen.findByRole('heading', { level: 2, name: 'All 1 jobs found' })
  await user.click(screen.getByRole('radio', { name: 'Table' }))
  const { names, lines } = savedFiles()
  await user.click(await screen.findByRole('button', { name: 'Export to CSV' }))
  await waitFor(() => expect(names).toHaveLength(1))
  const [first, second, ...rest] = await lines()
  expect(first).toContain('Placement drive,Applicants,Status')
  expect(second).toMatch(/^\d+,Tally clerk,.*,0,Open$/)
  expect(rest).toEqual([''])
})

test('the drives are saved as Jobs.csv, all of them and not the page alone', async () => {
  const employer = await api.anEmployer()
  for (let n = 1; n <= 13; n++) await aDrive({ title: `Drive ${n}`, employerId: employer.id })
  const { user } = await showToEmployer(api, '/emp-placement-drives?look=table&pageSize=5', employer)
  await screen.findByRole('link', { name: 'Drive 13' })
  const { names, lines } = savedFiles()
  await user.click(screen.getByRole('button', { name: 'Export to CSV' }))
  await waitFor(() => expect(names).toEqual(['Jobs.csv']))
  const rows = await lines()
  expect(rows[0]).toBe('\uFEFFTitle,Criteria,Qualification,Location,No. of Openings,Salary (LPA),Date')
  expect(rows[1]).toBe('Drive 13,,,Pune,40,,20/11/2026 to 25/11/2026')
  expect(rows).toHaveLength(15)
})

test('who applied to a drive’s job is shortlisted and contacted from the drive; the drive’s own applicants are contacted', async () => {
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
  const [jobs, whole] = [await rowOf('Asha Rao'), await rowOf('Ravi Kale')]
  expect(whole.getByText(/^The whole drive/)).toBeDefined()
  expect(whole.getByRole('button', { name: 'Contact Ravi Kale' })).toBeDefined()
  expect(whole.queryByRole('button', { name: 'Shortlist Ravi Kale' })).toBeNull()
  await user.click(jobs.getByRole('button', { name: 'Shortlist Asha Rao' }))
  expect(await jobs.findByText('Shortlisted')).toBeDefined()
  expect(await screen.findByText('Asha Rao is shortlisted and has been told.')).toBeDefined()
})

test('an employer’s drives are their own alone', async () => {
  const employer = await api.anEmployer()
  await aDrive({ title: 'Ours', employerId: employer.id })
  await aDrive({ title: 'Another employer’s', employerId: (await api.anEmployer()).id })
  await showToEmployer(api, '/emp-placement-drives', employer)
  await screen.findByRole('link', { name: 'View Ours' })
  expect(screen.queryByText('Another employer’s')).toBeNull()
})

test.each(['/drive-detail', '/new-placement-drive-form'])(
  'a drive of another employer is not there at %s',
  async (at) => {
    const foreign = await aDrive({ title: 'Theirs', employerId: (await api.anEmployer()).id })
    await showToEmployer(api, `${at}?ID=${foreign.id}`)
    expect(await screen.findByRole('heading', { name: 'There is no such placement drive' })).toBeDefined()
  },
)

test('another employer’s job is not there', async () => {
  const job = await aJob({ title: 'Tally clerk', employerId: (await api.anEmployer()).id })
  await showToEmployer(api, `/job-details?Job=${job.id}`)
  await screen.findByText('This job is not here any more')
})
