import { sendTo, startApi } from '@pramaan/api/testing'
import type { Send } from '@pramaan/api-client'
import { consentTexts } from '@pramaan/database/schema'
import { screen, waitFor } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { usePerson } from '../platform/platform.tsx'
import type { AppRoutes } from '../router/app-routes.ts'
import { closeApp, lastCode, type Shown, showApp } from '../testing/render-app.tsx'
import { shellTexts } from '../texts/en.ts'
import { OtpForm } from './code/otp-form.tsx'
import { SignInForm } from './sign-in-form.tsx'
import { useSignInFlow } from './use-sign-in-flow.ts'

const api = await startApi()

function SignIn({ incorrect = false }) {
  const flow = useSignInFlow()
  return flow.phase === 'code' && flow.sent ? (
    <OtpForm flow={flow} sent={flow.sent} asRole="Candidate" incorrect={incorrect} />
  ) : (
    <SignInForm
      flow={flow}
      asRole="Candidate"
      title="Sign in"
      text=""
      onUnknown={() => flow.type({ name: 'someone new' })}
    />
  )
}

function Hello() {
  return <h1>Hello {usePerson().FullName}</h1>
}

const map: AppRoutes = {
  app: 'candidate',
  home: '/',
  pathOfStep: (step) => (step === 0 ? '/' : `/step-${step}`),
  signIn: async () => SignIn,
  shell:
    async () =>
    ({ children }) =>
      children,
  routes: {
    '/': { screen: async () => Hello, for: ['Candidate'], title: 'app.name' },
    '/step-1': { screen: async () => () => <h1>Step one</h1>, for: 'registering', title: 'app.name' },
  },
}
const show = (about: Partial<Shown> = {}) => showApp(api, { map, catalogue: shellTexts, ...about })
const phone = () => screen.findByLabelText('Mobile number')
const send = () => screen.getByRole('button', { name: /Send OTP|Authorizing/ })

async function askForCode(user: Awaited<ReturnType<typeof show>>['user'], number: string) {
  await user.type(await phone(), number)
  for (const box of screen.getAllByRole('checkbox')) await user.click(box)
  await user.click(send())
}

async function enterCode(user: Awaited<ReturnType<typeof show>>['user'], code: string) {
  await user.type(await screen.findByLabelText('6-digit code'), code)
}

/** Enters the code that was sent to a phone or an e-mail address. */
async function enterCodeOf(user: Awaited<ReturnType<typeof show>>['user'], to: string) {
  await screen.findByLabelText('6-digit code')
  await enterCode(user, await lastCode(api, to))
}

/** A server that responds differently on one path, or only on demand. */
function except(path: string, answer: () => Promise<{ status: number; body: unknown }>): Send {
  const real = sendTo(api.app)
  return async (url, init) => {
    if (url !== path) return real(url, init)
    const { status, body } = await answer()
    return { status, json: async () => body }
  }
}
const broken = { status: 500, body: { message: 'Something went wrong on our side.', code: 'broken', requestId: 'r' } }

