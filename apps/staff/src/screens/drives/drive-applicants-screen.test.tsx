import { startApi } from '@pramaan/api/testing'
import { createOpenings } from '@pramaan/api/testing/people/openings'
import { auditLog, driveApplications } from '@pramaan/database/schema'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { showToStaff } from '../../testing/show-to-staff.ts'

const api = await startApi()
const { aDrive, aDriveApplication } = createOpenings(api.deps)
type Status = 'Pending' | 'Accepted' | 'Rejected' | 'noPayment' | 'Applied'

/** A drive with applicants by these names, each with the given status; the last one is the newest. */
async function aReviewedDrive(people: Record<string, Status>) {
  const drive = await aDrive({ fromDate: '2026-11-24', title: 'Full-stack hiring day', openings: 40 })
  const candidates: { id: number; phone: string | null }[] = []
  for (const [fullName, status] of Object.entries(people)) {
    const person = await api.aCandidate({}, { fullName, contactEmail: 'someone@example.com' })
    await aDriveApplication({ driveId: drive.id, candidateId: person.id, status })
    candidates.push(person)
  }
  return { drive, candidates, at: `/placementDriveCandidateList?ID=${drive.id}` }
}

const rowOf = (name: string) => within(screen.getByRole('link', { name }).closest('tr') as HTMLElement)
const actionsOf = (name: string) =>
  rowOf(name)
    .getAllByRole('button')
    .map(({ textContent }) => textContent)
const stored = async () => (await api.db.select().from(driveApplications)).map(({ status }) => status)

test('each status offers the reviewer its own actions, or names the status of the application [E-076 E-526–529]', async () => {
  const people = { Asha: 'Pending', Ravi: 'noPayment', Neha: 'Rejected', Om: 'Accepted', Isha: 'Applied' } as const
  const { at } = await aReviewedDrive(people)
  await showToStaff(api, 'hr', at)
  await screen.findByRole('link', { name: 'Asha' })
  expect(screen.getByRole('heading', { level: 1, name: 'Full-stack hiring day' })).toBeTruthy()
  expect(actionsOf('Asha')).toEqual(['Reject', 'No payment', 'Accept'])
  expect(actionsOf('Ravi')).toEqual(['Reject', 'Accept'])
  for (const [name, label] of [
    ['Neha', 'Rejected'],
    ['Om', 'Pending payment'],
    ['Isha', 'Applied'],
  ] as const) {
    expect(actionsOf(name)).toEqual([label])
    expect(rowOf(name).getByRole('button')).toHaveProperty('disabled', true)
  }
})

test.each(['hr', 'Counsellor', 'Admin'] as const)(
  '%s accepts an applicant, and the list is read again [E-056 E-083 E-381 E-524 E-530 E-678–680]',
  async (role) => {
    const { at } = await aReviewedDrive({ Asha: 'Pending' })
    const { user } = await showToStaff(api, role, at)
    await user.click(await screen.findByRole('button', { name: 'Accept: Asha' }))
    await waitFor(() => expect(actionsOf('Asha')).toEqual(['Pending payment']))
    expect(await stored()).toEqual(['Accepted'])
    expect(await screen.findByText('Asha is accepted and may pay now.')).toBeTruthy()
  },
)

test('an acceptance by mistake is undone before anyone is notified', async () => {
  const { at } = await aReviewedDrive({ Asha: 'Pending' })
  const { user } = await showToStaff(api, 'hr', at)
  await user.click(await screen.findByRole('button', { name: 'Accept: Asha' }))
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  await screen.findByText('1 undone. It is as before.')
  await waitFor(() => expect(actionsOf('Asha')).toEqual(['Reject', 'No payment', 'Accept']))
  expect(await stored()).toEqual(['Pending'])
})

