import { startApi } from '@pramaan/api/testing'
import { createOpenings } from '@pramaan/api/testing/people/openings'
import { closeApp, showAppAs } from '@pramaan/app-shell/testing/render-app.tsx'
import { jobRoles } from '@pramaan/database/schema'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { routes } from '../../routes.tsx'
import { texts } from '../../texts/en.ts'

const api = await startApi()
const { aJob, roleCalled, aDrive, aDriveApplication, aCourse } = createOpenings(api.deps)

async function shownTo(person: { phone: string | null }, at: string) {
  return showAppAs(api, String(person.phone), 'Candidate', { map: routes, catalogue: texts, at })
}

/** A candidate with an application of each kind: a job shortlisted, a drive accepted, a course. */
async function whoApplied() {
  const person = await api.aCandidate()
  const client = await api.as(person)
  const employer = await api.anEmployer()
  const job = await aJob({ title: 'Tally clerk', employerId: employer.id })
  const course = await aCourse()
  const drive = await aDrive({ title: 'Nashik hiring day' })
  const { applicationId } = await client.applications.apply({ body: { JobID: job.id } })
  api.pass(60_000)
  const theirs = await api.as(employer)
  await theirs.applications.list({ query: {} })
  await theirs.applications.decide({ body: { applicationId, applicationStatus: 'Shortlisted' } })
  await client.applications.applyToCourse({ body: { CourseID: course.id } })
  await aDriveApplication({ driveId: drive.id, candidateId: person.id, status: 'Accepted' })
  return { person, job, drive, course }
}

async function cardOf(title: string) {
  const link = await screen.findByRole('link', { name: title })
  return within(link.closest('article') ?? document.body)
}

describe('my applications', () => {
  test('say of each employer whether it is verified, and nothing of the staff’s drive and course', async () => {
    const { person } = await whoApplied()
    await shownTo(person, '/my-applications')
    expect((await cardOf('Tally clerk')).getByText('Verified employer')).toBeDefined()
    expect(screen.getAllByText(/^(Verified employer|Employer not verified yet)$/)).toHaveLength(1)
  })

  test('show every kind with its timeline, what comes next, and the way to the job, drive or course', async () => {
    const { person, job, drive, course } = await whoApplied()
    await shownTo(person, '/my-applications')
    const card = await cardOf('Tally clerk')
    // The company's initials, as in the list of jobs.
    expect(document.querySelector('article [data-letters=DW]')).not.toBeNull()
    const timeline = within(card.getByRole('list', { name: 'What happened to Tally clerk' }))
    expect(timeline.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      ...['Sent21/11/2026', 'Seen21/11/2026', 'Shortlisted21/11/2026'],
    ])
    expect(card.getByText(/^You are on their shortlist/)).toBeDefined()
    const ofDrive = await cardOf('Nashik hiring day')
    expect(ofDrive.getByText('Accepted')).toBeDefined()
    expect(ofDrive.getByText('Paid').closest('li')?.textContent).toContain('still to come')
    const pay = ofDrive.getByRole('link', { name: 'Pay to proceed: Nashik hiring day' })
    expect(pay.getAttribute('href')).toBe(`/drive-detail?ID=${drive.id}`)
    const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href')
    expect(hrefOf('Tally clerk')).toBe(`/job-details?Job=${job.id}`)
    expect(hrefOf('Spoken English')).toBe(`/certification-details?id=${course.id}`)
  })

  test('are filtered by kind in the URL, with an empty state where there are none', async () => {
    const { person } = await whoApplied()
    const { user, address } = await shownTo(person, '/my-applications?kind=course')
    await screen.findByRole('link', { name: 'Spoken English' })
    expect(screen.queryByRole('link', { name: 'Tally clerk' })).toBeNull()
    await user.click(screen.getByRole('tab', { name: 'Jobs' }))
    await screen.findByRole('link', { name: 'Tally clerk' })
    expect(address()).toBe('/my-applications?kind=job')
  })

  test('show No Application found at first, with a link to jobs; the menu links here [C-469]', async () => {
    const { user, address } = await shownTo(await api.aCandidate(), '/jobs')
    await user.click(await screen.findByRole('link', { name: 'My applications' }))
    await screen.findByText('No applications found')
    expect(address()).toBe('/my-applications')
    expect(screen.getByRole('link', { name: 'See jobs' }).getAttribute('href')).toBe('/jobs')
  })

  test('keep items that are no longer available, without a link', async () => {
    const { person, job } = await whoApplied()
    await (await api.as(await api.aStaffMember('Admin'))).jobs.remove({ params: { id: job.id } })
    await shownTo(person, '/my-applications?kind=job')
    await screen.findByText('No longer available')
    expect(screen.queryByRole('link', { name: 'Tally clerk' })).toBeNull()
  })
})