describe('who are you', () => {
  test('both boxes start unticked, and Send OTP says why it is disabled until both are ticked [S-082–085]', async () => {
    const { user } = await show()
    await phone()
    const [privacy, terms] = screen.getAllByRole<HTMLInputElement>('checkbox')
    expect([privacy?.checked, terms?.checked]).toEqual([false, false])
    expect(screen.getByRole('checkbox', { name: /privacy policy/ })).toBe(privacy)
    expect(screen.getByRole('checkbox', { name: /terms of use/ })).toBe(terms)
    await user.click(screen.getByRole('checkbox', { name: /privacy policy/ }))
    expect(send().getAttribute('aria-disabled')).toBe('true')
    expect(screen.getByText('Tick both boxes to get your code.').id).toBe(send().getAttribute('aria-describedby'))
    await user.click(screen.getByRole('checkbox', { name: /terms of use/ }))
    expect(send().getAttribute('aria-disabled')).toBeNull()
  })

  test('each text can be read before it is agreed to, without ticking its box', async () => {
    const { user } = await show()
    await user.click(await screen.findByRole('button', { name: 'privacy policy' }))
    await screen.findByText('Your rights')
    screen.getByRole('dialog', { name: 'Privacy policy' })
    await user.keyboard('{Escape}')
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /privacy policy/ }).checked).toBe(false)
  })

  test('a text published by an Admin replaces the shipped one, and consent is given to its version', async () => {
    const english = 'We keep what you tell us, and nothing else.'
    const row = { kind: 'privacy' as const, version: 'privacy-2', english, asksAgain: true }
    await api.db.insert(consentTexts).values({ ...row, publishedAt: api.deps.now() })
    const { user } = await show()
    await user.click(await screen.findByRole('button', { name: 'privacy policy' }))
    await screen.findByText(english)
    expect(screen.queryByText('Your rights')).toBeNull()
  })

  test('letters turn the phone into an e-mail field that keeps them and the focus [S-081]', async () => {
    const { user } = await show()
    await user.type(await phone(), 'asha@example.com')
    const email = screen.getByLabelText<HTMLInputElement>('E-mail')
    expect(email.value).toBe('asha@example.com')
    expect(document.activeElement).toBe(email)
  })

  test('accepts ten digits of an Indian number, also pasted, with +91 by default [S-008 S-079 S-229]', async () => {
    const { user } = await show()
    await user.click(await phone())
    await user.paste('+91 98765 43210')
    expect(((await phone()) as HTMLInputElement).value).toBe('9876543210')
    expect(screen.getByLabelText<HTMLSelectElement>('Country').value).toBe('IN')
  })

  test('a number pasted with marks that nobody sees keeps its country and stays a number', async () => {
    const { user } = await show()
    await user.click(await phone())
    await user.paste('\u202a+971 50 123 4567\u202c')
    expect(((await phone()) as HTMLInputElement).value).toBe('501234567')
    expect(screen.getByLabelText<HTMLSelectElement>('Country').value).toBe('AE')
    await user.clear(await phone())
    await user.paste('\u2066+91 98765\u00ad43210\ufe0f\u2069')
    expect(((await phone()) as HTMLInputElement).value).toBe('9876543210')
    expect(screen.getByLabelText<HTMLSelectElement>('Country').value).toBe('IN')
  })

  test('a number is required, and an impossible one is refused at the field [S-231 S-233]', async () => {
    const { user } = await show()
    await askForCode(user, '12')
    expect((await screen.findByText('This number is too short.')).closest('div')).not.toBeNull()
    expect(document.activeElement).toBe(await phone())
    await user.clear(await phone())
    await user.click(send())
    await screen.findByText('Enter your mobile number.')
  })

  test('a number of another country requires an e-mail address, and its code goes there [S-080]', async () => {
    await api.aCandidate({}, { phone: '+971501234567', email: 'noor@example.com' })
    const { user } = await show()
    await phone()
    await user.selectOptions(screen.getByLabelText('Country'), 'AE')
    await user.type(screen.getByLabelText('E-mail'), 'noor@example.com')
    await askForCode(user, '501234567')
    await screen.findByText(/Sent by e-mail to/)
    await enterCodeOf(user, 'noor@example.com')
    await screen.findByRole('heading', { name: /Hello/ })
  })
})

