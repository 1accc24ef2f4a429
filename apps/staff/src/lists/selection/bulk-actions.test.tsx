import { startApi } from '@pramaan/api/testing'
import { createOpenings } from '@pramaan/api/testing/people/openings'
import { dayOf } from '@pramaan/app-shell/testing/fill-date.ts'
import { accounts, auditLog, driveApplications, vspApplications } from '@pramaan/database/schema'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { downloadedBy } from '../../testing/downloaded-by.ts'
import { anApplicant, showToStaff } from '../../testing/show-to-staff.ts'

const api = await startApi()
const { aDrive, aDriveApplication } = createOpenings(api.deps)
const bar = async () => within(await screen.findByRole('region', { name: 'What to do with the chosen rows' }))
const verified = async () =>
  Object.fromEntries(
    (await api.db.select().from(vspApplications)).map(({ candidateId, verified: is }) => [candidateId, is]),
  )

test('Verify opens the questions of the chosen applicants who wait, one after the other', async () => {
  const ravi = await anApplicant(api, 'Ravi Demo', { createdAt: new Date('2026-11-02T08:00:00.000Z') })
  const asha = await anApplicant(api, 'Asha Demo', { createdAt: new Date('2026-11-03T08:00:00.000Z') })
  await anApplicant(api, 'Neha Demo', { verified: true, createdAt: new Date('2026-11-01T08:00:00.000Z') })
  const { user, address } = await showToStaff(api, 'hr', '/vsp?tab=all')
  await user.click(await screen.findByRole('checkbox', { name: 'Select row: Asha Demo' }))
  await user.keyboard('{Shift>}')
  await user.click(screen.getByRole('checkbox', { name: 'Select row: Neha Demo' }))
  await user.keyboard('{/Shift}')
  await user.click((await bar()).getByRole('button', { name: 'Verify 2' }))
  await waitFor(() => expect(address()).toBe(`/vps-verification?candidateID=${asha.id}&status=false&then=${ravi.id}`))
  expect(await verified()).toMatchObject({ [asha.id]: false, [ravi.id]: false })
})

test('many verifications are revoked after the question; rows that changed meanwhile are listed, and Undo restores the others', async () => {
  const [asha, ravi] = [
    await anApplicant(api, 'Asha Demo', { verified: true }),
    await anApplicant(api, 'Ravi Demo', { verified: true }),
  ]
  const neha = await anApplicant(api, 'Neha Demo')
  const { user } = await showToStaff(api, 'Counsellor', '/jobApplications?tab=all')
  // Shift selects all rows between the two.
  await user.click(await screen.findByRole('checkbox', { name: 'Select row: Asha Demo' }))
  await user.keyboard('{Shift>}')
  await user.click(screen.getByRole('checkbox', { name: 'Select row: Neha Demo' }))
  await user.keyboard('{/Shift}')
  expect((await bar()).getByText(/3 selected/)).toBeTruthy()
  expect((await bar()).queryByRole('button', { name: /^Verify/ })).toBeNull()
  const other = await api.as(await api.aStaffMember('hr'))
  await other.verification.setStatus({ params: { candidateId: ravi.id }, body: { VspStatus: false } })
  await user.click((await bar()).getByRole('button', { name: 'Mark 2 as pending' }))
  const question = within(await screen.findByRole('alertdialog', { name: 'Confirm VSP status update' }))
  await user.click(question.getByRole('button', { name: 'Mark 2 applicants as pending' }))
  const left = within(await screen.findByRole('dialog', { name: '1 was not changed' }))
  expect(left.getByText('Ravi Demo')).toBeTruthy()
  expect(left.getByText('This has changed in the meantime.')).toBeTruthy()
  await user.click(left.getByRole('button', { name: 'Close' }))
  expect(await verified()).toEqual({ [asha.id]: false, [ravi.id]: false, [neha.id]: false })
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  await screen.findByText('1 undone. It is as before.')
  expect(await verified()).toEqual({ [asha.id]: true, [ravi.id]: false, [neha.id]: false })
})

