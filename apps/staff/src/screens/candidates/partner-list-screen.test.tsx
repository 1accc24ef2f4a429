import { startApi } from '@pramaan/api/testing'
import { findableCandidates } from '@pramaan/api/testing/people/findable'
import { dateField, fillDate } from '@pramaan/app-shell/testing/fill-date.ts'
import { closeApp, showApp } from '@pramaan/app-shell/testing/render-app.tsx'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { app, showToStaff, suggestCourse } from '../../testing/show-to-staff.ts'

const api = await startApi()
const list = '/course-candidate-list'
const rows = () => screen.getAllByRole('row').slice(1)

async function someoneSuggested(fullName: string, title: string) {
  const person = await findableCandidates(api)({ location: 'Pune', degree: 'B.Com' }, { account: { fullName } })
  return { ...person, courseId: await suggestCourse(api, person.id, title) }
}

test('a course partner’s filters: a phone of ten digits at most, days as date pickers, each goes back to the first page and stays for the next visit [E-383 E-384 E-388 E-642 E-687]', async () => {
  const asha = await someoneSuggested('Asha Demo', 'Excel')
  await someoneSuggested('Ravi Demo', 'Tally')
  const { user, address, storage, send } = await showToStaff(api, 'C-Partner', '/')
  await waitFor(() => expect(address()).toBe(list))
  await waitFor(() => expect(rows()).toHaveLength(2))
  expect(rows()[0]?.textContent).toContain('Ravi Demo')
  for (const name of ['From', 'To']) expect((await dateField(name)).textContent).toBe('dd/mm/yyyy')
  const phone = screen.getByLabelText('Phone, 10 digits')
  await user.type(phone, '९८-765x43210')
  expect(phone).toHaveProperty('value', '98765x43210')
  screen.getByText('Digits only, ten at most.')
  await user.clear(phone)
  const timers = vi.spyOn(globalThis, 'setTimeout')
  await user.type(phone, '९८-765 43210')
  expect(timers.mock.calls.map(([, milliseconds]) => milliseconds)).toContain(200)
  timers.mockRestore()
  expect(phone).toHaveProperty('value', '9876543210')
  await waitFor(() => expect(address()).toBe(`${list}?phoneFilter=9876543210`))
  await user.type(phone, '1')
  expect(phone).toHaveProperty('value', '98765432101')
  screen.getByText('Digits only, ten at most.')
  expect(address()).toBe(`${list}?phoneFilter=9876543210`)
  await user.type(phone, '{Backspace}')
  await screen.findByText('No results found')
  await user.click(screen.getByRole('button', { name: 'Clear' }))
  await waitFor(() => expect(rows()).toHaveLength(2))
  const course = [...document.querySelectorAll('label')].find(({ textContent }) => textContent?.startsWith('Course'))
  await user.selectOptions(course?.querySelector('select') as HTMLSelectElement, String(asha.courseId))
  await waitFor(() => expect(rows()).toHaveLength(1))
  closeApp()
  const again = await showApp(api, { ...app, at: list, storage, send })
  await waitFor(() => expect(again.address()).toBe(`${list}?courseFilter=${asha.courseId}`))
  const link = await screen.findByRole('link', { name: 'Asha Demo' })
  expect(link.getAttribute('href')).toBe(`/candidate-profile-ro?candidateID=${asha.id}`)
})

test('digits typed while the first ones are searched stay, in the field that has the focus', async () => {
  await someoneSuggested('Asha Demo', 'Excel')
  const { user, address, drawn } = await showToStaff(api, 'C-Partner', list)
  await waitFor(() => expect(rows()).toHaveLength(1))
  const field = () => screen.getByLabelText('Phone, 10 digits')
  await user.type(field(), '98')
  await waitFor(() => expect(address()).toBe(`${list}?phoneFilter=98`))
  await user.keyboard('7')
  await drawn()
  await user.keyboard('6')
  await waitFor(() => expect(address()).toBe(`${list}?phoneFilter=9876`))
  expect([document.activeElement === field(), field()]).toMatchObject([true, { value: '9876' }])
})

test('a pasted phone is read in any form in which people write it', async () => {
  await someoneSuggested('Asha Demo', 'Excel')
  const { user, address } = await showToStaff(api, 'C-Partner', list)
  await waitFor(() => expect(rows()).toHaveLength(1))
  await user.click(screen.getByLabelText('Phone, 10 digits'))
  await user.paste('\u202a+91 98765\u00a043210\u202c')
  await waitFor(() => expect(address()).toBe(`${list}?phoneFilter=9876543210`))
})

test('a filter opens the first page again, and the list has ten rows a page [E-385 E-386 E-389]', async () => {
  for (let n = 1; n <= 11; n++) await someoneSuggested(`Demo ${n}`, `Course ${n}`)
  const { user, address } = await showToStaff(api, 'C-Partner', `${list}?pageIndex=1`)
  await waitFor(() => expect(rows()).toHaveLength(1))
  await fillDate(user, 'From', '2026-01-01')
  await waitFor(() => expect(address()).toBe(`${list}?fromDateFilter=2026-01-01`))
  await waitFor(() => expect(rows()).toHaveLength(10))
})

test('a course partner remarks on many at once, by keyboard only, and undoes it', async () => {
  await someoneSuggested('Asha Demo', 'Excel')
  await someoneSuggested('Ravi Demo', 'Tally')
  const { user } = await showToStaff(api, 'C-Partner', list)
  await screen.findByRole('link', { name: 'Asha Demo' })
  await user.keyboard('jxjx')
  await user.click(await screen.findByRole('button', { name: 'Add a remark' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Remark on 2 candidates' }))
  await user.type(dialog.getByLabelText('Remark'), 'Joined the batch')
  await user.click(dialog.getByRole('button', { name: 'Send' }))
  await screen.findByText('Remark on 2 candidates saved')
  await waitFor(() => expect(screen.getAllByText('Joined the batch')).toHaveLength(2))
  expect(screen.queryByRole('button', { name: 'Add a remark' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(screen.getAllByRole('button', { name: /^Add remark: / })).toHaveLength(2))
})

test('a course partner sees the suggestion, adds a remark and takes it back; attendance is not shown [E-676 E-688]', async () => {
  await someoneSuggested('Asha Demo', 'Excel')
  const { user } = await showToStaff(api, 'C-Partner', list)
  await user.click(await screen.findByRole('button', { name: 'Add remark: Asha Demo' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.click(dialog.getByRole('button', { name: 'Send' }))
  expect(await dialog.findByText('Write the remark.')).toBeTruthy()
  await user.type(dialog.getByLabelText('Remark'), 'Joined the batch')
  await user.click(dialog.getByRole('button', { name: 'Send' }))
  await screen.findByRole('button', { name: 'Edit remark: Asha Demo' })
  expect(within(rows()[0] as HTMLElement).getByText('Joined the batch')).toBeTruthy()
  expect(within(rows()[0] as HTMLElement).getByText('Excel')).toBeTruthy()
  expect(screen.queryByText(/Attended/)).toBeNull()
  expect(screen.queryByRole('button', { name: /Suggest courses|Edit suggestion/ })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  await screen.findByRole('button', { name: 'Add remark: Asha Demo' })
})