describe('asking for a code', () => {
  test('shows Authorizing... while it waits, and can not be pressed twice [S-086]', async () => {
    const { promise, resolve } = Promise.withResolvers<typeof broken>()
    let requested = 0
    const waiting = except('/api/user/login', () => {
      requested += 1
      return promise
    })
    const { user } = await show({ send: waiting })
    await askForCode(user, '9876543210')
    await screen.findByRole('button', { name: 'Authorizing...' })
    await user.click(send())
    await user.keyboard('{Enter}')
    expect(requested).toBe(1)
    resolve(broken)
    await screen.findByRole('button', { name: 'Send OTP' })
  })

  test('shows the code form and OTP SENT, centred, when it was sent [E-801 S-179 S-180]', async () => {
    await api.aCandidate({}, { phone: '+919876543210' })
    const { user } = await show()
    await askForCode(user, '9876543210')
    await screen.findByRole('heading', { name: 'Enter the code' })
    const toast = (await screen.findByText('OTP sent')).closest('[data-sonner-toaster]')
    expect(toast?.getAttribute('data-x-position')).toBe('center')
    expect(screen.getByText('+91 98765 43210')).toBeDefined()
  })

  test('any other response keeps the form, with the toast Error and the reason [S-183 S-184 S-470]', async () => {
    const { user } = await show({ send: except('/api/user/login', async () => broken) })
    await askForCode(user, '9876543210')
    await screen.findByText('Error')
    expect(screen.getByRole('alert').textContent).toBe('Something went wrong on our side.')
    expect(((await phone()) as HTMLInputElement).value).toBe('9876543210')
  })

  test('a person unknown is handed on, without an error', async () => {
    const { user, storage } = await show()
    await askForCode(user, '9876543210')
    await waitFor(() => expect(storage.getItem('pramaan.signIn')).toContain('someone new'))
    expect(screen.queryByRole('alert')).toBeNull()
  })

  test('an employer’s number gets a link to the right app', async () => {
    await api.anEmployer({}, { phone: '+919876543211' })
    const { user } = await show()
    await askForCode(user, '9876543211')
    await screen.findByText('This number or e-mail belongs to an employer.')
    expect(screen.getByRole('link', { name: 'Go to employer sign-in' }).getAttribute('href')).toMatch(/^http.*\/$/)
  })
})

