import { startApi } from '@pramaan/api/testing'
import { lastCode, showApp, showAppAs } from '@pramaan/app-shell/testing/render-app.tsx'
import { fireEvent, screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { routes } from '../../routes.tsx'
import { texts } from '../../texts/en.ts'

const api = await startApi()
const app = { map: routes, catalogue: texts, at: '/chat-bot' }
type User = Awaited<ReturnType<typeof showApp>>['user']

async function say(user: User, label: string, said: string) {
  const field = await screen.findByLabelText(label)
  if (said) await user.type(field, said)
  await user.keyboard('{Enter}')
}

/** A visitor who has agreed to both texts in the conversation. */
async function agreed() {
  const shown = await showApp(api, app)
  expect((await screen.findByRole('button', { name: 'I agree' })).ariaDisabled).toBe('true')
  for (const box of screen.getAllByRole<HTMLInputElement>('checkbox')) {
    expect(box.checked).toBe(false)
    await shown.user.click(box)
  }
  await shown.user.click(screen.getByRole('button', { name: 'I agree' }))
  return shown
}

/** Waits until the bot's last message is this one. */
async function hear(text: string) {
  const log = screen.getByRole('log', { name: 'Conversation' })
  await expect.poll(() => log.lastElementChild?.textContent).toBe(`Pramaan: ${text}`)
}

test('a new user signs in by conversation: number, code, name, each asked again until it is valid [E-416 E-639–641 S-476–478]', async () => {
  const { user, address } = await agreed()
  await say(user, 'Mobile number', '98765')
  await hear('Invalid phone number. Please enter a 10-digit number:')
  await say(user, 'Mobile number', '98765 43210')
  await hear('I have sent a 6-digit code to +91 98765 43210. Please enter it:')
  const code = await lastCode(api, '+919876543210')
  await say(user, '6-digit code', String((Number(code) + 1) % 1_000_000).padStart(6, '0'))
  await hear('Incorrect OTP. Please try again:')
  expect(within(screen.getByRole('log')).queryByText(code)).toBeNull()
  await say(user, '6-digit code', code)
  await hear('That’s right. What is your name?')
  await say(user, 'Your name', '')
  await hear('Please enter a valid name:')
  await say(user, 'Your name', 'Meera Demo')
  await hear('Nice to meet you, Meera Demo! A few questions more, and employers can find you.')
  await user.click(screen.getByRole('link', { name: 'Complete your profile' }))
  await expect.poll(address).toBe('/complete-profile?step=details')
  expect((await screen.findByLabelText<HTMLInputElement>('First name')).value).toBe('Meera')
})

/** Answers without waiting, as a browser does for a fast typist. */
function sayAtOnce(said: string) {
  const field = screen.getByLabelText<HTMLInputElement>('Mobile number')
  fireEvent.change(field, { target: { value: said } })
  if (field.form) fireEvent.submit(field.form)
}

test('an answer given the moment the bot’s line is drawn is sent, and so is one given while it still thinks', async () => {
  const { user } = await agreed()
  const log = screen.getByRole('log', { name: 'Conversation' })
  const invalid = () => log.textContent.split('Invalid phone number').length - 1
  const drawn = Promise.withResolvers<void>()
  const observer = new MutationObserver(() => {
    if (invalid() === 0) return
    observer.disconnect()
    sayAtOnce('12')
    drawn.resolve()
  })
  observer.observe(log, { childList: true })
  await say(user, 'Mobile number', '1')
  await drawn.promise
  await expect.poll(invalid).toBe(2)
  sayAtOnce('123')
  sayAtOnce('98765 43210')
  await hear('I have sent a 6-digit code to +91 98765 43210. Please enter it:')
  expect(invalid()).toBe(3)
})

test('a candidate is greeted by name after the code, and is not asked for a name twice', async () => {
  await api.aCandidate({}, { phone: '+919876543210', fullName: 'Asha Demo' })
  const { user, address } = await agreed()
  await say(user, 'Mobile number', '9876543210')
  await hear('I have sent a 6-digit code to +91 98765 43210. Please enter it:')
  await say(user, '6-digit code', await lastCode(api, '+919876543210'))
  await hear('Welcome back, Asha Demo!')
  await expect.poll(address).toBe('/dashboard')
})

test('after a wrong code the right one leads to one more in the conversation, and that one signs in', async () => {
  const phone = '+919876543210'
  await api.aCandidate({}, { phone, fullName: 'Asha Demo' })
  const { user, address, platform } = await agreed()
  await say(user, 'Mobile number', '9876543210')
  await hear('I have sent a 6-digit code to +91 98765 43210. Please enter it:')
  const first = await lastCode(api, phone)
  await say(
    user,
    '6-digit code',
    first.replace(/^./, (digit) => String((Number(digit) + 1) % 10)),
  )
  await hear('Incorrect OTP. Please try again:')
  await say(user, '6-digit code', first)
  await hear('That code is right. We have sent you one more, to be sure that it is you. Type it here:')
  expect(platform.session.tokens.store.getState().person).toBeUndefined()
  await say(user, '6-digit code', await lastCode(api, phone))
  await hear('Welcome back, Asha Demo!')
  await expect.poll(address).toBe('/dashboard')
})

test('a code that can’t be sent shows a message, and the number is asked for again [E-808 S-479]', async () => {
  const employer = await api.anEmployer()
  const { user } = await agreed()
  await say(user, 'Mobile number', employer.phone?.slice(3) ?? '')
  await hear('Error sending OTP. Please try again.')
  await screen.findByLabelText('Mobile number')
})

test.each([
  ['/getStarted', 'Verified skills, real jobs.'],
  ['/load', 'Loading…'],
  ['/loader', 'Loading…'],
  ['/chat-bot', 'Sign in by chat'],
])('%s opens for a visitor [S-314 S-316]', async (at, heading) => {
  await showApp(api, { ...app, at })
  await screen.findByRole('heading', { name: heading, level: 1 })
})

test('/getStarted promises a visitor what has come of others [E-864]', async () => {
  await showApp(api, { ...app, at: '/getStarted' })
  expect(await screen.findByText('1,00,000+ candidates launched their career')).toBeDefined()
})

test.each([
  ['/getStarted', 'Verified skills, real jobs.'],
  ['/load', 'Loading…'],
  ['/loader', 'Loading…'],
  ['/chat-bot', 'Sign in by chat'],
  ['/coming-soon', 'Coming soon'],
  ['/build-career', 'Coming soon'],
  ['/summary', 'Summary'],
])(
  '%s is reachable for a candidate, and Build Career is in no menu [C-164 E-438 S-061 S-322 S-323 S-327–329 S-337 S-340]',
  async (at, heading) => {
    const { phone } = await api.aCandidate()
    await showAppAs(api, phone ?? '', 'Candidate', { ...app, at })
    await screen.findByRole('heading', { name: heading, level: 1 })
    expect(screen.queryByRole('link', { name: /Build Career/i })).toBeNull()
  },
)

test('the loading screen continues after 15 seconds [C-500]', async () => {
  const { phone } = await api.aCandidate()
  const { address, history } = await showAppAs(api, phone ?? '', 'Candidate', { ...app, at: '/summary' })
  await screen.findByRole('heading', { name: 'Summary', level: 1 })
  const timers = vi.spyOn(globalThis, 'setTimeout')
  history.push('/loader')
  await screen.findByText('Taking you there…')
  const leads = () => timers.mock.calls.filter(([, milliseconds]) => milliseconds === 15_000)
  await expect.poll(leads).toHaveLength(1)
  expect(address()).toBe('/loader')
  leads()[0]?.[0]()
  timers.mockRestore()
  await expect.poll(address).toBe('/')
})
