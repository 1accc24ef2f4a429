import { startApi } from '@pramaan/api/testing'
import { createOpenings } from '@pramaan/api/testing/people/openings'
import { dayOf, fillDate } from '@pramaan/app-shell/testing/fill-date.ts'
import { closeApp } from '@pramaan/app-shell/testing/render-app.tsx'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { anApplicant, showToStaff } from '../../testing/show-to-staff.ts'

const api = await startApi()
/** The columns, without the one with the checkboxes. */
const headers = () =>
  screen
    .getAllByRole('columnheader')
    .slice(1)
    .map(({ textContent }) => textContent)
const cellsOf = (name: string) =>
  [...(screen.getByRole('link', { name }).closest('tr')?.cells ?? [])].slice(1).map(withoutLabel)
// A card on a phone has the column's name before some values.
const withoutLabel = ({ children, textContent }: HTMLTableCellElement) => {
  const label = children[0]?.classList.contains('md:hidden') ? children[0].textContent : ''
  return textContent.slice(label.length)
}

test('the applicants show ID, Date, Name, Phone, VSP Status and Remarks, in the words of the spec [E-069 E-361 E-363–365]', async () => {
  await anApplicant(api, 'Asha Demo', { createdAt: new Date('2026-11-03T20:00:00.000Z') })
  await anApplicant(api, 'Ravi Demo', { verified: true })
  await showToStaff(api, 'hr', '/vsp?tab=all')
  await screen.findByRole('link', { name: 'Asha Demo' })
  expect(headers()).toEqual(['ID', 'Date', 'Name', 'Phone', 'VSP status', 'Remarks'])
  expect(cellsOf('Asha Demo').slice(1, 6)).toEqual([
    '04/11/2026',
    'Asha Demo',
    expect.any(String),
    'Applied',
    'Pending',
  ])
  expect(cellsOf('Ravi Demo').slice(4, 6)).toEqual(['VSP verified', 'Edit'])
  expect(cellsOf('Ravi Demo')[3]).toMatch(/^\+91 /)
})

test('the employers’ applicants have the same columns, and only include people who applied to an employer too [E-047 E-110 E-362 S-371]', async () => {
  const asha = await anApplicant(api, 'Asha Demo')
  await anApplicant(api, 'Ravi Demo')
  const { aDrive, aDriveApplication } = createOpenings(api.deps)
  const drive = await aDrive()
  await aDriveApplication({ driveId: drive.id, candidateId: asha.id })
  const { user } = await showToStaff(api, 'Admin', '/vsp')
  await screen.findByRole('link', { name: 'Ravi Demo' })
  await user.click(screen.getByRole('link', { name: /^Employer applicants/ }))
  await screen.findByRole('heading', { level: 1, name: /Employer applicants/ })
  await waitFor(() => {
    expect(screen.getByRole('link', { name: 'Asha Demo' })).toBeTruthy()
    expect(screen.queryByRole('link', { name: 'Ravi Demo' })).toBeNull()
  })
  // How long they wait says the date too; with both, what to do would be out of sight at 1280 pixels.
  const ofWaiting = ['Name', 'Phone', 'Employer', 'Job or drive', 'Waiting', 'Reviewer', 'VSP status', 'Remarks']
  expect(headers()).toEqual(ofWaiting)
  await user.click(screen.getByRole('tab', { name: /^All/ }))
  await waitFor(() =>
    expect(headers()).toEqual(['ID', 'Date', 'Name', 'Phone', 'Employer', 'Job or drive', 'VSP status', 'Remarks']),
  )
  expect(cellsOf('Asha Demo').slice(4, 8)).toEqual(['N/A', drive.title, 'Applied', 'Pending'])
})

test('Remarks leads to the verification with the status [E-046]', async () => {
  const asha = await anApplicant(api, 'Asha Demo')
  const ravi = await anApplicant(api, 'Ravi Demo', { verified: true })
  await showToStaff(api, 'Admin', '/vsp?tab=all')
  const remarks = async (name: RegExp) => (await screen.findByRole('link', { name })).getAttribute('href')
  expect(await remarks(/Pending: .*Asha/)).toBe(`/vps-verification?candidateID=${asha.id}&status=false`)
  expect(await remarks(/Edit: .*Ravi/)).toBe(`/vps-verification?candidateID=${ravi.id}&status=true`)
})

