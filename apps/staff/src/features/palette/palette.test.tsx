import { startApi } from '@pramaan/api/testing'
import { findableCandidates } from '@pramaan/api/testing/people/findable'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { showToStaff } from '../../testing/show-to-staff.ts'

const api = await startApi()

async function paletteOf(role: 'Admin' | 'hr' | 'Counsellor') {
  const { user, address } = await showToStaff(api, role, '/coming-soon')
  await screen.findByRole('main')
  await user.keyboard('{Control>}k{/Control}')
  const palette = await screen.findByRole('dialog', { name: 'Go anywhere, find anyone' })
  const type = async (text: string) => {
    await user.clear(within(palette).getByRole('combobox'))
    await user.type(within(palette).getByRole('combobox'), text)
  }
  return { user, address, palette: within(palette), type }
}

test('an Admin finds a suspended candidate by name or mobile, and opens the row that restores them', async () => {
  const asha = await findableCandidates(api)({}, { account: { fullName: 'Asha Demo', status: 'suspended' } })
  await findableCandidates(api)({}, { account: { fullName: 'Asha Rao' } })
  const { user, address, palette, type } = await paletteOf('Admin')
  await type('asha')
  const suspended = await palette.findByRole('option', {
    name: new RegExp(`^Asha Demo.*Candidate.*Suspended.*${asha.id}`),
  })
  await palette.findByRole('option', { name: /^Asha Rao/ })
  expect(palette.getByText('Other accounts')).toBeTruthy()
  await type((asha.phone ?? '').slice(-10))
  await waitFor(() => expect(palette.queryByRole('option', { name: /^Asha Rao/ })).toBeNull())
  await user.click(await palette.findByRole('option', { name: suspended.textContent ?? '' }))
  await waitFor(() => expect(address()).toBe('/admin-people?tab=suspended&term=Asha%20Demo'))
  await screen.findByRole('button', { name: 'Restore Asha Demo' })
})

test('an Admin finds an employer and a member of staff in the list of their kind', async () => {
  await api.anEmployer({}, { fullName: 'Ravi Rao' })
  await api.aStaffMember('hr', { fullName: 'Ravina Joshi' })
  const { user, address, palette, type } = await paletteOf('Admin')
  await type('ravi')
  await palette.findByRole('option', { name: /^Ravina Joshi.*HR/ })
  await user.click(await palette.findByRole('option', { name: /^Ravi Rao.*Employer/ }))
  await waitFor(() => expect(address()).toBe('/admin-people?tab=employers&term=Ravi%20Rao'))
})

test.each(['hr', 'Counsellor'] as const)(
  '%s finds a suspended candidate, marked as suspended, and opens the profile',
  async (role) => {
    const asha = await findableCandidates(api)({}, { account: { fullName: 'Asha Demo', status: 'suspended' } })
    await api.anEmployer({}, { fullName: 'Asha Rao' })
    const { user, address, palette, type } = await paletteOf(role)
    await type('asha')
    const found = await palette.findByRole('option', { name: /^Asha Demo.*Candidate.*Suspended/ })
    expect(palette.queryByRole('option', { name: /^Asha Rao/ })).toBeNull()
    await user.click(found)
    await waitFor(() => expect(address()).toBe(`/candidate-profile-ro?candidateID=${asha.id}`))
    await screen.findByRole('heading', { level: 1, name: 'Asha Demo' })
  },
)

test('Enter opens the best match, also when it arrives after the other accounts', async () => {
  const rao = await findableCandidates(api)({}, { account: { fullName: 'Gauri Rao' } })
  await api.anEmployer({}, { fullName: 'Gauri Patil' })
  const inject = api.app.inject.bind(api.app) as (call: { url: string }) => Promise<unknown>
  const { promise: othersShown, resolve: showCandidates } = Promise.withResolvers<void>()
  const spy = vi.spyOn(api.app, 'inject').mockImplementation((async (call: { url: string }) => {
    if (call.url.includes('term=gauri') && !call.url.includes('outside')) await othersShown
    return inject(call)
  }) as never)
  onTestFinished(() => spy.mockRestore())
  const { user, address, palette, type } = await paletteOf('Admin')
  await type('gauri')
  await palette.findByRole('option', { name: /^Gauri Patil/, selected: true })
  showCandidates()
  await palette.findByRole('option', { name: /^Gauri Rao/, selected: true })
  await user.keyboard('{ArrowDown}{ArrowUp}{Enter}')
  await waitFor(() => expect(address()).toBe(`/candidate-profile-ro?candidateID=${rao.id}`))
})
