import { startApi } from '@pramaan/api/testing'
import { createOpenings } from '@pramaan/api/testing/people/openings'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { downloadedBy } from '../../testing/downloaded-by.ts'
import { showToStaff } from '../../testing/show-to-staff.ts'

const api = await startApi()
const { aCourse } = createOpenings(api.deps)

/** A candidate who applied to these courses, in this order. */
async function anApplicantOf(fullName: string, ...courses: { id: number }[]) {
  const person = await api.aCandidate({}, { fullName })
  const { applications } = await api.as(person)
  for (const { id } of courses) await applications.applyToCourse({ body: { CourseID: id } })
  return person
}

test('the Admin dashboard has a tile with the count of course applications that leads to them; hr’s has none [C-053 C-395]', async () => {
  const course = await aCourse()
  for (const name of ['Asha', 'Ravi']) await anApplicantOf(name, course)
  await showToStaff(api, 'Admin', '/admin-dashboard')
  const tile = (await screen.findByText('Course applications')).closest('a')
  expect(tile?.getAttribute('href')).toBe('/course-applications')
  await waitFor(() => expect(tile?.textContent).toContain('2'))
  const { history } = await showToStaff(api, 'hr', '/hr-dashboard')
  await screen.findAllByRole('heading', { name: /^Good (morning|afternoon|evening)/ })
  history.push('/course-applications')
  await screen.findByText('This page is not for your account')
})

test('course applications are newest first by the columns of the document, all or of one course [E-373 E-374]', async () => {
  const [english, java] = [await aCourse({ title: 'Spoken English' }), await aCourse({ title: 'Java' })]
  await anApplicantOf('Asha Rao', english)
  await anApplicantOf('Ravi Kale', java)
  const { user, address } = await showToStaff(api, 'Admin', '/course-applications')
  await screen.findByRole('link', { name: 'Asha Rao' })
  const headers = screen.getAllByRole('columnheader').map(({ textContent }) => textContent)
  expect(headers).toEqual(['#', 'Candidate name', 'Course title', 'Course ID', 'Mobile'])
  const rows = screen.getAllByRole('row').slice(1)
  expect(rows.map(({ textContent }) => textContent?.replace(/\+91.*/, ''))).toEqual([
    `1Ravi KaleJavaCourse ID ${java.id}`,
    `2Asha RaoSpoken EnglishCourse ID ${english.id}`,
  ])
  await user.selectOptions(screen.getByRole('combobox', { name: 'Course' }), 'Spoken English')
  await waitFor(() => expect(address()).toBe(`/course-applications?course=${english.id}`))
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Ravi Kale' })).toBeNull())
})

test('the choice of a course has every course, also beyond the first hundred', async () => {
  for (let n = 0; n < 101; n += 1) await aCourse({ title: `Course ${n}` })
  await showToStaff(api, 'Admin', '/course-applications')
  const choice = await screen.findByRole('combobox', { name: 'Course' })
  await waitFor(() => expect(within(choice).getAllByRole('option')).toHaveLength(102))
})

test('the CSV of applicants has ID, Name, Phone, CourseID and CourseTitle, and no name becomes a formula [C-453 E-375]', async () => {
  const course = await aCourse({ title: 'Java, from the start' })
  const person = await anApplicantOf('=1+1', course)
  const { user } = await showToStaff(api, 'Admin', '/course-applications')
  await screen.findByRole('link', { name: '=1+1' })
  const { name, text } = await downloadedBy(api, () =>
    user.click(screen.getByRole('button', { name: 'Export to CSV' })),
  )
  expect(name).toBe('CourseApplications-2026-11-21.csv')
  expect(text.replace('\uFEFF', '').trim().split('\r\n')).toEqual([
    'ID,Name,Phone,CourseID,CourseTitle',
    `${person.id},"'=1+1",${person.phone?.slice(1)},${course.id},"Java, from the start"`,
  ])
})

test('who withdrew from a course is listed as such, and is not in the file', async () => {
  const course = await aCourse({ title: 'Java', price: 150_000 })
  const client = await api.as(await api.aCandidate({}, { fullName: 'Asha Rao' }))
  const { applicationId: ID } = await client.applications.applyToCourse({ body: { CourseID: course.id } })
  await client.applications.withdraw({ body: { Kind: 'course', ID } })
  const { user } = await showToStaff(api, 'Admin', '/course-applications')
  const row = (await screen.findByRole('link', { name: 'Asha Rao' })).closest('tr') as HTMLElement
  expect(within(row).getByText('Withdrawn')).toBeTruthy()
  const { text } = await downloadedBy(api, () => user.click(screen.getByRole('button', { name: 'Export to CSV' })))
  expect(text).not.toContain('Asha Rao')
})

test('certifications are searched by title, exported as CSV, and a name opens the details [C-454 E-376–379]', async () => {
  await aCourse({ title: 'Spoken English' })
  const java = await aCourse({ title: 'Java', price: 150_000, description: 'Classes and threads.' })
  const { user, address } = await showToStaff(api, 'Admin', '/admin-certifications')
  await screen.findByRole('button', { name: 'Spoken English' })
  expect(within(screen.getByRole('main')).getByRole('link', { name: 'Go to dashboard' }).getAttribute('href')).toBe('/')
  await user.type(screen.getByRole('searchbox', { name: 'Course title' }), 'jav')
  await waitFor(() => expect(address()).toBe('/admin-certifications?term=jav'))
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Spoken English' })).toBeNull())
  const { name, text } = await downloadedBy(api, () =>
    user.click(screen.getByRole('button', { name: 'Export to CSV' })),
  )
  expect(name).toBe('Certifications-2026-11-21.csv')
  expect(text).toMatch(new RegExp(`ID,Title,Category,Price,Description\r\n${java.id},Java,[^,]+,1500,Classes and`))
  await user.click(screen.getByRole('button', { name: 'Java' }))
  const details = within(await screen.findByRole('dialog', { name: 'Certification details' }))
  expect(details.getByText('Classes and threads.')).toBeTruthy()
  expect(details.getByText('₹1,500')).toBeTruthy()
})

test('a course’s own page shows an Admin what candidates see of it, and leads back to the certifications [E-852]', async () => {
  const { id } = await aCourse({ title: 'Java', price: 150_000, description: 'Classes and threads.' })
  await showToStaff(api, 'Admin', `/certification-details?id=${id}`)
  await screen.findByRole('heading', { level: 1, name: 'Java' })
  for (const text of ['Classes and threads.', '₹1,500', '2 Months']) expect(screen.getByText(text)).toBeTruthy()
  const back = within(screen.getByRole('main')).getByRole('link', { name: 'Certifications' })
  expect(back.getAttribute('href')).toBe('/admin-certifications')
})