test.each([
  ['/my-applications?page=50', '/my-applications?page=1'],
  ['/jobs?page=999', '/jobs?page=2'],
])('a page after the last is replaced by the last: %s', async (at, last) => {
  const { person } = await whoApplied()
  for (let count = 0; count < 11; count += 1) await aJob()
  const { address } = await shownTo(person, at)
  await waitFor(() => expect(address()).toBe(last))
  await waitFor(() => expect(screen.queryByText(/^No /)).toBeNull())
})

/** How long a text is on the page, from the moment it is put there to the one it is taken away, however late anybody looks. */
function millisecondsShown(text: string) {
  let since: number | undefined
  const { promise, resolve } = Promise.withResolvers<number>()
  const observer = new MutationObserver(() => {
    const isShown = screen.queryByText(text) !== null
    if (isShown) since ??= performance.now()
    if (isShown || since === undefined) return
    observer.disconnect()
    resolve(performance.now() - since)
  })
  observer.observe(document.body, { childList: true, subtree: true })
  return promise
}

describe('a job’s page', () => {
  test('shows the job and how the skills answer it, and says Application Submitted! when applied to [C-105 C-296 E-846]', async () => {
    const job = await aJob({
      title: 'Tally clerk',
      professionalSkills: ['Tally', 'GST'],
      description: 'Keep the books.',
    })
    const person = await api.aCandidate({ professionalSkills: ['Tally'] })
    const { user } = await shownTo(person, `/job-details?Job=${job.id}`)
    await screen.findByRole('heading', { level: 1, name: 'Tally clerk' })
    for (const text of ['Keep the books.', '21/11/2026', '1 of 2 · add GST'])
      expect(screen.getByText(text)).toBeDefined()
    expect(screen.getAllByText('₹4–6 LPA', { exact: false })).toHaveLength(2)
    expect(screen.getByRole('link', { name: 'Add GST to my skills' })).toBeDefined()
    expect(screen.getByRole('link', { name: 'Jobs', current: false })).toBeDefined()
    const milliseconds = millisecondsShown('Application submitted!')
    await user.click(screen.getByRole('button', { name: 'Apply to Tally clerk' }))
    await screen.findByText('Application submitted!')
    await screen.findByRole('heading', { name: 'You have applied' })
    expect(screen.getByRole('button', { name: 'Applied to Tally clerk' }).ariaDisabled).toBe('true')
    await screen.findByText('The recruiter has your skill profile and has not opened it yet.')
    expect(await milliseconds).toBeGreaterThanOrEqual(5000)
  })

  test('in a drive names the drive and its time left, and leads back to it, at both of its addresses [C-103 C-106 S-334]', async () => {
    const drive = await aDrive({ title: 'Nashik hiring day' })
    const job = await aJob({ title: 'Tally clerk', driveId: drive.id })
    const person = await api.aCandidate()
    for (const path of ['/job-details', '/emp-placement-job-details']) {
      await shownTo(person, `${path}?Job=${job.id}&placement-drive=${drive.id}`)
      await screen.findByText('This job belongs to the drive Nashik hiring day.')
      expect(screen.getByText('4 days remaining')).toBeDefined()
      const back = within(screen.getByRole('main')).getByRole('link', { name: 'Placement drive' })
      expect(back.getAttribute('href')).toBe(`/drive-detail?ID=${drive.id}`)
      if (path === '/job-details') closeApp()
    }
    screen.getByRole('button', { name: 'Apply to Tally clerk' }).click()
    await screen.findByRole('button', { name: 'Applied to Tally clerk' })
    const [mine] = (await (await api.as(person)).applications.mine({ query: {} })).data
    expect(mine).toMatchObject({ JobID: job.id, PlacementDriveID: drive.id })
  })

  test('in a drive leads back to the jobs when it was opened from them', async () => {
    const drive = await aDrive()
    await aJob({ title: 'Tally clerk', driveId: drive.id })
    await import('@pramaan/app-shell/mount/after-paint.tsx')
    const { user } = await shownTo(await api.aCandidate(), '/jobs')
    await user.click(await screen.findByRole('link', { name: 'Tally clerk' }))
    await user.click(await screen.findByRole('link', { name: 'See full details' }))
    await screen.findByRole('heading', { level: 1, name: 'Tally clerk' })
    const main = within(screen.getByRole('main'))
    expect(main.getByRole('link', { name: 'Jobs' }).getAttribute('href')).toBe('/jobs')
    expect(main.queryByRole('link', { name: 'Placement drive' })).toBeNull()
  })

  test('of an ended drive shows that it is over in place of an application', async () => {
    const drive = await aDrive({ fromDate: '2026-11-01', toDate: '2026-11-20' })
    const job = await aJob({ driveId: drive.id })
    await shownTo(await api.aCandidate(), `/job-details?Job=${job.id}&placement-drive=${drive.id}`)
    await screen.findByText('This drive is no longer available')
    const apply = screen.getByRole('button', { name: 'Apply to Tester' })
    await waitFor(() => expect(apply.getAttribute('aria-disabled')).toBe('true'))
    expect(screen.getByText('Applications are closed.')).toBeDefined()
  })

  test('that no longer exists shows a message', async () => {
    await shownTo(await api.aCandidate(), '/job-details?Job=99999')
    await screen.findByText('This job no longer exists')
    expect(screen.getByRole('link', { name: 'See other jobs' }).getAttribute('href')).toBe('/jobs')
  })
})

