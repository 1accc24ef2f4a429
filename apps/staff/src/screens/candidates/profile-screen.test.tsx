import { startApi } from '@pramaan/api/testing'
import { closeApp, lastCode } from '@pramaan/app-shell/testing/render-app.tsx'
import { candidateNotes } from '@pramaan/database/schema'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { anApplicant, messagesTo, showToStaff } from '../../testing/show-to-staff.ts'

const api = await startApi()

test('hr steps through the list by Previous and Next, and the end of the list closes the way there [C-184 C-187 C-188 E-541 E-800]', async () => {
  const first = await anApplicant(api, 'Asha Demo')
  const second = await anApplicant(api, 'Ravi Demo')
  const { user, address } = await showToStaff(api, 'hr', `/candidate-profile-ro?candidateID=${second.id}`)
  const button = (name: string) => screen.getByRole('button', { name })
  await screen.findByRole('heading', { name: 'Ravi Demo' })
  await waitFor(() => expect(button('Next')).toHaveProperty('disabled', false))
  expect(button('Previous')).toHaveProperty('disabled', true)
  await user.click(button('Next'))
  await waitFor(() => expect(address()).toBe(`/candidate-profile-ro?candidateID=${first.id}`))
  await screen.findByRole('heading', { name: 'Asha Demo' })
  await waitFor(() => expect(button('Previous')).toHaveProperty('disabled', false))
  expect(button('Next')).toHaveProperty('disabled', true)
  expect(screen.getByRole('link', { name: 'Back to the list' }).getAttribute('href')).toBe(
    '/cslr-candidate-list?pageIndex1=0',
  )
})

test('a refusal that names the step closes it [E-799 E-800]', async () => {
  const only = await anApplicant(api, 'Asha Demo')
  const { user, address } = await showToStaff(api, 'hr', `/candidate-profile-ro?candidateID=${only.id}`)
  await screen.findByRole('heading', { name: 'Asha Demo' })
  const refused = api.as(await api.aStaffMember('hr'))
  const request = { query: { candidateID: only.id, step: 'previous' as const } }
  await expect((await refused).search.candidates(request)).rejects.toMatchObject({ code: 'no-previous' })
  for (const name of ['Previous', 'Next']) expect(screen.getByRole('button', { name })).toHaveProperty('disabled', true)
  await user.keyboard('jk')
  expect(address()).toBe(`/candidate-profile-ro?candidateID=${only.id}`)
})

test('a Counsellor is shown no phone and e-mail and no way to them, no Previous or Next, and goes back by the browser [C-179 C-186 E-081 E-195 E-201 E-660 S-395]', async () => {
  const asha = await anApplicant(api, 'Asha Demo')
  const { user, address, history, drawn } = await showToStaff(api, 'Counsellor', '/jobApplications')
  await user.click(await screen.findByRole('link', { name: 'Asha Demo' }))
  await screen.findByRole('heading', { level: 1, name: /^Asha Demo/ })
  expect(screen.queryByRole('button', { name: 'Show phone and e-mail' })).toBeNull()
  history.replace(`/candidate-profile?candidateID=${asha.id}`)
  await drawn()
  await screen.findByRole('heading', { level: 1, name: /^Asha Demo/ })
  expect(screen.queryByRole('link', { name: /^\+91|@/ })).toBeNull()
  expect(screen.queryByText('No phone')).toBeNull()
  expect(screen.queryByRole('button', { name: 'Next' })).toBeNull()
  expect(screen.queryByRole('button', { name: /shortlist/i })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Back' }))
  await waitFor(() => expect(address()).toBe('/jobApplications'))
  expect(history.action).toBe('POP')
})

test('hr reads what went out to the candidate, newest first and older on request, and never a code', async () => {
  const asha = await anApplicant(api, 'Asha Demo')
  await api.client().session.login({ body: { mobile: asha.phone ?? '' } })
  const otp = await lastCode(api, asha.phone ?? '')
  const sentAt = api.deps.now()
  const sent = ['first', 'second', 'third'].map((shown) => ({ shown, sentAt, channel: 'email' as const }))
  await messagesTo(api, asha.id, [
    ...sent,
    { shown: 'fourth', diedAt: sentAt, channel: 'whatsapp' },
    { shown: 'fifth', nextTryAt: sentAt },
  ])
  const { user } = await showToStaff(api, 'hr', `/candidate-profile-ro?candidateID=${asha.id}`)
  const list = await screen.findByRole('list', { name: 'Messages' })
  const lines = () => within(list).getAllByRole('listitem')
  expect(lines().map(({ textContent }) => textContent?.replace(/(SMS|WhatsApp|E-mail).*/, ' by $1'))).toEqual([
    'fifthWaiting by SMS',
    'fourthGiven up by WhatsApp',
    'thirdSent by E-mail',
    'secondSent by E-mail',
    'firstSent by E-mail',
  ])
  await user.click(screen.getByRole('button', { name: 'Show more' }))
  await waitFor(() => expect(lines()).toHaveLength(6))
  expect(lines()[5]?.textContent).toMatch(/•+/)
  expect(otp).toMatch(/^\d{6}$/)
  expect(list.textContent).not.toContain(otp)
})

test('where nothing was sent yet the card is empty, and a C-Partner has no such card', async () => {
  const asha = await anApplicant(api, 'Asha Demo')
  const at = `/candidate-profile-ro?candidateID=${asha.id}`
  await showToStaff(api, 'Counsellor', at)
  await screen.findByText('No message yet')
  closeApp()
  const byId = (await api.aStaffMember('Counsellor')).id
  const note = { kind: 'courses' as const, courseIds: [1], byId, at: api.deps.now(), current: true }
  await api.db.insert(candidateNotes).values({ ...note, candidateId: asha.id })
  await showToStaff(api, 'C-Partner', at)
  await screen.findByRole('heading', { name: 'Education' })
  expect(screen.queryByRole('heading', { name: 'Messages' })).toBeNull()
})

test('a suspended person’s pages say so to all who could call them; an Admin reads why, and restores', async () => {
  const asha = await anApplicant(api, 'Asha Demo')
  const admin = await api.as(await api.aStaffMember('Admin', { fullName: 'Meera Rao' }))
  await admin.accounts.suspend({ params: { id: asha.id }, body: { Reason: 'Asked for money' } })
  for (const path of ['/candidate-profile-ro', '/vps-verification']) {
    await showToStaff(api, 'hr', `${path}?candidateID=${asha.id}`)
    await screen.findByText('Suspended on 21/11/2026')
    expect(screen.queryByText(/Asked for money/)).toBeNull()
    expect(screen.queryByRole('button', { name: 'Restore…' })).toBeNull()
    await closeApp()
  }
  const { user } = await showToStaff(api, 'Admin', `/candidate-profile-ro?candidateID=${asha.id}`)
  await screen.findByText('Why: Asked for money (Meera Rao)')
  await user.click(screen.getByRole('button', { name: 'Restore…' }))
  await user.type(await screen.findByLabelText('Why'), 'A mistake')
  await user.click(screen.getByRole('button', { name: 'Restore Asha Demo' }))
  await waitFor(() => expect(screen.queryByText('Suspended on 21/11/2026')).toBeNull())
})
