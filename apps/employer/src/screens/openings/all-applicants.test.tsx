import { startApi } from '@pramaan/api/testing'
import { findableCandidates } from '@pramaan/api/testing/people/findable'
import { createOpenings } from '@pramaan/api/testing/people/openings'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { showToEmployer } from '../../testing/show-to-employer.tsx'

const api = await startApi()
const { aJob, aDrive, aDriveApplication } = createOpenings(api.deps)
const aFindable = findableCandidates(api)

/** An employer with an application to a job by Asha and one to a drive by Bina. */
async function applied() {
  const employer = await api.anEmployer({ plan: 'premium' })
  const job = await aJob({ title: 'Tally clerk', employerId: employer.id, professionalSkills: ['Tally Prime'] })
  const drive = await aDrive({ title: 'Winter drive', employerId: employer.id })
  const asha = await aFindable({ degree: 'BCom', education: 'Graduation' }, { account: { fullName: 'Asha Demo' } })
  const bina = await aFindable({}, { account: { fullName: 'Bina Demo' } })
  await (await api.as(asha)).applications.apply({ body: { JobID: job.id } })
  api.pass(60_000)
  await aDriveApplication({ driveId: drive.id, candidateId: bina.id })
  return { employer, job, drive, asha, bina }
}

test('a row opens to candidate, degree, education, drive, job, required skills, and the phone after a logged reveal [E-353–356 E-360]', async () => {
  const { employer, job, asha } = await applied()
  const { user } = await showToEmployer(api, '/all-emp-applications', employer)
  await screen.findByRole('heading', { level: 1, name: 'All applicants' })
  await screen.findByRole('heading', { level: 2, name: '2 applications found' })
  await user.click(await screen.findByRole('button', { name: 'Details of Asha Demo' }))
  const row = within(screen.getByRole('heading', { name: 'Asha Demo' }).closest('li') ?? document.body)
  const fact = (label: string) => row.getByText(label).nextElementSibling?.textContent
  expect(fact('Candidate')).toBe('Asha Demo')
  expect(fact('Degree')).toBe('BCom')
  expect(fact('Education')).toBe('Graduation')
  expect(fact('Job')).toBe('Tally clerk')
  expect(fact('Drive')).toBe('N/A')
  expect(fact('Required skills')).toBe('Tally Prime')
  expect(row.getByRole('link', { name: 'Tally clerk' }).getAttribute('href')).toBe(`/job-details?Job=${job.id}`)
  expect(row.getByRole('link', { name: 'View Asha Demo' }).getAttribute('href')).toBe(
    `/candidate-profile?candidate=${asha.id}`,
  )
  const [contact] = row.getAllByRole('button', { name: 'Contact Asha Demo' })
  if (contact) await user.click(contact)
  const calls = await row.findAllByRole('link', { name: /^Call Asha Demo/ })
  expect(calls.map((call) => call.getAttribute('href'))).toEqual([`tel:${asha.phone}`, `tel:${asha.phone}`])
  expect(document.activeElement).toBe(calls[0])
  const seen = await (await api.as(asha)).interest.viewers({ query: {} })
  expect(seen.totalCount).toBe(1)
  await user.click(screen.getByRole('button', { name: 'Details of Asha Demo' }))
  expect(row.queryByText('Education')).toBeNull()
})

test('it is searched by name, and filtered by what was applied to and by stage, which leaves the drives out', async () => {
  const { employer } = await applied()
  const { user, address } = await showToEmployer(api, '/all-emp-applications', employer)
  const people = () => screen.queryAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)
  await waitFor(() => expect(people()).toEqual(['Bina Demo', 'Asha Demo']))
  await user.type(screen.getByRole('searchbox', { name: 'Search applications' }), 'bina')
  await waitFor(() => expect(people()).toEqual(['Bina Demo']))
  const choose = async (bar: string, name: string) =>
    user.click(within(screen.getByRole('group', { name: bar })).getByRole('radio', { name }))
  await choose('Applied to', 'Jobs')
  await screen.findByText('No applications found')
  expect(address()).toBe('/all-emp-applications?kind=job&term=bina')
  await user.click(screen.getByRole('button', { name: 'Show all' }))
  await waitFor(() => expect(people()).toEqual(['Bina Demo', 'Asha Demo']))
  await choose('Stage', 'Applied')
  await waitFor(() => expect(people()).toEqual(['Asha Demo']))
  expect(address()).toBe('/all-emp-applications?kind=job&status=Applied')
  await choose('Applied to', 'Drives')
  await waitFor(() => expect(people()).toEqual(['Bina Demo']))
  expect(address()).toBe('/all-emp-applications?kind=drive')
})

test('it is searched by job title and by drive name, says plainly that nothing fits, and is exported [E-358 E-359]', async () => {
  const { employer } = await applied()
  const { user, address } = await showToEmployer(api, '/all-emp-applications', employer)
  await screen.findByRole('heading', { level: 2, name: '2 applications found' })
  const files: Blob[] = []
  URL.createObjectURL = (file) => `blob:${files.push(file as Blob)}`
  const names: string[] = []
  const clicked = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    names.push(this.download)
  })
  await user.click(screen.getByRole('button', { name: 'Export to CSV' }))
  await waitFor(() => expect(names).toEqual(['JobApplications.csv']))
  clicked.mockRestore()
  const lines = Buffer.from(await new Response(files[0]).arrayBuffer())
    .toString()
    .split('\r\n')
  expect(lines[0]).toBe('\uFEFFID,Date,Candidate,Phone,Degree,Education,Job,Drive,Required skills,Status')
  expect(lines[1]).toMatch(/,Bina Demo,,.*,,Winter drive,.*,Pending$/)
  expect(lines[2]).toMatch(/,Asha Demo,,BCom,Graduation,Tally clerk,,Tally Prime,Applied$/)
  const box = screen.getByRole('searchbox', { name: 'Search applications' })
  await user.type(box, 'tally')
  await screen.findByRole('heading', { level: 2, name: '1 application found' })
  expect(screen.getByRole('heading', { name: 'Asha Demo' })).toBeDefined()
  await user.clear(box)
  await user.type(box, 'winter')
  await screen.findByRole('heading', { name: 'Bina Demo' })
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Asha Demo' })).toBeNull())
  expect(address()).toBe('/all-emp-applications?term=winter')
  await user.type(box, ' nowhere{Enter}')
  await screen.findByText('No applications found')
  await user.click(screen.getByRole('button', { name: 'Show all' }))
  await screen.findByRole('heading', { level: 2, name: '2 applications found' })
})

test('another employer’s applications are never there', async () => {
  await applied()
  await showToEmployer(api, '/all-emp-applications')
  await screen.findByText('No applications found')
  expect(screen.getByRole('link', { name: 'Add job' }).getAttribute('href')).toBe('/new-job-form')
  await screen.findByRole('heading', { level: 2, name: '0 applications found' })
})