test('accounts are suspended for one reason, never the Admin’s own, and Undo restores them', async () => {
  const [hr, other] = [await api.aStaffMember('hr'), await api.aStaffMember('Counsellor')]
  const { user, person } = await showToStaff(api, 'Admin', '/admin-people')
  await screen.findAllByRole('checkbox', { name: /^Select row: / })
  await user.click(screen.getByRole('checkbox', { name: 'Select all' }))
  expect((await bar()).getByText(/3 selected/)).toBeTruthy()
  await user.click((await bar()).getByRole('button', { name: 'Suspend 2' }))
  const question = within(await screen.findByRole('dialog', { name: 'Suspend 2 accounts' }))
  expect(question.queryByText(new RegExp(person.fullName))).toBeNull()
  await user.type(question.getByLabelText('Why'), 'Left the house')
  await user.click(question.getByRole('button', { name: 'Suspend 2 accounts' }))
  await screen.findByText('2 accounts suspended')
  const shut = async () =>
    (await api.db.select().from(accounts)).filter(({ status }) => status === 'suspended').map(({ id }) => id)
  expect((await shut()).toSorted()).toEqual([hr.id, other.id].toSorted())
  const reasons = (await api.db.select().from(auditLog)).filter(({ action }) => action === 'account-suspended')
  expect(reasons.map(({ detail }) => detail)).toEqual(Array(2).fill({ reason: 'Left the house' }))
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  await screen.findByText('2 undone. They are as before.')
  expect(await shut()).toEqual([])
})

test('candidates are suspended from All users, are gone from the list, and Undo brings them back', async () => {
  const [asha, ravi] = [await anApplicant(api, 'Asha Demo'), await anApplicant(api, 'Ravi Demo')]
  const { user } = await showToStaff(api, 'Admin', '/admin-users')
  await user.click(await screen.findByRole('checkbox', { name: 'Select row: Asha Demo' }))
  await user.click(screen.getByRole('checkbox', { name: 'Select row: Ravi Demo' }))
  await user.click((await bar()).getByRole('button', { name: 'Suspend 2' }))
  const question = within(await screen.findByRole('dialog', { name: 'Suspend 2 accounts' }))
  await user.type(question.getByLabelText('Why'), 'Invented people')
  await user.click(question.getByRole('button', { name: 'Suspend 2 accounts' }))
  await screen.findByText('2 accounts suspended')
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Asha Demo' })).toBeNull())
  const shut = async () =>
    (await api.db.select().from(accounts)).filter(({ status }) => status === 'suspended').map(({ id }) => id)
  expect((await shut()).toSorted()).toEqual([asha.id, ravi.id].toSorted())
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  await screen.findByRole('link', { name: 'Asha Demo' })
  expect(await shut()).toEqual([])
})

test('a reviewer decides on many by their arrows alone, asks before a rejection, and Undo brings each back', async () => {
  const drive = await aDrive()
  for (const [fullName, status] of [
    ['Asha', 'Pending'],
    ['Ravi', 'noPayment'],
    ['Isha', 'Applied'],
  ] as const) {
    const { id } = await api.aCandidate({}, { fullName })
    await aDriveApplication({ driveId: drive.id, candidateId: id, status })
  }
  const stored = async () => (await api.db.select().from(driveApplications)).map(({ status }) => status).toSorted()
  const { user } = await showToStaff(api, 'hr', `/placementDriveCandidateList?ID=${drive.id}`)
  await screen.findByRole('link', { name: 'Isha' })
  const chooseAll = () => user.click(screen.getByRole('checkbox', { name: 'Select all' }))
  await chooseAll()
  await user.click((await bar()).getByRole('button', { name: 'Accept 2' }))
  await screen.findByText('2 applicants accepted')
  expect(await stored()).toEqual(['Accepted', 'Accepted', 'Applied'])
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  await screen.findByText('2 undone. They are as before.')
  expect(await stored()).toEqual(['Applied', 'Pending', 'noPayment'])
  await waitFor(() => expect(screen.queryByText('Accepted', { selector: 'td *' })).toBeNull())
  await chooseAll()
  const reject = (await bar()).getByRole('button', { name: 'Reject 2' })
  await waitFor(() => expect(reject).toHaveProperty('disabled', false))
  await user.click(reject)
  const question = within(await screen.findByRole('alertdialog', { name: 'Reject 2 applicants?' }))
  await user.click(question.getByRole('button', { name: 'Reject 2' }))
  await screen.findByText('2 applicants rejected')
  expect(await stored()).toEqual(['Applied', 'Rejected', 'Rejected'])
})