describe('opportunities', () => {
  test('show the roles that were chosen and the jobs that fit, each with its details [C-476 C-484 S-126 S-324]', async () => {
    await aJob({ title: 'Tally clerk', professionalSkills: ['Tally'] })
    const { user } = await shownTo(await api.aCandidate({ professionalSkills: ['Tally'] }), '/opportunity')
    await screen.findByRole('heading', { level: 1, name: 'Opportunities' })
    await screen.findByText('No job profiles available')
    await user.click(await screen.findByRole('link', { name: 'Tally clerk' }))
    await screen.findByRole('dialog', { name: 'Job details' })
  })

  test('call a job of a chosen role work that is looked for, not work that is done', async () => {
    const role = (await api.db.select().from(jobRoles)).find(({ title }) => title === 'Java Developer')
    const { id, domainId } = role ?? { id: 0, domainId: null }
    await aJob({ title: 'Java Developer', roleId: id, domainId, professionalSkills: ['Java'] })
    await shownTo(await api.aCandidate({ jobRoleIds: [id], professionalSkills: ['Java'] }), '/opportunity')
    await screen.findByText('Work you look for: Java Developer')
    expect(screen.queryByText(/Your work/)).toBeNull()
  })

  test('ask whose roles nobody touched whether they are right, until they confirm them', async () => {
    const { roleId } = await roleCalled('Java Developer')
    const person = await api.aCandidate({ jobRoleIds: [roleId], rolesUnconfirmed: true })
    const { user } = await shownTo(person, '/opportunity')
    await screen.findByRole('heading', { level: 2, name: 'Roles of your field' })
    await user.click(screen.getByRole('button', { name: 'These are right' }))
    await screen.findByRole('heading', { level: 2, name: 'Roles you chose' })
    expect(screen.queryByRole('button', { name: 'These are right' })).toBeNull()
  })

  test('say of who tells nothing of their work which of their degrees leads to a job', async () => {
    const degree = 'Bachelor of Education (B.Ed)'
    const { roleId, domainId } = await roleCalled('Primary School Teacher')
    await aJob({ title: 'Teaching in Pune', roleId, domainId })
    await shownTo(await api.aCandidate({ degree, domainId }), '/opportunity')
    await screen.findByText(`Your education (${degree}) leads to it: Primary School Teacher`)
  })
})
