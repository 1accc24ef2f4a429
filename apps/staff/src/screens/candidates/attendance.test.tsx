import { startApi } from '@pramaan/api/testing'
import { candidateNotes, courses } from '@pramaan/database/schema'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { linkOf } from '../../testing/downloaded-by.ts'
import { anApplicant, showToStaff, suggestCourse } from '../../testing/show-to-staff.ts'

const api = await startApi()
const list = '/cslr-candidate-list'
const rowOf = (name: string) => within(screen.getByRole('link', { name }).closest('tr') as HTMLElement)

async function aCourse(title: string) {
  await api.db.insert(courses).values({ title, categoryId: 1, createdAt: api.deps.now() })
}

test('a Counsellor sets their own attendance through the comment modal with Cancel and Send, and Undo takes it back [E-340 E-347 E-675]', async () => {
  await anApplicant(api, 'Asha Demo')
  const { user } = await showToStaff(api, 'Counsellor', list)
  const toggle = () => screen.findByRole('button', { name: 'Not attended: change the attendance of Asha Demo' })
  await user.click(await toggle())
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(await api.db.select().from(candidateNotes)).toEqual([])
  await user.click(await toggle())
  const dialog = within(await screen.findByRole('dialog'))
  await user.type(dialog.getByLabelText(/Comment/), 'came early')
  await user.click(dialog.getByRole('button', { name: 'Send' }))
  const attended = await screen.findByRole('button', { name: 'Attended: change the attendance of Asha Demo' })
  expect(attended.getAttribute('title')).toBe('came early')
  // HR's attendance is separate, and only HR can set it.
  expect(screen.getAllByRole('button', { name: /change the attendance/ })).toHaveLength(1)
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  await toggle()
})

test.each(['hr', 'Counsellor'] as const)(
  '%s turns their own attendance over, and over again [E-346 E-674]',
  async (role) => {
    await anApplicant(api, 'Asha Demo')
    const { user } = await showToStaff(api, role, list)
    const button = (state: string) =>
      screen.findByRole('button', { name: `${state}: change the attendance of Asha Demo` })
    for (const [before, after] of [
      ['Not attended', 'Attended'],
      ['Attended', 'Not attended'],
    ] as const) {
      await user.click(await button(before))
      await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Send' }))
      await button(after)
    }
  },
)

test.each(['hr', 'Counsellor'] as const)(
  '%s suggests a course through its modal, from the row [E-341]',
  async (role) => {
    await anApplicant(api, 'Asha Demo')
    await aCourse('Tailoring')
    const { user } = await showToStaff(api, role, list)
    await user.click(await screen.findByRole('button', { name: /^Suggest courses/ }))
    const dialog = within(await screen.findByRole('dialog'))
    await user.click(dialog.getByLabelText('Find a course'))
    await user.click(await screen.findByRole('option', { name: 'Tailoring' }))
    await user.click(dialog.getByRole('button', { name: 'Send' }))
    await waitFor(() => expect(rowOf('Asha Demo').getByText('Tailoring')).toBeTruthy())
    expect(await api.db.select().from(candidateNotes)).toMatchObject([{ kind: 'courses' }])
  },
)