test('a view of any list opens by v, is renamed and forgotten with Undo; f goes to the filters, a filter lets the chosen rows go', async () => {
  await anApplicant(api, 'Asha Demo')
  const { user, address, history } = await showToStaff(api, 'hr', '/vsp?fromDate=2026-11-01&pageSize=20')
  await user.click(await screen.findByRole('checkbox', { name: 'Select row: Asha Demo' }))
  await user.keyboard('v')
  await user.type(await screen.findByLabelText('Name of this view'), 'November')
  await user.click(screen.getByRole('button', { name: 'Save view' }))
  await user.click(await screen.findByRole('button', { name: 'Rename the view ‘November’' }))
  const name = screen.getByLabelText('New name')
  await user.clear(name)
  await user.type(name, 'This month{Enter}')
  await screen.findByRole('button', { name: 'This month' })
  const undo = (says: string) => {
    const toast = screen.getByText(says).parentElement as HTMLElement
    return user.click(within(toast).getByRole('button', { name: 'Undo' }))
  }
  await undo('View ‘November’ is called ‘This month’ now')
  // The focus comes back from the toast that disappears, and the views stay open.
  await screen.findByText('View ‘This month’ is called ‘November’ now')
  await screen.findByRole('button', { name: 'November' })
  await user.click(screen.getByRole('button', { name: 'Delete the view ‘November’' }))
  await screen.findByText('View ‘November’ deleted')
  await undo('View ‘November’ deleted')
  await screen.findByText('View ‘November’ saved')
  await screen.findByRole('button', { name: 'November' })
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByLabelText('Name of this view')).toBeNull())
  expect((await bar()).getByText(/1 selected/)).toBeTruthy()
  history.push('/vsp?fromDate=2026-11-05')
  await waitFor(() => expect(screen.queryByRole('region', { name: 'What to do with the chosen rows' })).toBeNull())
  await user.click(document.body)
  await user.keyboard('f')
  expect(document.activeElement).toBe(await dayOf('From'))
  await user.click(screen.getByRole('button', { name: 'Views' }))
  await user.click(await screen.findByRole('button', { name: 'November' }))
  await waitFor(() => expect(address()).toBe('/vsp?fromDate=2026-11-01'))
})

test.each(['Admin', 'hr'] as const)(
  '%s saves the chosen candidates alone as CSV, and copies their phones',
  async (role) => {
    const asha = await anApplicant(api, 'Asha Demo')
    await anApplicant(api, 'Ravi Demo')
    const meera = await anApplicant(api, 'Meera Demo')
    const { user } = await showToStaff(api, role, role === 'Admin' ? '/admin-users' : '/cslr-candidate-list')
    await user.click(await screen.findByRole('checkbox', { name: 'Select row: Asha Demo' }))
    await user.click(screen.getByRole('checkbox', { name: 'Select row: Meera Demo' }))
    const buttons = await bar()
    const { text } = await downloadedBy(api, () => user.click(buttons.getByRole('button', { name: 'CSV' })))
    const names = text.trimEnd().split('\r\n').slice(1)
    expect(names.map((line) => line.split(',')[1])).toEqual(['Meera Demo', 'Asha Demo'])
    const copied = vi.spyOn(navigator.clipboard, 'writeText')
    await user.click(buttons.getByRole('button', { name: 'Phones' }))
    await screen.findByText('2 phone numbers copied')
    expect(copied.mock.lastCall?.[0].split('\n').sort()).toEqual([asha.phone, meera.phone].sort())
  },
)

test('phones of chosen accounts are copied, and the bar says so where the browser refuses', async () => {
  const employer = await api.anEmployer({}, { fullName: 'Ravi Rao' })
  const { user } = await showToStaff(api, 'Admin', '/admin-people?tab=employers')
  await user.click(await screen.findByRole('checkbox', { name: 'Select row: Ravi Rao' }))
  const copied = vi.spyOn(navigator.clipboard, 'writeText')
  await user.click((await bar()).getByRole('button', { name: 'Phones' }))
  await screen.findByText('1 phone number copied')
  expect(copied.mock.lastCall).toEqual([employer.phone])
  copied.mockRejectedValueOnce(new Error('refused'))
  await user.click((await bar()).getByRole('button', { name: 'Phones' }))
  await screen.findByText('The browser did not allow copying.')
})
