import { startApi } from '@pramaan/api/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { showToStaff } from '../../testing/show-to-staff.ts'

const api = await startApi()
const gstin = '27AABCD1234E1Z8'

async function aWaitingCompany() {
  const employer = await api.anEmployer({ companyName: 'Twin Traders', companyStatus: 'unconfirmed' })
  const client = await api.as(employer)
  await client.companies.giveNumber({ body: { Number: gstin } })
  const status = async () => (await client.employers.profile({ params: { id: employer.id } })).data.company
  return { employer, status }
}

test.each(['Admin', 'hr'] as const)(
  'a company waits for %s with what it gave and who else has its name; Confirm opens it, and the menu counts it',
  async (role) => {
    const { status } = await aWaitingCompany()
    await api.anEmployer({ companyName: 'Twin Traders LLP', companyEmail: 'hr@twintraders.in' })
    const { user } = await showToStaff(api, role, '/companies')
    const card = within((await screen.findByRole('heading', { name: 'Twin Traders' })).closest('li') ?? document.body)
    expect(card.getByText(gstin)).toBeTruthy()
    // When it was given stands by itself: beside the status it would read as when that began.
    expect(card.getByText('Waiting').textContent).toBe('Waiting')
    const beside = within(
      card.getByText('Another account has this name, domain or number').closest('section') ?? document.body,
    )
    expect(beside.getByText('Twin Traders LLP')).toBeTruthy()
    expect(beside.getByText(/hr@twintraders\.in/)).toBeTruthy()
    await waitFor(() => expect(screen.getByRole('link', { name: /^Companies/ }).textContent).toContain('1'))
    await user.click(card.getByRole('button', { name: 'Confirm' }))
    expect(await screen.findByText('No company here')).toBeTruthy()
    expect((await status()).Status).toBe('confirmed')
  },
)

test('a refusal asks for a reason first, and Undo takes it back', async () => {
  const { status } = await aWaitingCompany()
  const { user } = await showToStaff(api, 'hr', '/companies')
  await user.click(await screen.findByRole('button', { name: 'Refuse' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Refuse Twin Traders?' }))
  await user.type(dialog.getByRole('textbox'), 'Not their number')
  await user.click(dialog.getByRole('button', { name: 'Refuse company' }))
  expect(await screen.findByText('Twin Traders is refused')).toBeTruthy()
  expect(await status()).toMatchObject({ Status: 'refused', Reason: 'Not their number' })
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  await waitFor(async () => expect((await status()).Status).toBe('waiting'))
})

test.each(['Confirm', 'Refuse'])(
  '%s in a list with an old name is not done, and says why beside the new one',
  async (action) => {
    const { employer, status } = await aWaitingCompany()
    const { user } = await showToStaff(api, 'hr', '/companies')
    await screen.findByRole('heading', { name: 'Twin Traders' })
    const client = await api.as(employer)
    await client.employers.update({ params: { id: employer.id }, body: { empCompanyName: 'Famous Traders' } })
    await user.click(screen.getByRole('button', { name: action }))
    if (action === 'Refuse') {
      const dialog = within(await screen.findByRole('dialog'))
      await user.type(dialog.getByRole('textbox'), 'Not their number')
      await user.click(dialog.getByRole('button', { name: 'Refuse company' }))
    }
    expect(await screen.findByText(/The company has changed its name/)).toBeTruthy()
    expect(await screen.findByRole('heading', { name: 'Famous Traders' })).toBeTruthy()
    expect((await status()).Status).toBe('waiting')
  },
)

test('only an Admin is offered to take a confirmation back', async () => {
  await api.anEmployer({ companyName: 'Known Works' })
  await showToStaff(api, 'hr', '/companies?tab=confirmed')
  await screen.findByRole('heading', { name: 'Known Works' })
  expect(screen.queryByRole('button', { name: 'Take the confirmation back' })).toBeNull()
  await showToStaff(api, 'Admin', '/companies?tab=confirmed')
  expect(await screen.findByRole('button', { name: 'Take the confirmation back' })).toBeTruthy()
})