test('From and To keep the applicants of those days [E-074 E-366]', async () => {
  await anApplicant(api, 'Asha Demo', { createdAt: new Date('2026-11-01T08:00:00.000Z') })
  await anApplicant(api, 'Ravi Demo')
  const { user, address } = await showToStaff(api, 'hr', '/jobApplications')
  await screen.findByRole('link', { name: 'Asha Demo' })
  await fillDate(user, 'From', '2026-11-10')
  await waitFor(() => expect(address()).toBe('/jobApplications?fromDate=2026-11-10'))
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Asha Demo' })).toBeNull())
  await fillDate(user, 'To', '2026-11-11')
  await screen.findByText('No applications found')
  expect(within(screen.getByRole('main')).getByText('No applicants in this period.')).toBeTruthy()
})

test('days the wrong way round are refused beside the field, and send the server no request', async () => {
  await anApplicant(api, 'Asha Demo')
  await showToStaff(api, 'hr', '/vsp?fromDate=2026-11-10&toDate=2026-11-01')
  const hints = (await dayOf('To')).getAttribute('aria-describedby')?.split(' ') ?? []
  expect(hints.map((id) => document.getElementById(id)?.textContent)).toContain('The end is before the start.')
  expect(screen.getByText('No applications found')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull()
})

test('a press on the status of who waits opens the questions for hr; who does not answer them only reads it [E-533]', async () => {
  const ravi = await anApplicant(api, 'Ravi Demo')
  const { user, address } = await showToStaff(api, 'hr', '/vsp')
  await user.click(await screen.findByRole('link', { name: 'Applied: answer the questions about Ravi Demo' }))
  await waitFor(() => expect(address()).toBe(`/vps-verification?candidateID=${ravi.id}&status=false`))
  cleanup()
  await showToStaff(api, 'Counsellor', '/jobApplications?tab=all')
  await screen.findByRole('link', { name: 'Ravi Demo' })
  expect(cellsOf('Ravi Demo')[4]).toBe('Applied')
  expect(screen.queryByRole('link', { name: /answer the questions/ })).toBeNull()
  expect(screen.queryByRole('button', { name: /change the VSP status/ })).toBeNull()
})

test('pressing VSP Verified asks through ‘Confirm VSP Status Update’, and the list changes only after the request [E-367 E-532 E-534 E-680 E-691]', async () => {
  const ravi = await anApplicant(api, 'Ravi Demo', { verified: true })
  const { user } = await showToStaff(api, 'Counsellor', '/jobApplications?tab=all')
  const status = 'VSP verified: change the VSP status of Ravi Demo'
  await user.click(await screen.findByRole('button', { name: status }))
  const question = within(await screen.findByRole('alertdialog', { name: 'Confirm VSP status update' }))
  expect(question.getByText(/mark this user as Pending/)).toBeTruthy()
  await user.click(question.getByRole('button', { name: 'Cancel' }))
  expect(cellsOf('Ravi Demo')[4]).toBe('VSP verified')
  // Someone else was faster: the request is refused, and the row shows the server's state.
  const other = await api.as(await api.aStaffMember('hr'))
  const set = (VspStatus: boolean) =>
    other.verification.setStatus({ params: { candidateId: ravi.id }, body: { VspStatus } })
  await set(false)
  await user.click(screen.getByRole('button', { name: status }))
  await user.click(await screen.findByRole('button', { name: 'Mark as Pending' }))
  await screen.findByText('This is not possible now.')
  expect(cellsOf('Ravi Demo')[4]).toBe('VSP verified')
  await set(true)
  await user.click(screen.getByRole('button', { name: status }))
  await user.click(await screen.findByRole('button', { name: 'Mark as Pending' }))
  await waitFor(() => expect(cellsOf('Ravi Demo')[4]).toBe('Applied'))
})

test('the tabs Waiting, Mine and Verified say how many each has; Waiting is open, longest waiting first', async () => {
  await anApplicant(api, 'Asha Demo')
  const bina = await anApplicant(api, 'Bina Demo', { createdAt: new Date('2026-11-11T08:00:00.000Z') })
  await anApplicant(api, 'Ravi Demo', { verified: true })
  const { user, person, address } = await showToStaff(api, 'hr', '/vsp')
  const names = () => [...document.querySelectorAll('main tbody td a[href*="profile"]')].map((link) => link.textContent)
  await waitFor(() => expect(names()).toEqual(['Bina Demo', 'Asha Demo']))
  const tabs = () => screen.getAllByRole('tab').map(({ textContent }) => textContent)
  expect(tabs()).toEqual(['Waiting2', 'Mine0', 'Verified1', 'All3'])
  expect(cellsOf('Bina Demo').slice(4, 7)).toEqual(['10 days', 'Not assigned', 'Applied'])
  await (await api.as(person)).verification.assign({
    params: { candidateId: bina.id },
    body: { AssignedTo: person.id },
  })
  await user.keyboard('2')
  await waitFor(() => expect(names()).toEqual(['Bina Demo']))
  expect(address()).toBe('/vsp?tab=mine')
  await user.click(screen.getByRole('tab', { name: /^Verified/ }))
  await waitFor(() => expect(names()).toEqual(['Ravi Demo']))
})

test('an applicant is found by a part of the name, and an empty result says what to do', async () => {
  await anApplicant(api, 'Asha Kulkarni')
  await anApplicant(api, 'Bina Demo')
  const { user, address } = await showToStaff(api, 'hr', '/vsp')
  await screen.findByRole('link', { name: 'Bina Demo' })
  await user.type(screen.getByRole('searchbox', { name: 'Search by name' }), 'kulk')
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Bina Demo' })).toBeNull())
  expect(screen.getByRole('link', { name: 'Asha Kulkarni' })).toBeTruthy()
  expect(address()).toBe('/vsp?term=kulk')
  await user.type(screen.getByRole('searchbox', { name: 'Search by name' }), 'xyz')
  await screen.findByText(/No applicant has that name/)
})

test('an Admin opens the work by reviewer: waiting, longest wait, verified in seven days; a row leads hr to its applicants', async () => {
  const reviewer = await api.aStaffMember('hr', { fullName: 'Rukmini Demo' })
  const { id } = await anApplicant(api, 'Asha Demo', { createdAt: new Date('2026-11-18T08:00:00.000Z') })
  await (await api.as(reviewer)).verification.assign({ params: { candidateId: id }, body: { AssignedTo: reviewer.id } })
  const { user } = await showToStaff(api, 'Admin', '/vsp')
  await user.click(await screen.findByRole('button', { name: 'Work by reviewer' }))
  const work = within(await screen.findByRole('table', { name: 'Work by reviewer' }))
  const row = (await work.findByRole('cell', { name: 'Rukmini Demo' })).closest('tr')
  expect([...(row?.cells ?? [])].map(({ textContent }) => textContent)).toEqual([
    ...['Rukmini Demo', 'Waiting 1', 'Longest wait 3 days', 'Verified in 7 days 0'],
  ])
  closeApp()
  await anApplicant(api, 'Bina Demo')
  const hr = await showToStaff(api, 'hr', '/vsp')
  await screen.findByRole('link', { name: 'Bina Demo' })
  await hr.user.click(screen.getByRole('button', { name: 'Work by reviewer' }))
  await hr.user.click(await screen.findByRole('link', { name: 'Rukmini Demo' }))
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Bina Demo' })).toBeNull())
  expect(hr.address()).toBe(`/vsp?reviewer=${reviewer.id}`)
  expect(screen.getByRole('link', { name: 'Asha Demo' })).toBeTruthy()
  expect(screen.queryByRole('table', { name: 'Work by reviewer' })).toBeNull()
  await screen.findByText(/of Rukmini Demo/)
})

test('in a card on a phone, a date, a wait and a reviewer say what they are', async () => {
  await anApplicant(api, 'Asha Demo', { createdAt: new Date('2026-11-18T08:00:00.000Z') })
  await showToStaff(api, 'hr', '/vsp')
  const cells = [...((await screen.findByRole('link', { name: 'Asha Demo' })).closest('tr')?.cells ?? [])]
  expect(cells.map(({ textContent }) => textContent)).toEqual(
    expect.arrayContaining([
      ...['Date 18/11/2026', 'Waiting 3 days', 'Reviewer Not assigned', 'VSP status Applied'],
      'Remarks Pending',
    ]),
  )
})
