import { startApi } from '@pramaan/api/testing'
import { lastCode, showApp } from '@pramaan/app-shell/testing/render-app.tsx'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { app } from '../../testing/show-to-employer.tsx'

const api = await startApi()
const phone = '+919876543210'

async function registered() {
  const shown = await showApp(api, { ...app, at: '/emp-login?type=register' })
  const { user } = shown
  expect(await screen.findByRole('heading', { name: 'Register as an employer' })).toBeTruthy()
  await user.type(screen.getByLabelText('Mobile number'), '9876543210')
  for (const box of screen.getAllByRole('checkbox')) await user.click(box)
  await user.click(screen.getByRole('button', { name: 'Send OTP' }))
  await screen.findByLabelText('6-digit code')
  return shown
}

test('a new number goes through code, profile form and congratulations to the candidate list [C-009 E-409 E-413 E-620–625 E-863 S-002 S-170 S-197 S-198]', async () => {
  const { user, address, platform } = await registered()
  await user.type(screen.getByLabelText('6-digit code'), await lastCode(api, phone))
  expect(await screen.findByText('Heads up! Please complete your profile')).toBeTruthy()
  expect(platform.session.tokens.store.getState().person?.registrationStep).toBe(4)
  await user.click(screen.getByRole('button', { name: 'Save and continue' }))
  for (const text of [
    ...['Enter your first name.', 'Enter your company name.', 'Choose a work domain.', 'Choose a designation.'],
    'Enter a valid e-mail address.',
  ])
    expect(await screen.findByText(text)).toBeTruthy()
  await user.type(screen.getByLabelText('First name'), 'Demo')
  await user.type(screen.getByLabelText('Last name'), 'Employer')
  await user.type(screen.getByLabelText('Company name'), 'Demo Works')
  await user.selectOptions(screen.getByLabelText('Work domain'), 'Logistics')
  await user.type(screen.getByLabelText('Location'), 'Pune')
  await user.selectOptions(screen.getByLabelText('Designation'), 'Director')
  await user.type(screen.getByLabelText('E-mail'), 'demo')
  expect(screen.getByText('Enter a valid e-mail address.')).toBeTruthy()
  await user.type(screen.getByLabelText('E-mail'), '@example.com')
  await user.click(screen.getByRole('button', { name: 'Save and continue' }))
  expect(await screen.findByText(/Verified candidates have 60% more visibility\.$/)).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Add job' })).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Start searching' }))
  await waitFor(() => expect(address()).toBe('/emp-candidate-list'))
  expect(platform.session.tokens.store.getState().person?.registrationStep).toBe(5)
})

test('the profile form offers the work domains and designations of the product [S-494 S-495]', async () => {
  const { user } = await registered()
  await user.type(screen.getByLabelText('6-digit code'), await lastCode(api, phone))
  const options = (label: string) =>
    [...screen.getByLabelText<HTMLSelectElement>(label).options].map(({ text }) => text)
  await screen.findByLabelText('Work domain')
  expect(options('Designation').slice(1)).toEqual(['HR personnel', 'Management personnel', 'Director', 'Other'])
  expect(options('Work domain').slice(1)).toEqual([
    'IT/software',
    'Online business',
    'Manufacturing',
    'Finance',
    'Media and advertisement',
    'E-commerce',
    'Sales and marketing',
    'Consultancy services',
    'Logistics',
    'Real estate',
    'Legal',
    'Hospitality',
    'Other',
  ])
})

test('a wrong code is shown inline as Incorrect Mobile OTP [E-807]', async () => {
  const { user } = await registered()
  const right = await lastCode(api, phone)
  await user.type(screen.getByLabelText('6-digit code'), right === '000000' ? '111111' : '000000')
  expect(await screen.findByText(/Incorrect mobile OTP/)).toBeTruthy()
})

test('a registration that the server refuses is marked as an error and stays on its form [S-199]', async () => {
  await api.anEmployer({}, { phone, loginCount: 1 })
  await showApp(api, { ...app, at: '/emp-login?type=register' }).then(async ({ user }) => {
    await user.type(await screen.findByLabelText('Mobile number'), '9876543210')
    for (const box of screen.getAllByRole('checkbox')) await user.click(box)
    await user.click(screen.getByRole('button', { name: 'Send OTP' }))
  })
  expect(await screen.findByText('Error')).toBeTruthy()
  expect(await screen.findByText(/already has an account/)).toBeTruthy()
  expect(screen.getByRole('heading', { name: 'Register as an employer' })).toBeTruthy()
})

test('an employer lands on the candidate list after signing in [S-018 S-019 S-029]', async () => {
  const employer = await api.anEmployer()
  const { user, address } = await showApp(api, { ...app, at: '/emp-login' })
  await user.type(await screen.findByLabelText('Mobile number'), employer.phone ?? '')
  for (const box of screen.getAllByRole('checkbox')) await user.click(box)
  await user.click(screen.getByRole('button', { name: 'Send OTP' }))
  await user.type(await screen.findByLabelText('6-digit code'), await lastCode(api, employer.phone ?? ''))
  await waitFor(() => expect(address()).toBe('/emp-candidate-list'))
  expect(await screen.findByRole('combobox', { name: 'Job position' })).toBeTruthy()
})

test('/emp-auth opens with the phone of its link [E-014 S-047 S-312 S-346]', async () => {
  await showApp(api, { ...app, at: '/emp-auth/?phone=9876543210' })
  expect(await screen.findByLabelText('Mobile number')).toHaveProperty('value', '9876543210')
})

test('/getStarted promises a visitor what has come of others [E-864]', async () => {
  await showApp(api, { ...app, at: '/getStarted' })
  expect(await screen.findByText('1,00,000+ candidates launched their career')).toBeTruthy()
})

async function atTheForm() {
  const shown = await registered()
  await shown.user.type(screen.getByLabelText('6-digit code'), await lastCode(api, phone))
  await screen.findByText('Your company is not confirmed yet')
  return shown
}

test('a code to the company’s own e-mail is entered in the profile form, which no screen follows', async () => {
  const { user, address } = await atTheForm()
  const at = address()
  const button = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Confirm with a code' })
  expect(button().disabled).toBe(true)
  await user.type(screen.getByLabelText('E-mail'), 'hiring@gmail.com')
  expect(screen.getByText(/^Anybody can have an address at gmail.com/)).toBeTruthy()
  expect(button().disabled).toBe(true)
  await user.clear(screen.getByLabelText('E-mail'))
  await user.type(screen.getByLabelText('E-mail'), 'hiring@demoworks.in')
  await user.click(button())
  const dialog = within(await screen.findByRole('dialog'))
  await user.type(dialog.getByLabelText('6-digit code'), await lastCode(api, 'hiring@demoworks.in'))
  expect(await screen.findByText('hiring@demoworks.in is confirmed.')).toBeTruthy()
  expect(address()).toBe(at)
})

test('a GSTIN goes to the staff, and one with a wrong sign is refused beside its field', async () => {
  const { user } = await atTheForm()
  const number = screen.getByLabelText('GSTIN or CIN')
  await user.type(number, '27AABCD1234E1Z9')
  await user.click(screen.getByRole('button', { name: 'Give it to our staff' }))
  expect(await screen.findByText(/^One character of this GSTIN is wrong/)).toBeTruthy()
  await user.clear(number)
  await user.type(number, '27AABCD1234E1Z8')
  await user.click(screen.getByRole('button', { name: 'Give it to our staff' }))
  expect(await screen.findByText('Our staff are checking your company')).toBeTruthy()
})
