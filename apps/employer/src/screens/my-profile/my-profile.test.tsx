import { startApi } from '@pramaan/api/testing'
import { lastCode, showAppAs } from '@pramaan/app-shell/testing/render-app.tsx'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { app } from '../../testing/show-to-employer.tsx'

const api = await startApi()
const full = {
  firstName: 'Meena',
  lastName: 'Rao',
  companyName: 'Kaveri Works',
  companyDomain: 'Logistics',
  location: 'Pune',
  designation: 'Director',
}

type Emails = { email: string | null; contactEmail?: string }

async function anEmployerAt(at: string, about = {}, emails: Emails = { email: 'meena@example.com' }) {
  const employer = await api.anEmployer({ ...full, ...about }, { fullName: 'Meena Rao', ...emails })
  return { employer, ...(await showAppAs(api, employer.phone ?? '', 'Employer', { ...app, at })) }
}

/** An image that the server accepts. */
function aPicture() {
  const dot = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
  return new File([Uint8Array.from(atob(dot), (letter) => letter.charCodeAt(0))], 'logo.png', { type: 'image/png' })
}

test('the profile lists what is missing, accepts a logo and a photo, and is then complete [E-415]', async () => {
  const { user } = await anEmployerAt('/employer-profile')
  const headsUp = await screen.findByText('Heads up! Please complete your profile')
  expect(headsUp.closest('[role=status]')?.textContent).toContain('Still missing: company logo, your photo.')
  for (const label of ['Company logo', 'Your photo']) {
    const region = screen.getByRole('region', { name: label })
    await user.upload(region.querySelector('input[type=file]') as HTMLInputElement, aPicture())
  }
  await waitFor(() => expect(screen.queryByText('Heads up! Please complete your profile')).toBeNull())
  await user.click(screen.getByRole('button', { name: 'Remove logo' }))
  const question = within(await screen.findByRole('alertdialog', { name: 'Remove the company logo?' }))
  await user.click(question.getByRole('button', { name: 'Remove logo' }))
  expect(await screen.findByText('Still missing: company logo.')).toBeTruthy()
})

test('a logo that is no JPG, JPEG or PNG is refused in place [E-809]', async () => {
  const { user } = await anEmployerAt('/employer-profile')
  const region = await screen.findByRole('region', { name: 'Company logo' })
  const file = new File(['GIF89a'], 'logo.gif', { type: 'image/gif' })
  await user.upload(region.querySelector('input[type=file]') as HTMLInputElement, file)
  expect((await within(region).findByRole('alert')).textContent).toContain('Only JPG, JPEG, and PNG files are allowed.')
})

test('one button saves changes, which show in the header; an empty field is marked', async () => {
  const { user, employer, platform } = await anEmployerAt('/employer-profile')
  const company = await screen.findByLabelText('Company name')
  const button = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Save changes' })
  await user.clear(company)
  await user.click(button())
  expect(await screen.findByText('Enter your company name.')).toBeTruthy()
  expect(document.activeElement).toBe(company)
  await user.type(company, 'Kaveri Digital')
  await user.clear(screen.getByLabelText('Last name'))
  await user.type(screen.getByLabelText('Last name'), 'Iyer')
  await user.click(screen.getByRole('radio', { name: 'Female' }))
  await user.click(button())
  expect(await screen.findByText('Your profile is saved')).toBeTruthy()
  expect(platform.session.tokens.store.getState().person?.FullName).toBe('Meena Iyer')
  const { data } = await (await api.as(employer)).employers.profile({ params: { id: employer.id } })
  expect(data).toMatchObject({ empCompanyName: 'Kaveri Digital', empLastName: 'Iyer', gender: 'Female' })
})

test('another e-mail takes the code that goes to it; until then the address before stays', async () => {
  const { user, employer } = await anEmployerAt('/employer-profile')
  const emailNow = async () =>
    (await (await api.as(employer)).employers.profile({ params: { id: employer.id } })).data.email
  const field = await screen.findByLabelText<HTMLInputElement>('E-mail')
  const save = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Save changes' })
  await user.clear(field)
  await user.type(field, 'Meena.New@Example.com')
  await user.click(save())
  const question = within(await screen.findByRole('dialog', { name: 'Confirm your e-mail address' }))
  question.getByText(/meena.new@example.com/)
  expect(await emailNow()).toBe('meena@example.com')
  const code = await lastCode(api, 'meena.new@example.com')
  const wrong = code === '111111' ? '222222' : '111111'
  const codeField = () => question.getByLabelText<HTMLInputElement>('6-digit code')
  await user.type(codeField(), wrong)
  expect((await question.findByRole('alert')).textContent).toContain('Invalid Email OTP')
  await waitFor(() => expect(codeField().value).toBe(''))
  await user.type(codeField(), code)
  await screen.findByText('Your e-mail address is confirmed')
  expect(await emailNow()).toBe('meena.new@example.com')
})