describe('the code', () => {
  test('that is right shows OTP Verified and the screen of the person [E-803 S-192]', async () => {
    await api.aCandidate({}, { phone: '+919876543210', fullName: 'Asha Demo' })
    const { user, platform } = await show()
    await askForCode(user, '9876543210')
    await enterCodeOf(user, '+919876543210')
    await screen.findByRole('heading', { name: 'Hello Asha Demo' })
    await screen.findByText('OTP verified')
    expect(platform.session.tokens.store.getState().loginCount).toBe(1)
  })

  test('of an unfinished registration leads to the step of its token [S-187]', async () => {
    const person = await api.aCandidateInStep(1)
    const { user, address } = await show()
    await askForCode(user, person.phone ?? '')
    await enterCodeOf(user, person.phone ?? '')
    await screen.findByRole('heading', { name: 'Step one' })
    expect(address()).toBe('/step-1')
  })

  test('that is wrong leaves no token, shows the toast Error and the server’s sentence [S-193 S-194 S-471]', async () => {
    await api.aCandidate({}, { phone: '+919876543210' })
    const { user, platform, storage } = await show()
    await askForCode(user, '9876543210')
    const code = await screen.findByLabelText('6-digit code').then(() => lastCode(api, '+919876543210'))
    await enterCode(user, code === '111111' ? '222222' : '111111')
    await screen.findByText(/^Invalid Mobile OTP/)
    await screen.findByText('Error')
    expect(platform.session.tokens.store.getState().token).toBeUndefined()
    expect(storage.getItem('pramaan.token')).toBeNull()
  })

  test('that is wrong is cleared and the field keeps the focus; a correct one after it requires one more', async () => {
    await api.aCandidate({}, { phone: '+919876543210', fullName: 'Asha Demo' })
    const { user } = await show()
    await askForCode(user, '9876543210')
    const field = await screen.findByLabelText<HTMLInputElement>('6-digit code')
    const code = await lastCode(api, '+919876543210')
    await user.type(field, code === '000000' ? '000001' : '000000')
    await screen.findByText(/^Invalid Mobile OTP/)
    await waitFor(() => expect(field.value).toBe(''))
    expect(document.activeElement).toBe(field)
    await user.paste(`Your code is ${code.slice(0, 3)} ${code.slice(3)}`)
    await screen.findByText('One more code')
    expect([field.value, screen.queryByText('Error')]).toEqual(['', expect.anything()])
    await user.paste(await lastCode(api, '+919876543210'))
    await screen.findByRole('heading', { name: 'Hello Asha Demo' })
  })

  test('is submitted with its sixth digit', async () => {
    await api.aCandidate({}, { phone: '+919876543210', fullName: 'Asha Demo' })
    const { user } = await show()
    await askForCode(user, '9876543210')
    const field = await screen.findByLabelText('6-digit code')
    await user.type(field, await lastCode(api, '+919876543210'))
    await screen.findByRole('heading', { name: 'Hello Asha Demo' })
  })

  test.each([
    ['invalid-mobile-otp', 'Invalid Mobile OTP', /^Incorrect mobile OTP/, '9876543210'],
    ['invalid-email-otp', 'Invalid Email OTP', /^Incorrect e-mail OTP/, 'asha@example.com'],
  ])('refused with %s reads as the employer screens word it', async (code, message, words, typed) => {
    const answers = [
      { status: 200, body: { message: 'Success', data: 'OTP Sent' } },
      { status: 400, body: { message, code, requestId: 'r' } },
    ]
    const { user } = await show({
      map: { ...map, signIn: async () => () => <SignIn incorrect /> },
      send: except('/api/user/login', async () => answers.shift() ?? broken),
    })
    await askForCode(user, typed)
    await enterCode(user, '123456')
    await screen.findByText(words)
  })

  test('is six digits: fewer are not sent, letters are not accepted [S-234]', async () => {
    await api.aCandidate({}, { phone: '+919876543210' })
    const { user } = await show()
    await askForCode(user, '9876543210')
    await enterCode(user, '12a345')
    await user.click(screen.getByRole('button', { name: 'Verify' }))
    expect(screen.getByLabelText<HTMLInputElement>('6-digit code').value).toBe('12345')
    await screen.findByText('Enter the 6 digits of the code.')
  })

  test('can be requested again after 59.999 seconds, not before, and a reload does not change that [S-099–101]', async () => {
    await api.aCandidate({}, { phone: '+919876543210' })
    const first = await show()
    await askForCode(first.user, '9876543210')
    expect((await screen.findByRole('timer')).textContent).toBe('0:59')
    api.pass(30_000)
    closeApp()
    const { user } = await show({ storage: first.storage, send: first.send, state: { signIn: 'code' } })
    expect((await screen.findByRole('timer')).textContent).toBe('0:29')
    const resend = screen.getByRole<HTMLButtonElement>('button', { name: 'Resend OTP' })
    expect(resend.disabled).toBe(true)
    api.pass(29_999)
    await waitFor(() => expect(resend.disabled).toBe(false))
    const before = await lastCode(api, '+919876543210')
    await user.click(resend)
    await screen.findByText('0:59')
    expect(await lastCode(api, '+919876543210')).not.toBe(before)
  })

  test('that can not be sent again shows Something Went Wrong [E-805 S-472]', async () => {
    const answers = [{ status: 200, body: { message: 'Success', data: 'OTP Sent' } }]
    const { user } = await show({ send: except('/api/user/login', async () => answers.shift() ?? broken) })
    await askForCode(user, '9876543210')
    await screen.findByRole('timer')
    api.pass(60_000)
    await waitFor(() =>
      expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Resend OTP' }).disabled).toBe(false),
    )
    await user.click(screen.getByRole('button', { name: 'Resend OTP' }))
    await screen.findByText('Something went wrong')
  })

  test('left by Back clears local storage and every flag, and keeps the typed contact [S-202]', async () => {
    await api.aCandidate({}, { phone: '+919876543210' })
    const { user, storage, platform } = await show({ at: '/?pdID=4' })
    await askForCode(user, '9876543210')
    storage.setItem('anything', 'else')
    await user.click(await screen.findByRole('button', { name: 'Back' }))
    expect(((await phone()) as HTMLInputElement).value).toBe('9876543210')
    expect(screen.getAllByRole<HTMLInputElement>('checkbox').map(({ checked }) => checked)).toEqual([false, false])
    expect(storage.getItem('anything')).toBeNull()
    expect(storage.getItem('pramaan.landing')).toBe('{"pdID":"4"}')
    expect(platform.session.tokens.store.getState()).toMatchObject({
      token: undefined,
      person: undefined,
      loginCount: 0,
    })
  })
})