test('x chooses rows, the bulk bar notes of all of them at once, and Undo restores each [E-341 E-349 E-350]', async () => {
  await anApplicant(api, 'Asha Demo')
  await anApplicant(api, 'Ravi Demo')
  await aCourse('Tailoring')
  const { user } = await showToStaff(api, 'hr', list)
  await screen.findByRole('link', { name: 'Ravi Demo' })
  await user.keyboard('jxjx')
  const bulk = within(await screen.findByRole('region', { name: 'What to do with the chosen rows' }))
  expect(bulk.getByText(/2 selected/)).toBeTruthy()
  await user.click(bulk.getByRole('button', { name: 'Suggest a course' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.click(dialog.getByLabelText('Find a course'))
  await user.click(await screen.findByRole('option', { name: 'Tailoring' }))
  await user.click(dialog.getByRole('button', { name: 'Send' }))
  const notified = (await screen.findByText('Suggested to 2 candidates')).closest<HTMLElement>('[data-sonner-toast]')
  await waitFor(() => expect(rowOf('Asha Demo').getByText('Tailoring')).toBeTruthy())
  expect(screen.getAllByRole('button', { name: /Edit suggestion/ })).toHaveLength(2)
  expect(screen.queryByText(/2 selected/)).toBeNull()
  await user.click(within(notified ?? document.body).getByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(screen.getAllByRole('button', { name: /Suggest courses/ })).toHaveLength(2))
})

test('an Admin reads attendance, suggestion, remark and history without a way to change them [E-341 E-351 E-673 E-689]', async () => {
  const asha = await anApplicant(api, 'Asha Demo')
  const hr = await api.aStaffMember('hr')
  const client = await api.as(hr)
  await client.guidance.attend({ params: { userId: asha.id, role: 'hr' }, body: { comment: 'came', attended: true } })
  await suggestCourse(api, asha.id, 'Payroll')
  const partner = await api.as(await api.aStaffMember('C-Partner'))
  await partner.guidance.remark({
    params: { candidateId: asha.id, role: 'C-Partner' },
    body: { remark: 'Joined the batch' },
  })
  const { user } = await showToStaff(api, 'Admin', '/admin-users')
  await screen.findByRole('link', { name: 'Asha Demo' })
  const row = rowOf('Asha Demo')
  await user.click(screen.getByRole('button', { name: 'Columns' }))
  for (const name of ['HR', 'Counsellor', 'Courses'])
    await user.click(await screen.findByRole('menuitemcheckbox', { name }))
  await user.keyboard('{Escape}')
  for (const text of ['Attended', 'Not attended', 'Payroll']) expect(row.getByText(text)).toBeTruthy()
  expect(screen.queryByRole('button', { name: /change the attendance|Suggest courses/ })).toBeNull()
  await user.click(screen.getByRole('checkbox', { name: 'Select row: Asha Demo' }))
  const bar = within(await screen.findByRole('region', { name: 'What to do with the chosen rows' }))
  expect(bar.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['CSV', 'Phones', 'Suspend 1', ''])
  await user.click(row.getByRole('button', { name: 'Notes and history of Asha Demo' }))
  const panel = within(await screen.findByRole('dialog'))
  await panel.findByText('HR attendance: Attended')
  expect(panel.getByText('came')).toBeTruthy()
  expect(panel.getAllByText(/Joined the batch/).length).toBeGreaterThan(0)
  expect(screen.queryByRole('button', { name: /(Add|Edit) remark/ })).toBeNull()
  expect(panel.getByText(`${hr.fullName}, HR`)).toBeTruthy()
})

test('a view keeps the filters under a name and opens them again', async () => {
  await anApplicant(api, 'Asha Demo')
  const { user, address } = await showToStaff(api, 'hr', `${list}?expStatus=Fresher`)
  await user.click(await screen.findByRole('button', { name: 'Views' }))
  await screen.findByRole('button', { name: 'Save view', description: 'Give it a name first.' })
  await user.type(await screen.findByLabelText('Name of this view'), 'Asha alone')
  await user.click(screen.getByRole('button', { name: 'Save view' }))
  await screen.findByRole('button', { name: 'Asha alone' })
  await user.keyboard('{Escape}')
  await user.click(screen.getByRole('button', { name: 'Clear' }))
  await waitFor(() => expect(address()).toBe(list))
  await user.click(screen.getByRole('button', { name: 'Views' }))
  await user.click(await screen.findByRole('button', { name: 'Asha alone' }))
  await waitFor(() => expect(address()).toBe(`${list}?expStatus=Fresher`))
})

test('Export to CSV asks the server for exactly the filters on show', async () => {
  const { user } = await showToStaff(api, 'hr', `${list}?location=Pune&sortBy%5B%5D=FullName%3Aasc&pageSize=5`)
  const button = await screen.findByRole('button', { name: 'Export to CSV' })
  const token = (await linkOf(() => user.click(button))).searchParams.get('token') ?? ''
  expect(await api.deps.encryption.verify('csv', token, api.deps.now())).toMatchObject({
    path: '/candidate-files',
    request: 'sortBy%5B%5D=FullName%3Aasc&location=Pune',
  })
})
