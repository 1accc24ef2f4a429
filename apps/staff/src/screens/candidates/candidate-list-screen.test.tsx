import { startApi } from '@pramaan/api/testing'
import { findableCandidates } from '@pramaan/api/testing/people/findable'
import { dateField } from '@pramaan/app-shell/testing/fill-date.ts'
import { closeApp, showApp } from '@pramaan/app-shell/testing/render-app.tsx'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { anApplicant, app, showToStaff } from '../../testing/show-to-staff.ts'

const api = await startApi()
const list = '/cslr-candidate-list'
const rows = () => screen.getAllByRole('row').slice(1)
/** The options of a select by the first words of its label; by role it would take jsdom seconds. */
const selectOf = (label: string) =>
  [...document.querySelectorAll('label')]
    .find(({ textContent }) => textContent?.startsWith(label))
    ?.querySelector('select') as HTMLSelectElement
const optionsOf = (label: string) => [...selectOf(label).options].map(({ text }) => text)

test('the filters offer the answers of the spec, with a hint for phones [E-327–331 E-333 E-337 E-837]', async () => {
  await anApplicant(api, 'Asha Demo')
  await showToStaff(api, 'hr', list)
  await waitFor(() => expect(rows()).toHaveLength(1))
  expect(screen.getAllByText('Add ‘91’ before a phone number')[0]).toBeTruthy()
  expect(optionsOf('Job location')).toEqual(['Anywhere', 'Pune', 'Satara', 'Nashik', 'Mumbai', 'All'])
  expect(optionsOf('Ready to')).toEqual(['All', 'Both', 'Join', 'Switch', 'Off'])
  expect(optionsOf('Exp level')).toEqual(['All', 'Experienced', 'Fresher'])
  await waitFor(() => expect(optionsOf('Degree')).toContain('B.Com'))
  const sizes = document.querySelector<HTMLSelectElement>('select[aria-label="On each page"]')
  expect([...(sizes?.options ?? [])].map(({ text }) => text)).toEqual(['5 a page', '10 a page', '20 a page'])
  expect(sizes?.value).toBe('10')
  for (const name of ['From', 'To']) expect((await dateField(name)).textContent).toBe('dd/mm/yyyy')
  expect(screen.getByRole('switch', { name: 'Verified' })).toBeTruthy()
})

test('a filter applies at once, stays for the next visit, and Clear removes it [E-334 E-336 E-342]', async () => {
  await anApplicant(api, 'Asha Demo')
  await findableCandidates(api)({ experienceLevel: 'Experienced' }, { account: { fullName: 'Ravi Demo' } })
  const { user, address, storage, send } = await showToStaff(api, 'hr', list)
  // A busy machine may return an estimate, which says 'about'.
  await screen.findByText(/candidates? who can be found$/)
  await waitFor(() => expect(rows()).toHaveLength(2))
  expect(screen.queryByRole('button', { name: 'Clear' })).toBeNull()
  await user.selectOptions(selectOf('Exp level'), 'Fresher')
  await waitFor(() => expect(address()).toBe(`${list}?expStatus=Fresher`))
  await waitFor(() => expect(rows()).toHaveLength(1))
  closeApp()
  const again = await showApp(api, { ...app, at: list, storage, send })
  await waitFor(() => expect(rows()).toHaveLength(1))
  expect(again.address()).toBe(`${list}?expStatus=Fresher`)
  await again.user.click(screen.getByRole('button', { name: 'Clear' }))
  await waitFor(() => expect(again.address()).toBe(list))
  await waitFor(() => expect(rows()).toHaveLength(2))
})

test('filters that are set before the one before is drawn add up, and words typed meanwhile with them', async () => {
  await anApplicant(api, 'Asha Demo')
  const { user, address } = await showToStaff(api, 'hr', list)
  await waitFor(() => expect(rows()).toHaveLength(1))
  await user.type(screen.getByRole('combobox', { name: 'Name, skill, e-mail or phone' }), 'asha')
  fireEvent.change(selectOf('Exp level'), { target: { value: 'Fresher' } })
  fireEvent.change(selectOf('Job location'), { target: { value: 'Pune' } })
  await waitFor(() => expect(address()).toContain('term=asha'))
  const query = new URLSearchParams(address().split('?')[1])
  expect([query.get('expStatus'), query.get('location')]).toEqual(['Fresher', 'Pune'])
})

test('typing searches after a short rest, and j and Enter open the row [E-173]', async () => {
  const asha = await anApplicant(api, 'Asha Demo')
  await anApplicant(api, 'Ravi Demo')
  const { user, address } = await showToStaff(api, 'Counsellor', list)
  await waitFor(() => expect(rows()).toHaveLength(2))
  const timers = vi.spyOn(globalThis, 'setTimeout')
  await user.type(screen.getByRole('combobox', { name: 'Name, skill, e-mail or phone' }), 'asha')
  expect(timers.mock.calls.map(([, milliseconds]) => milliseconds)).toContain(200)
  timers.mockRestore()
  await waitFor(() => expect(address()).toBe(`${list}?term=asha`))
  // On a busy machine the first letters are searched before the last one arrives: Enter opens the visible row.
  const opened = () => rows().map((row) => row.querySelector('a')?.href.endsWith('term=asha'))
  await waitFor(() => expect(opened()).toEqual([true]))
  ;(document.activeElement as HTMLElement).blur()
  await user.keyboard('j{Enter}')
  await waitFor(() => expect(address()).toBe(`/candidate-profile-ro?candidateID=${asha.id}&term=asha`))
})

