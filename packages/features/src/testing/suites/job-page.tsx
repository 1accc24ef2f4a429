import { findableCandidates } from '@pramaan/api/testing/people/findable'
import { createOpenings } from '@pramaan/api/testing/people/openings'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { type Api, type PostingApp, postingIn } from '../posting-app.ts'

/** A job’s page: suggested candidates, applicants, and edits. */
export function jobPage(api: Api, posting: PostingApp) {
  const { aPoster, show } = postingIn(api, posting)

  const { aJob, aDrive } = createOpenings(api.deps)
  const aFindable = findableCandidates(api)
  /** A console's names lead to the profile themselves. */
  const viewOf = (name: string) => (posting.dense ? name : `View ${name}`)
  const request = { generalSkills: ['Typing'], professionalSkills: ['Tally Prime'] }

  /** A person with every skill of the job, who has applied. */
  async function anApplicant(jobId: number, fullName: string) {
    const person = await aFindable(request, { account: { fullName } })
    await (await api.as(person)).applications.apply({ body: { JobID: jobId } })
    return person
  }

  test('a job shows suggested candidates and applicants, each with View; a standalone one leads back to the jobs [E-256 E-257 E-264–266]', async () => {
    const poster = await aPoster()
    const job = await aJob({ title: 'Tally clerk', employerId: poster.owner.id, ...request })
    const person = await anApplicant(job.id, 'Asha Demo')
    const other = await aFindable(request, { account: { fullName: 'Ravi Demo' } })
    const { user, address } = await show(`/job-details?Job=${job.id}`, poster)
    await screen.findByRole('heading', { level: 1, name: 'Tally clerk' })
    expect(within(screen.getByRole('main')).getByRole('link', { name: 'Jobs' }).getAttribute('href')).toBe('/jobs')
    const view = await screen.findByRole('link', { name: viewOf('Asha Demo') })
    expect(view.getAttribute('href')).toBe(`/candidate-profile?candidate=${person.id}`)
    await user.click(screen.getByRole('tab', { name: 'Suggested' }))
    const suggested = within(await screen.findByRole(posting.dense ? 'table' : 'list', { name: 'Suggested' }))
    expect((await suggested.findByRole('link', { name: viewOf('Ravi Demo') })).getAttribute('href')).toBe(
      `/candidate-profile?candidate=${other.id}`,
    )
    expect(suggested.queryByRole('link', { name: viewOf('Asha Demo') })).toBeNull()
    expect(address()).toBe(`/job-details?Job=${job.id}&tab=suggested`)
  })

  test('of the suggested candidates, the verified are above the unverified [C-008 S-017]', async () => {
    const poster = await aPoster()
    const job = await aJob({ title: 'Tally clerk', employerId: poster.owner.id, ...request })
    const verified = await aFindable(request, { account: { fullName: 'Verified Demo' }, hr: {} })
    const unverified = await aFindable(request, { account: { fullName: 'Unverified Demo' } })
    await show(`/job-details?Job=${job.id}&tab=suggested`, poster)
    const suggested = within(await screen.findByRole(posting.dense ? 'table' : 'list', { name: 'Suggested' }))
    const links = await suggested.findAllByRole('link', { name: /erified Demo/ })
    expect(links.map((link) => link.getAttribute('href'))).toEqual(
      [verified, unverified].map(({ id }) => `/candidate-profile?candidate=${id}`),
    )
  })

  test('a job whose skills nobody has in full lists who comes nearest, each with View', async () => {
    const poster = await aPoster()
    const skills = { generalSkills: ['Patience'], professionalSkills: ['Welding'] }
    const job = await aJob({ title: 'Welder', employerId: poster.owner.id, ...skills })
    await aFindable({ professionalSkills: ['Welding'] }, { account: { fullName: 'Meera Demo' } })
    await show(`/job-details?Job=${job.id}&tab=suggested`, poster)
    await screen.findByText('Nobody has every skill of this job yet.')
    await screen.findByRole('heading', { name: 'Close to this job' })
    const nearest = within(screen.getByRole(posting.dense ? 'table' : 'list', { name: 'Close to this job' }))
    expect(nearest.getByRole('link', { name: viewOf('Meera Demo') })).toBeDefined()
  })

  test('a job with applicants says that nobody else has every skill', async () => {
    const poster = await aPoster()
    const skills = { generalSkills: ['Patience'], professionalSkills: ['Pipe Fitting'] }
    const job = await aJob({ title: 'Plumber', employerId: poster.owner.id, ...skills })
    const person = await aFindable(skills, { account: { fullName: 'Asha Demo' } })
    await (await api.as(person)).applications.apply({ body: { JobID: job.id } })
    await aFindable({ professionalSkills: ['Pipe Fitting'] }, { account: { fullName: 'Meera Demo' } })
    await show(`/job-details?Job=${job.id}&tab=suggested`, poster)
    await screen.findByText('Nobody else has every skill of this job yet.')
  })

  test('one list has who has every skill and who comes close; rows say years, pay, what is missing and who is not looking', async () => {
    const poster = await aPoster()
    const skills = { generalSkills: ['Patience'], professionalSkills: ['AutoCAD'] }
    const about = { experience: '4', ctcFrom: 30_000_000, ctcTo: 40_000_000, location: 'Pune' }
    const job = await aJob({ title: 'Welder', employerId: poster.owner.id, ...skills, ...about })
    const looking = { joining: 'join', joiningStatus: true, currentPosition: 'Welder' } as const
    await aFindable(
      { ...skills, currentPosition: 'Welder', location: 'Pune' },
      { account: { fullName: 'Settled Demo' } },
    )
    const senior = { experienceLevel: 'Experienced', experienceYears: 5, expectedCtc: 50_000_000 } as const
    await aFindable({ ...looking, ...senior, location: 'Nagpur' }, { account: { fullName: 'Senior Demo' } })
    await aFindable({ ...looking, ...skills, location: 'Pune' }, { account: { fullName: 'Young Demo' } })
    await show(`/job-details?Job=${job.id}&tab=suggested`, poster)
    const list = await screen.findByRole(posting.dense ? 'table' : 'list', { name: 'Suggested' })
    const links = await within(list).findAllByRole('link', { name: posting.dense ? /Demo/ : /^View .* Demo/ })
    const people = links.map((link) => link.closest<HTMLElement>('tr, li'))
    const said = people.map((row) => [...(row?.querySelectorAll('li') ?? [])].map(({ textContent }) => textContent))
    expect(said).toEqual([
      ['Works as Welder', 'AutoCAD', 'Patience', '4 years less experience'],
      ['Works as Welder', 'AutoCAD not listed', 'Patience not listed', 'In another city', 'Expects more than it pays'],
      ['Works as Welder', 'AutoCAD', 'Patience', '4 years less experience'],
    ])
    expect(people.map((row) => row && within(row).queryByText('Not looking now') !== null)).toEqual([
      false,
      false,
      true,
    ])
    expect(within(list).getByText('5 yrs', { exact: false }).textContent).toContain('Expects ₹5 LPA')
  })

  test('a job of a drive leads back to the drive; without applicants or suggestions both tabs are empty [C-468 C-469 E-258 E-821 E-822]', async () => {
    const poster = await aPoster()
    const drive = await aDrive({ employerId: poster.owner.id })
    const job = await aJob({ title: 'Tally clerk', employerId: poster.owner.id, driveId: drive.id })
    const { user } = await show(`/job-details?Job=${job.id}`, poster)
    const back = await screen.findByRole('link', { name: 'Back to the drive' })
    expect(back.getAttribute('href')).toBe(`/emp-placement-drive-details?drive=${drive.id}`)
    await screen.findByText('No suggestions found')
    await user.click(screen.getByRole('tab', { name: /^Applied/ }))
    await screen.findByText('No applications found')
    await user.click(screen.getByRole('tab', { name: 'Suggested' }))
    await user.click(await screen.findByRole('button', { name: 'Add skills' }))
    await screen.findByRole('heading', { name: 'Edit job' })
  })

  test('Edit offers the spec’s choices, Cancel changes nothing, and Save leads back to view [C-378 E-259 E-536 E-574 E-575 E-667 E-668]', async () => {
    const poster = await aPoster()
    const job = await aJob({ title: 'Tally clerk', employerId: poster.owner.id, education: 'Graduation', openings: 2 })
    const { user } = await show(`/job-details?Job=${job.id}`, poster)
    const edit = async () => user.click(await screen.findByRole('button', { name: 'Edit' }))
    const title = () => screen.getByRole('textbox', { name: 'Job title' })
    const options = (name: string) =>
      [...screen.getByRole<HTMLSelectElement>('combobox', { name }).options].map(({ text }) => text)
    await edit()
    expect(options('Qualification').slice(1)).toEqual([
      ...['12th Pass', 'Diploma', 'ITI', 'Graduation', 'Post Graduation', 'PHD'],
    ])
    expect(options('CTC in LPA').slice(1)).toEqual(['4 to 6', '1 to 5', '6 to 10', '11 to 15', '15 and above'])
    await user.clear(title())
    await user.type(title(), 'Thrown away')
    await user.click(screen.getByRole('button', { name: 'Cancel' }))
    await screen.findByRole('heading', { level: 1, name: 'Tally clerk' })
    await edit()
    await user.clear(title())
    await user.click(screen.getByRole('button', { name: 'Save' }))
    await screen.findByText('Please provide the job title.')
    await user.type(title(), 'Senior clerk')
    const openings = screen.getByRole<HTMLInputElement>('textbox', { name: 'Openings' })
    await user.clear(openings)
    await user.type(openings, '25 people')
    expect(openings.value).toBe('25 people')
    await screen.findByText('Enter the number in digits, such as 12.')
    await user.clear(openings)
    await user.type(openings, '25')
    await user.selectOptions(screen.getByRole('combobox', { name: 'Qualification' }), 'Post Graduation')
    await user.selectOptions(screen.getByRole('combobox', { name: 'CTC in LPA' }), '11 to 15')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    await screen.findByRole('heading', { level: 1, name: 'Senior clerk' })
    const { data } = await (await api.as(poster.viewer)).jobs.get({ params: { id: job.id } })
    expect(data).toMatchObject({ Title: 'Senior clerk', Openings: 25, Education: 'Post Graduation', Ctc: '11 to 15' })
    expect(data).toMatchObject({ Type: 'Full Time', Location: 'Pune', Experience: 'Fresher' })
  })

  test('Delete asks with Confirm Delete, then leads to the jobs [E-260–262 E-667 E-668]', async () => {
    const poster = await aPoster()
    const job = await aJob({ title: 'Tally clerk', employerId: poster.owner.id })
    const { user, address } = await show(`/job-details?Job=${job.id}`, poster)
    await user.click(await screen.findByRole('button', { name: 'Delete' }))
    const question = within(await screen.findByRole('alertdialog', { name: 'Confirm delete' }))
    await user.click(question.getByRole('button', { name: 'Cancel' }))
    await user.click(screen.getByRole('button', { name: 'Delete' }))
    await user.click(await screen.findByRole('button', { name: 'Delete Tally clerk' }))
    await screen.findByRole('heading', { level: 2, name: 'No jobs found' })
    expect(address()).toBe('/jobs')
  })

  test('Close stops applications and shows the date, Reopen accepts them again', async () => {
    const poster = await aPoster()
    const job = await aJob({ title: 'Tally clerk', employerId: poster.owner.id })
    const { user } = await show(`/job-details?Job=${job.id}`, poster)
    await user.click(await screen.findByRole('button', { name: 'Close job' }))
    await screen.findByText('Closed on 21/11/2026.', { exact: false })
    const candidate = await api.as(await api.aCandidate())
    const apply = () => candidate.applications.apply({ body: { JobID: job.id } })
    await expect(apply()).rejects.toMatchObject({ code: 'job-closed' })
    await user.click(screen.getByRole('button', { name: 'Reopen job' }))
    await waitFor(() => expect(screen.queryByText('Closed on', { exact: false })).toBeNull())
    await apply()
  })

  test('an applicant is shortlisted at once, rejected after a confirmation, and found by status [C-337]', async () => {
    const poster = await aPoster()
    const job = await aJob({ title: 'Tally clerk', employerId: poster.owner.id, ...request })
    await anApplicant(job.id, 'Asha Demo')
    await anApplicant(job.id, 'Bina Demo')
    const { user, address } = await show(`/job-details?Job=${job.id}&tab=applied`, poster)
    await user.click(await screen.findByRole('button', { name: 'Shortlist Asha Demo' }))
    await screen.findByText('Asha Demo is shortlisted and has been notified.')
    const row = within(screen.getByText('Asha Demo').closest('li, tr') ?? document.body)
    expect(row.getByText('Shortlisted')).toBeDefined()
    await user.click(screen.getByRole('button', { name: 'Reject Bina Demo' }))
    const question = within(await screen.findByRole('alertdialog', { name: 'Reject Bina Demo?' }))
    await user.click(question.getByRole('button', { name: 'Reject Bina Demo' }))
    await screen.findByText('Bina Demo is rejected and has been notified.')
    await user.click(screen.getByRole('radio', { name: 'Rejected' }))
    await waitFor(() => expect(screen.queryByText('Asha Demo')).toBeNull())
    expect(address()).toContain('status=Rejected')
    const { data } = await (await api.as(poster.viewer)).applications.list({ query: { jobID: job.id } })
    expect(data.map(({ CandidateName, Status, Shortlist }) => [CandidateName, Status, Shortlist])).toEqual([
      ['Bina Demo', 'Rejected', false],
      ['Asha Demo', 'Shortlisted', true],
    ])
  })
}
