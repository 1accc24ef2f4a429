import { sendTo, startApi } from '@pramaan/api/testing'
import { createOpenings } from '@pramaan/api/testing/people/openings'
import type { Send } from '@pramaan/api-client'
import { lastCode, showApp } from '@pramaan/app-shell/testing/render-app.tsx'
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { app } from '../../testing/show-to-employer.tsx'

const api = await startApi()
const { aDrive, aJob } = createOpenings(api.deps)
type Shown = Awaited<ReturnType<typeof showApp>>

async function tickBoth({ user }: Shown) {
  for (const box of screen.getAllByRole('checkbox')) await user.click(box)
}

async function enterCode({ user }: Shown, to: string) {
  const field = await screen.findByLabelText('6-digit code')
  await user.type(field, await lastCode(api, to))
}

/** Signs in with the number from a link. */
async function signIn(at: string) {
  const employer = await api.anEmployer({ plan: 'premium' })
  const national = employer.phone?.slice(3) ?? ''
  const shown = await showApp(api, { ...app, at: at.replace('{phone}', national) })
  await screen.findByLabelText('Mobile number')
  await tickBoth(shown)
  await shown.user.click(screen.getByRole('button', { name: 'Send OTP' }))
  await enterCode(shown, employer.phone ?? '')
  return { employer, ...shown }
}

test('sign-in starts with the number, India chosen, both boxes empty, and a button that says what is missing [E-403 E-407 E-626 E-635 E-636 E-638 S-048 S-311]', async () => {
  const shown = await showApp(api, { ...app, at: '/emp-login' })
  const phone = await screen.findByLabelText<HTMLInputElement>('Mobile number')
  expect(screen.getByLabelText<HTMLSelectElement>('Country').value).toBe('IN')
  expect(screen.getAllByRole<HTMLInputElement>('checkbox').map(({ checked }) => checked)).toEqual([false, false])
  const button = () => screen.getByRole('button', { name: 'Send OTP' })
  const send = button()
  expect(send.ariaDisabled).toBe('true')
  expect(screen.getByText('Tick both boxes to get your code.').id).toBe(send.getAttribute('aria-describedby'))
  await shown.user.type(phone, '-9876543210')
  expect(phone.value).toBe('9876543210')
  await shown.user.type(phone, '1')
  screen.getByText('This number is too long.')
  await shown.user.type(phone, '{Backspace}')
  await tickBoth(shown)
  await waitFor(() => expect(button().ariaDisabled).not.toBe('true'))
})

test('an invalid number is refused at its field, and nothing is sent [E-627 E-628 S-212]', async () => {
  const shown = await showApp(api, { ...app, at: '/emp-login?type=register' })
  await shown.user.type(await screen.findByLabelText('Mobile number'), '98765')
  await tickBoth(shown)
  await shown.user.click(screen.getByRole('button', { name: 'Send OTP' }))
  expect(await screen.findByText('This number is too short.')).toBeTruthy()
  expect(await api.db.$client.query('select 1 from accounts')).toMatchObject({ rowCount: 0 })
})

test('a number outside India requires an e-mail, gets its code there, and a wrong code shows Incorrect Email OTP [E-802 E-804 E-806 S-195]', async () => {
  const shown = await showApp(api, { ...app, at: '/emp-login?type=register' })
  await shown.user.selectOptions(await screen.findByLabelText('Country'), 'AE')
  await shown.user.type(screen.getByLabelText('Mobile number'), '501234567')
  await shown.user.type(screen.getByLabelText('E-mail'), 'gulf@example.com')
  await tickBoth(shown)
  await shown.user.click(screen.getByRole('button', { name: 'Send OTP' }))
  expect(await screen.findByText('OTP sent')).toBeTruthy()
  await screen.findByLabelText('6-digit code')
  const right = await lastCode(api, 'gulf@example.com')
  await shown.user.type(screen.getByLabelText('6-digit code'), right === '000000' ? '111111' : '000000')
  expect(await screen.findByText(/Incorrect e-mail OTP/)).toBeTruthy()
  expect(await screen.findByText('Error')).toBeTruthy()
})

test('a form sent twice while a number outside India is checked registers once', async () => {
  const send = sendTo(api.app)
  let sent = 0
  const counted: Send = (url, init) => {
    if (url.endsWith('/register')) sent += 1
    return send(url, init)
  }
  const shown = await showApp(api, { ...app, at: '/emp-login?type=register', send: counted })
  await shown.user.selectOptions(await screen.findByLabelText('Country'), 'AE')
  await shown.user.type(screen.getByLabelText('Mobile number'), '501234568')
  const email = screen.getByLabelText<HTMLInputElement>('E-mail')
  await shown.user.type(email, 'gulf.twice@example.com')
  await tickBoth(shown)
  email.form?.requestSubmit()
  email.form?.requestSubmit()
  await screen.findByLabelText('6-digit code')
  expect(sent).toBe(1)
})