test('a rejection by mistake is undone like any other decision, as its question says', async () => {
  const { at } = await aReviewedDrive({ Asha: 'Pending' })
  const { user } = await showToStaff(api, 'hr', at)
  await user.click(await screen.findByRole('button', { name: 'Reject: Asha' }))
  expect(screen.getByText(/can’t apply to it again. You can undo it for five minutes./)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Reject Asha' }))
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  await screen.findByText('1 undone. It is as before.')
  await waitFor(() => expect(actionsOf('Asha')).toEqual(['Reject', 'No payment', 'Accept']))
  expect(await stored()).toEqual(['Pending'])
})

test.each([
  ['Accept', ['Pending payment'], 'Accepted'],
  ['No payment', ['Reject', 'Accept'], 'noPayment'],
] as const)(
  'after %s the focus is on the name, so that Enter pressed twice does not decide again',
  async (decision, left, status) => {
    const { at } = await aReviewedDrive({ Asha: 'Pending' })
    const { user, address } = await showToStaff(api, 'hr', at)
    ;(await screen.findByRole('button', { name: `${decision}: Asha` })).focus()
    await user.keyboard('{Enter}')
    await waitFor(() => expect(actionsOf('Asha')).toEqual(left))
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Asha' })))
    await user.keyboard('{Enter}')
    await waitFor(() => expect(address()).toContain('candidateID='))
    expect(await stored()).toEqual([status])
  },
)

test('after a rejection the focus comes back to the row that it was about', async () => {
  const { at } = await aReviewedDrive({ Asha: 'Pending', Ravi: 'Pending' })
  const { user } = await showToStaff(api, 'hr', at)
  await user.click(await screen.findByRole('button', { name: 'Reject: Asha' }))
  await user.click(await screen.findByRole('button', { name: 'Reject Asha' }))
  await waitFor(() => expect(actionsOf('Asha')).toEqual(['Rejected']))
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Asha' })))
})

test('No Payment asks for the payment again, after which Reject and Accept remain [E-525]', async () => {
  const { at } = await aReviewedDrive({ Asha: 'Pending' })
  const { user } = await showToStaff(api, 'hr', at)
  await user.click(await screen.findByRole('button', { name: 'No payment: Asha' }))
  await waitFor(() => expect(actionsOf('Asha')).toEqual(['Reject', 'Accept']))
  expect(await stored()).toEqual(['noPayment'])
})

test('Reject asks first, naming the person and starting on Cancel [E-523]', async () => {
  const { at } = await aReviewedDrive({ 'Gurpreet Kaur': 'Pending' })
  const { user } = await showToStaff(api, 'Counsellor', at)
  await user.click(await screen.findByRole('button', { name: 'Reject: Gurpreet Kaur' }))
  const question = within(await screen.findByRole('alertdialog', { name: 'Reject Gurpreet Kaur?' }))
  expect(document.activeElement?.textContent).toBe('Cancel')
  expect(question.getByText('Nothing paid, nothing to refund')).toBeTruthy()
  await user.click(question.getByRole('button', { name: 'Cancel' }))
  expect(await stored()).toEqual(['Pending'])
  await user.click(screen.getByRole('button', { name: 'Reject: Gurpreet Kaur' }))
  await user.click(await screen.findByRole('button', { name: 'Reject Gurpreet' }))
  await waitFor(() => expect(actionsOf('Gurpreet Kaur')).toEqual(['Rejected']))
  expect(await stored()).toEqual(['Rejected'])
})

test('the keys go along the applicants and decide: j, n and a, where the state offers it', async () => {
  const { at } = await aReviewedDrive({ Ravi: 'Applied', Asha: 'Pending' })
  const { user } = await showToStaff(api, 'hr', at)
  await screen.findByRole('link', { name: 'Asha' })
  await user.keyboard('jn')
  await waitFor(() => expect(actionsOf('Asha')).toEqual(['Reject', 'Accept']))
  await user.keyboard('a')
  await waitFor(() => expect(actionsOf('Asha')).toEqual(['Pending payment']))
  await user.keyboard('ja')
  expect(await stored()).toEqual(expect.arrayContaining(['Applied', 'Accepted']))
})

test('the tabs count each state and keep one of them, and the box finds by name', async () => {
  const { at } = await aReviewedDrive({ Asha: 'Pending', Ravi: 'Pending', Neha: 'Rejected' })
  const { user, address } = await showToStaff(api, 'hr', at)
  const tabs = () => screen.getAllByRole('tab').map(({ textContent }) => textContent)
  await screen.findByRole('link', { name: 'Asha' })
  expect(tabs()).toEqual(['All3', 'Pending2', 'No payment0', 'Accepted0', 'Applied0', 'Rejected1', 'Withdrawn0'])
  await user.keyboard('6')
  await waitFor(() => expect(address()).toBe(`${at}&status=Rejected`))
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Asha' })).toBeNull())
  await user.keyboard('1')
  await user.type(screen.getByRole('searchbox', { name: 'Name, phone or e-mail' }), 'rav')
  await waitFor(() => expect(address()).toBe(`${at}&term=rav`))
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Asha' })).toBeNull())
  expect(screen.getByRole('link', { name: 'Ravi' })).toBeTruthy()
})

test('a Counsellor has phone and e-mail in the list, and no contact on an applicant’s profile', async () => {
  const { at } = await aReviewedDrive({ 'Asha Rao': 'Pending' })
  const { user } = await showToStaff(api, 'Counsellor', at)
  await screen.findByRole('link', { name: /^\+91/ })
  await user.click(screen.getByRole('link', { name: 'Asha Rao' }))
  await screen.findByRole('heading', { level: 1, name: 'Asha Rao' })
  expect(screen.queryByRole('link', { name: /^\+91/ })).toBeNull()
  expect(screen.queryByText('someone@example.com')).toBeNull()
})

test('phone and e-mail show openly here and on an applicant’s profile, without employer buttons, and each look is audited [C-167 C-168 E-191 E-192]', async () => {
  const { at, candidates } = await aReviewedDrive({ 'Asha Rao': 'Pending' })
  const [asha] = candidates
  const { user, address, person } = await showToStaff(api, 'Admin', at)
  const inList = await screen.findByRole('link', { name: /^\+91/ })
  expect(inList.getAttribute('href')).toBe(`tel:${asha?.phone}`)
  expect(screen.getByText('someone@example.com')).toBeTruthy()
  await user.click(screen.getByRole('link', { name: 'Asha Rao' }))
  await screen.findByRole('heading', { level: 1, name: 'Asha Rao' })
  expect(address()).toBe(`${at}&candidateID=${asha?.id}`)
  expect(screen.getByRole('link', { name: /^\+91/ }).getAttribute('href')).toBe(`tel:${asha?.phone}`)
  expect(screen.getByRole('link', { name: 'someone@example.com' })).toBeTruthy()
  for (const name of [/shortlist/i, /^Show/, /Download PDF/]) expect(screen.queryByRole('button', { name })).toBeNull()
  const looks = (await api.db.select().from(auditLog)).filter(({ actorId }) => actorId === person.id)
  expect(looks.map(({ action }) => action)).toEqual(expect.arrayContaining(['contacts-listed', 'contact-seen']))
  await user.click(screen.getByRole('link', { name: 'Back to the applicants' }))
  await waitFor(() => expect(address()).toBe(at))
})

test('the list of drives leads to the applicants of each, and says how many there are [E-075 E-380]', async () => {
  const { at } = await aReviewedDrive({ Asha: 'Pending', Ravi: 'Pending' })
  await aDrive({ title: 'Nurses for Nashik' })
  const { user, address } = await showToStaff(api, 'hr', '/placementDriveApplicantsList')
  const drive = await screen.findByRole('link', { name: 'Full-stack hiring day' })
  expect(drive.getAttribute('href')).toBe(at)
  expect(drive.closest('tr')?.cells[5]?.textContent).toMatch(/2$/)
  await user.type(screen.getByRole('searchbox', { name: 'Drive title' }), 'nurses')
  await waitFor(() => expect(address()).toBe('/placementDriveApplicantsList?term=nurses'))
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Full-stack hiring day' })).toBeNull())
})

test('a URL without a drive, or with an unknown one, shows a message with a link to the drives', async () => {
  const { history } = await showToStaff(api, 'hr', '/placementDriveCandidateList')
  await screen.findByText('Which drive?')
  history.push('/placementDriveCandidateList?ID=999999')
  await screen.findByRole('heading', { level: 1, name: 'Drive not found' })
  expect(screen.getByRole('link', { name: 'All drives' }).getAttribute('href')).toBe('/placementDriveApplicantsList')
})