test('the e-mail of the registration is confirmed by the code that goes to it, and then signs in', async () => {
  const { user, employer } = await anEmployerAt('/employer-profile', {}, { email: null, contactEmail: 'm@example.com' })
  expect((await screen.findByLabelText<HTMLInputElement>('E-mail')).value).toBe('m@example.com')
  await user.click(screen.getByRole('button', { name: 'Send a code' }))
  const question = within(await screen.findByRole('dialog', { name: 'Confirm your e-mail address' }))
  await user.type(question.getByLabelText('6-digit code'), await lastCode(api, 'm@example.com'))
  await screen.findByText('Your e-mail address is confirmed')
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Send a code' })).toBeNull())
  const { data } = await (await api.as(employer)).employers.profile({ params: { id: employer.id } })
  expect(data).toMatchObject({ email: 'm@example.com', emailConfirmed: true })
})

test('after five wrong codes the right one leads to one more, and that one changes the e-mail', async () => {
  const { user, employer } = await anEmployerAt('/employer-profile')
  const email = 'meena.new@example.com'
  const { employers } = await api.as(employer)
  const change = (otp?: string) => employers.changeEmail({ params: { id: employer.id }, body: { email, otp } })
  await change()
  const wrong = (await lastCode(api, email)) === '111111' ? '222222' : '111111'
  for (let tries = 0; tries < 5; tries++) await expect(change(wrong)).rejects.toMatchObject({ status: 400 })
  const field = await screen.findByLabelText<HTMLInputElement>('E-mail')
  await user.clear(field)
  await user.type(field, email)
  await user.click(screen.getByRole('button', { name: 'Save changes' }))
  const question = within(await screen.findByRole('dialog', { name: 'Confirm your e-mail address' }))
  const codeField = () => question.getByLabelText<HTMLInputElement>('6-digit code')
  const first = await lastCode(api, email)
  await user.type(codeField(), first)
  await question.findByText(/That code was right/)
  await waitFor(() => expect(codeField().value).toBe(''))
  expect(question.queryByRole('alert')).toBeNull()
  const second = await lastCode(api, email)
  expect(second).not.toBe(first)
  await user.type(codeField(), second)
  await screen.findByText('Your e-mail address is confirmed')
  expect((await employers.profile({ params: { id: employer.id } })).data.email).toBe(email)
})

test('saving without a change says that the profile is saved', async () => {
  const { user } = await anEmployerAt('/employer-profile')
  await screen.findByLabelText('Company name')
  await user.click(screen.getByRole('button', { name: 'Save changes' }))
  expect(await screen.findByText('Your profile is saved')).toBeTruthy()
})

test('an e-mail that another account has is refused at its field', async () => {
  await api.anEmployer({}, { email: 'taken@example.com' })
  const { user } = await anEmployerAt('/employer-profile')
  const field = await screen.findByLabelText<HTMLInputElement>('E-mail')
  await user.clear(field)
  await user.type(field, 'taken@example.com')
  await user.click(screen.getByRole('button', { name: 'Save changes' }))
  await screen.findByText(/already has an account/)
  expect(document.activeElement).toBe(field)
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('leaving with changes that are not saved warns that data will be lost', async () => {
  const { user, history } = await anEmployerAt('/employer-profile')
  await user.type(await screen.findByLabelText('Company name'), ' and Sons')
  history.push('/employer-dashboard')
  const question = within(await screen.findByRole('alertdialog', { name: 'Data will be lost' }))
  await user.click(question.getByRole('button', { name: 'Stay here' }))
  expect(screen.getByLabelText<HTMLInputElement>('Company name').value).toBe('Kaveri Works and Sons')
})

test('the profile leads to payments and to the settings, where consents, data and erasure speak of an employer', async () => {
  const { user, history } = await anEmployerAt('/employer-profile')
  expect((await screen.findByRole('link', { name: 'Go to payments' })).getAttribute('href')).toBe('/payments')
  expect(screen.getByRole('link', { name: 'Settings and consents' }).getAttribute('href')).toBe('/settings')
  history.push('/settings')
  expect(await screen.findByText(/you and your company in one ZIP/)).toBeTruthy()
  await user.click(await screen.findByRole('button', { name: 'Request erasure' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Erase your account?' }))
  dialog.getByText(/Your jobs and drives stay open until that day\./)
})