test('Resend OTP opens when its countdown of a minute ends, and sends another code [E-414]', async () => {
  const employer = await api.anEmployer()
  const shown = await showApp(api, { ...app, at: `/emp-auth?phone=${employer.phone?.slice(3)}` })
  await screen.findByLabelText('Mobile number')
  await tickBoth(shown)
  await shown.user.click(screen.getByRole('button', { name: 'Send OTP' }))
  await screen.findByLabelText('6-digit code')
  const resend = screen.getByRole<HTMLButtonElement>('button', { name: 'Resend OTP' })
  expect([resend.disabled, screen.getByRole('timer').textContent]).toEqual([true, '0:59'])
  api.pass(59_000)
  await waitFor(() => expect(screen.getByRole('timer').textContent).toBe('0:00'))
  expect(resend.disabled).toBe(true)
  api.pass(1000)
  await waitFor(() => expect(resend.disabled).toBe(false))
  const first = await lastCode(api, employer.phone ?? '')
  await shown.user.click(resend)
  await expect.poll(() => lastCode(api, employer.phone ?? '')).not.toBe(first)
  expect((await screen.findAllByText('OTP sent')).length).toBeGreaterThan(0)
})

test.each([
  ['type=job&jobID=', '/job-details?Job=', async (owner: number) => (await aJob({ employerId: owner })).id],
  ['type=drive&pdID=', '/drive-detail?ID=', async (owner: number) => (await aDrive({ employerId: owner })).id],
])(
  'a landing link with %s leads to the page of what it names after sign-in [E-405 E-406 S-074]',
  async (query, path, make) => {
    const employer = await api.anEmployer({ plan: 'premium' })
    const id = await make(employer.id)
    const at = `/emp-login?Employer=1&src=mail&phone=${employer.phone?.slice(3)}&${query}${id}`
    const shown = await showApp(api, { ...app, at })
    expect((await screen.findByLabelText<HTMLInputElement>('Mobile number')).value).toBe(employer.phone?.slice(3))
    await tickBoth(shown)
    await shown.user.click(screen.getByRole('button', { name: 'Send OTP' }))
    await enterCode(shown, employer.phone ?? '')
    await waitFor(() => expect(shown.address()).toBe(`${path}${id}`))
  },
)

test('the address of a landing link opens after sign-in, and one that leaves the app does not', async () => {
  const inside = await signIn('/emp-login?phone={phone}&Url=%2Fshortlisted')
  await waitFor(() => expect(inside.address()).toBe('/shortlisted'))
})

test('an address outside the app is never led to', async () => {
  const outside = await signIn('/emp-login?phone={phone}&Url=https%3A%2F%2Fexample.com')
  await waitFor(() => expect(outside.address()).toBe('/emp-candidate-list'))
})

async function agreed(link?: string) {
  const shown = await showApp(api, { ...app, at: link ?? '/chat-bot' })
  if (link) shown.history.push('/chat-bot')
  await screen.findByRole('button', { name: 'I agree' })
  await tickBoth(shown)
  await shown.user.click(screen.getByRole('button', { name: 'I agree' }))
  const say = async (label: string, said: string) => {
    const field = await screen.findByLabelText(label)
    if (said) await shown.user.type(field, said)
    await shown.user.keyboard('{Enter}')
  }
  return { ...shown, say }
}

test('a new user registers by conversation as an employer, and continues to the profile form with their name filled in [E-416 E-639–641]', async () => {
  const { user, say, address } = await agreed()
  await say('Mobile number', '12345')
  expect(await screen.findByText(/Invalid phone number\. Please enter a 10-digit number:/)).toBeTruthy()
  await say('Mobile number', '9876543210')
  await screen.findByLabelText('6-digit code')
  const code = await lastCode(api, '+919876543210')
  await say('6-digit code', code === '000000' ? '111111' : '000000')
  expect(await screen.findByText(/Incorrect OTP\. Please try again:/)).toBeTruthy()
  await say('6-digit code', code)
  await screen.findByLabelText('Your name')
  await say('Your name', '')
  expect(await screen.findByText(/Please enter a valid name:/)).toBeTruthy()
  await say('Your name', 'Meera Shah')
  expect(await screen.findByText(/you can search candidates/)).toBeTruthy()
  await user.click(screen.getByRole('link', { name: 'Complete your profile' }))
  await waitFor(() => expect(address()).toBe('/complete-profile'))
  expect((await screen.findByLabelText<HTMLInputElement>('Last name')).value).toBe('Shah')
})

test('a number that is not an employer’s shows a message and can be corrected [E-808]', async () => {
  const candidate = await api.aCandidate()
  const { say } = await agreed()
  await say('Mobile number', candidate.phone?.slice(3) ?? '')
  expect(await screen.findByText(/Error sending OTP\. Please try again\./)).toBeTruthy()
})