test('a row shows the first three skills and how many more there are, or No skills listed, and the table sorts by its columns [C-482 E-338 E-343 E-834]', async () => {
  await anApplicant(api, 'Asha Demo')
  await findableCandidates(api)({}, { account: { fullName: 'Unskilled Demo' } })
  await anApplicant(api, 'Ravi Demo')
  const { user, address } = await showToStaff(api, 'hr', list)
  await waitFor(() => expect(rows()).toHaveLength(3))
  const [first, unskilled] = rows()
  expect(within(unskilled as HTMLElement).getByText('No skills listed')).toBeTruthy()
  for (const text of ['Tally', 'Excel', 'GST', '+2']) expect(within(first as HTMLElement).getByText(text)).toBeTruthy()
  await user.click(within(first as HTMLElement).getByRole('button', { name: '2 more skills' }))
  for (const text of ['SAP', 'Audit'])
    expect(within(await screen.findByRole('dialog', { name: '2 more skills' })).getByText(text)).toBeTruthy()
  await user.keyboard('{Escape}')
  expect(within(first as HTMLElement).queryByText('SAP')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Name' }))
  await waitFor(() => expect(address()).toBe(`${list}?sortBy%5B%5D=FullName%3Aasc`))
  await waitFor(() => expect(rows()[0]?.textContent).toContain('Asha Demo'))
})

test('a college is found by a part of its name and filters the list [E-332]', async () => {
  const body = { Title: 'Wadia College', Group: 'Maharashtra', Detail: 'Pune' }
  const admin = await api.as(await api.aStaffMember('Admin'))
  const { data } = await admin.referenceLists.add({ params: { list: 'colleges' }, body })
  await findableCandidates(api)({ collegeId: data.ID }, { account: { fullName: 'Ravi Demo' } })
  await anApplicant(api, 'Asha Demo')
  const { user, address } = await showToStaff(api, 'hr', list)
  await waitFor(() => expect(rows()).toHaveLength(2))
  await user.click(screen.getByRole('button', { name: /^College/ }))
  await user.type(await screen.findByRole('combobox', { name: 'College' }), 'wadia')
  await user.click(await screen.findByRole('option', { name: /Wadia College/ }))
  await waitFor(() => expect(rows()).toHaveLength(1))
  expect(rows()[0]?.textContent).toContain('Ravi Demo')
  expect(address()).toContain(`collegeID=${data.ID}`)
})

test('the Search button asks for the list afresh [E-335]', async () => {
  await anApplicant(api, 'Asha Demo')
  const { user } = await showToStaff(api, 'hr', list)
  await waitFor(() => expect(rows()).toHaveLength(1))
  await anApplicant(api, 'Ravi Demo')
  await user.click(screen.getByRole('button', { name: 'Search' }))
  await waitFor(() => expect(rows()).toHaveLength(2))
})

test('the way back from a profile opens the page it was read on [E-339]', async () => {
  for (let n = 1; n <= 6; n++) await anApplicant(api, `Demo ${n}`)
  const { storage, send } = await showToStaff(api, 'hr', `${list}?pageSize=5`)
  await waitFor(() => expect(rows()).toHaveLength(5))
  storage.setItem('pramaan.staff.candidates', 'pageSize=5')
  closeApp()
  const { address } = await showApp(api, { ...app, at: `${list}?pageIndex1=1`, storage, send })
  await waitFor(() => expect(address()).toBe(`${list}?pageSize=5&pageIndex=1`))
  await waitFor(() => expect(rows()).toHaveLength(1))
})

test.each([
  ['hr', list, 'fromDate=2026-11-15&toDate=2026-11-21'],
  ['C-Partner', '/course-candidate-list', 'fromDateFilter=2026-11-15&toDateFilter=2026-11-21'],
] as const)('%s chooses a period from a menu, which sets both days', async (role, at, days) => {
  const { user, address } = await showToStaff(api, role, at)
  await user.click(await screen.findByRole('button', { name: 'Choose a period' }))
  await user.click(await screen.findByRole('menuitemcheckbox', { name: 'Last 7 days' }))
  await waitFor(() => expect(address()).toContain(days))
  await screen.findByRole('button', { name: 'Choose a period: Last 7 days' })
})

test.each([
  ['Admin', ['Name', 'ID', 'Phone', 'Exp level', 'Degree', 'Skills', 'Notes']],
  ['Counsellor', ['Name', 'ID', 'Phone', 'HR', 'Counsellor', 'Courses', 'Notes', 'Degree', 'Skills']],
] as const)('%s first sees the columns that fit a screen of 1280 pixels; others are chosen', async (role, columns) => {
  await anApplicant(api, 'Asha Demo')
  const { user } = await showToStaff(api, role, list)
  await waitFor(() => expect(rows()).toHaveLength(1))
  const heads = () => [...document.querySelectorAll('th')].map(({ textContent }) => textContent).filter(Boolean)
  expect(heads()).toEqual(columns)
  await user.click(screen.getByRole('button', { name: 'Columns' }))
  await user.click(await screen.findByRole('menuitemcheckbox', { name: 'Registered' }))
  await waitFor(() => expect(heads()).toContain('Registered'))
})
