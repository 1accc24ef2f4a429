import { startApi } from '@pramaan/api/testing'
import { createOpenings } from '@pramaan/api/testing/people/openings'
import { MemoryStorage } from '@pramaan/app-shell/platform/page-storage.ts'
import { closeApp, lastCode, memoryOfLanguage, showApp, showAppAs } from '@pramaan/app-shell/testing/render-app.tsx'
import { consents, sessions } from '@pramaan/database/schema'
import { screen } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { routes } from '../../routes.tsx'
import { aCandidateAt, bringTo } from '../../testing/wizard.ts'
import { texts } from '../../texts/en.ts'
import { translations } from '../../texts/translations.ts'

const api = await startApi()
const app = { map: routes, catalogue: texts }
type Shown = Awaited<ReturnType<typeof showApp>>

const boxes = () => screen.getAllByRole<HTMLInputElement>('checkbox')
async function askForCode({ user }: Shown, number: string) {
  await user.type(await screen.findByLabelText('Mobile number'), number)
  for (const box of boxes()) await user.click(box)
  await user.click(screen.getByRole('button', { name: 'Send OTP' }))
}

async function enterCode({ user }: Shown, to: string) {
  const field = await screen.findByLabelText('6-digit code')
  await user.type(field, await lastCode(api, to))
}

describe('a visitor', () => {
  test.each(['/', '/candidate-login', '/login', '/no-such-page', '/jobs'])(
    'sees the sign-in at %s [S-022 S-308–310]',
    async (at) => {
      const { address } = await showApp(api, { ...app, at })
      await screen.findByRole('heading', { name: 'Sign in or create your account' })
      expect(address()).toBe(at)
    },
  )

  test('finds the phone of the landing link filled in [S-067]', async () => {
    await showApp(api, { ...app, at: '/login?phone=9876543210&pdID=4' })
    expect((await screen.findByLabelText<HTMLInputElement>('Mobile number')).value).toBe('9876543210')
  })
})

test('the claim has a line in Hindi on English pages, and is not said twice on Hindi ones', async () => {
  const claims = () => screen.getAllByText(/सत्यापित हुनर/)
  await showApp(api, { ...app, at: '/login' })
  await screen.findByRole('heading', { name: 'Sign in or create your account' })
  expect(claims().map(({ lang }) => lang)).toEqual(['hi'])
  closeApp()
  await showApp(api, { ...app, translations, languageStorage: memoryOfLanguage('hi'), at: '/login' })
  await screen.findByRole('heading', { name: 'साइन इन करें या खाता बनाएँ' })
  expect(claims()).toHaveLength(1)
})

test('a token of step 0 without an ID is invalid: / shows the sign-in [S-164]', async () => {
  const storage = new MemoryStorage()
  const userInfo = { ID: 0, RoleID: 1, FullName: 'Asha', registrationStep: 0 }
  const exp = api.deps.now().getTime() / 1000 + 600
  storage.setItem('pramaan.token', `e30.${btoa(JSON.stringify({ userInfo, exp }))}.sign`)
  const { address } = await showApp(api, { ...app, at: '/', storage })
  await screen.findByRole('heading', { name: 'Sign in or create your account' })
  expect(address()).toBe('/')
})

test('a signed-in employer sees that this app is for candidates, with a link to the right one [S-307]', async () => {
  const { phone } = await api.anEmployer()
  await showAppAs(api, phone ?? '', 'Employer', { ...app, at: '/jobs' })
  await screen.findByText('This account is an employer’s. Continue in the employer app.')
  const link = screen.getByRole('link', { name: 'Take me there' })
  expect(link.getAttribute('href')).toMatch(/^http.*\/$/)
  expect(screen.getByRole('button', { name: 'Use another account' })).toBeDefined()
})

test('an expired session that can’t be renewed shows the sign-in in place, and returns afterwards [C-467]', async () => {
  await api.aCandidate({}, { phone: '+919876543210', fullName: 'Asha Demo' })
  const shown = await showAppAs(api, '+919876543210', 'Candidate', { ...app, at: '/settings' })
  await screen.findByRole('heading', { level: 1, name: 'Settings' })
  await api.db.delete(sessions)
  shown.history.push('/my-applications')
  await screen.findByRole('heading', { name: 'Sign in or create your account' })
  expect(shown.platform.session.tokens.store.getState().person).toBeUndefined()
  await askForCode(shown, '9876543210')
  await enterCode(shown, '+919876543210')
  await screen.findByRole('heading', { level: 1, name: 'My applications' })
  expect(shown.address()).toBe('/my-applications')
})

test('a move that ends while a candidate signs in in its place leaves the field under their fingers', async () => {
  const { user, history, drawn } = await showApp(api, { ...app, at: '/settings' })
  const number = await screen.findByLabelText<HTMLInputElement>('Mobile number')
  await user.type(number, '98765')
  history.push('/my-applications')
  await drawn()
  await user.keyboard('43210')
  expect(number.value).toBe('9876543210')
})

describe('who comes to apply for a job', () => {
  const { aJob } = createOpenings(api.deps)
  const generic = 'Sign in or create your account'

  test('reads its name from us, and after signing in stands at it', async () => {
    await api.aCandidate({}, { phone: '+919876543210', fullName: 'Asha Demo' })
    const { id } = await aJob({ title: 'Java developer', companyName: 'Demo Works' })
    const shown = await showApp(api, { ...app, at: `/job-details?Job=${id}&title=Another` })
    await screen.findByRole('heading', { name: 'Sign in to apply for Java developer at Demo Works' })
    await askForCode(shown, '9876543210')
    await enterCode(shown, '+919876543210')
    await screen.findByRole('heading', { name: 'Java developer' })
    screen.getAllByRole('button', { name: 'Apply to Java developer' })
    expect(shown.address()).toBe(`/job-details?Job=${id}&title=Another`)
  })

  test('reads it in Hindi, and without a company where it names none', async () => {
    const { id } = await aJob({ title: 'Java developer', companyName: null })
    await showApp(api, { ...app, translations, languageStorage: memoryOfLanguage('hi'), at: `/job-details?Job=${id}` })
    await screen.findByRole('heading', { name: '“Java developer” के लिए आवेदन करना है? साइन इन करें' })
  })

  test.each(['/job-details?Job=987654', '/job-details?Job=Free%20money'])('reads no name at %s', async (at) => {
    await showApp(api, { ...app, at })
    await screen.findByRole('heading', { name: generic })
    expect(document.body.textContent).not.toContain('Free money')
  })

  test('and registers, is led to it when the registration is done', async () => {
    const { id } = await aJob({ title: 'Java developer' })
    const address = `/job-details?Job=${id}`
    const shown = await showApp(api, { ...app, at: address })
    const { user, storage } = shown
    await askForCode(shown, '9876543210')
    await user.type(await screen.findByLabelText('Name'), 'Asha Demo')
    await user.click(screen.getByLabelText(/Fresher/))
    await user.click(screen.getByRole('button', { name: 'Get started' }))
    await enterCode(shown, '+919876543210')
    await screen.findByRole('heading', { name: 'Basic details' })
    expect(JSON.parse(storage.getItem('pramaan.landing') ?? '{}')).toEqual({ Url: address })
    closeApp()
    const last = await bringTo(api, await aCandidateAt(api, -2), 'Fresher', 3)
    last.storage.setItem('pramaan.landing', storage.getItem('pramaan.landing') ?? '')
    await last.user.click(await screen.findByRole('button', { name: 'Finish' }))
    await screen.findByRole('heading', { name: 'Java developer' })
    expect(last.address()).toBe(address)
  })
})

describe('registration', () => {
  test('of a new number leads by its code, screen 1 of 6, to basic details [S-002 S-009 S-075 S-093 S-106 S-165 S-181 S-197]', async () => {
    const shown = await showApp(api, { ...app, at: '/?pdID=4' })
    const { user, address, platform, storage } = shown
    await askForCode(shown, '9876543210')
    await user.type(await screen.findByLabelText('Name'), 'Asha Demo')
    expect(screen.getByLabelText<HTMLInputElement>('Mobile number').value).toBe('9876543210')
    expect(boxes().map(({ checked }) => checked)).toEqual([true, true])
    await user.click(screen.getByLabelText(/Fresher/))
    await user.click(screen.getByRole('button', { name: 'Get started' }))
    await screen.findByText('1 of 6')
    await enterCode(shown, '+919876543210')
    await screen.findByRole('heading', { name: 'Basic details' })
    expect(address()).toBe('/complete-profile?step=details')
    expect(platform.session.tokens.store.getState().person?.registrationStep).toBe(-1)
    expect(storage.getItem('pramaan.landing')).toBe('{"pdID":"4"}')
  })

  test('is open to a new person in a network where too many numbers were tried', async () => {
    for (let number = 0; number < 60; number++)
      await expect(api.client().session.login({ body: { mobile: String(9_700_000_000 + number) } })).rejects.toThrow()
    const shown = await showApp(api, { ...app, at: '/' })
    const { user } = shown
    await askForCode(shown, '9876543210')
    await screen.findByText('Too many tries. Wait a little and try again.')
    await user.click(screen.getByRole('button', { name: 'New here? Register' }))
    await user.type(await screen.findByLabelText('Name'), 'Asha Demo')
    await user.click(screen.getByLabelText(/Fresher/))
    await user.click(screen.getByRole('button', { name: 'Get started' }))
    await enterCode(shown, '+919876543210')
    await screen.findByRole('heading', { name: 'Basic details' })
  })

  test('stores both consents with their version, purpose and time [S-087]', async () => {
    const shown = await showApp(api, { ...app, at: '/' })
    const { user } = shown
    await askForCode(shown, '9876543210')
    await user.type(await screen.findByLabelText('Name'), 'Asha Demo')
    await user.click(screen.getByLabelText(/Fresher/))
    await user.click(screen.getByRole('button', { name: 'Get started' }))
    await enterCode(shown, '+919876543210')
    await screen.findByRole('heading', { name: 'Basic details' })
    const given = { givenAt: api.deps.now(), purpose: expect.stringMatching(/./) }
    expect(await api.db.select().from(consents).orderBy(consents.kind)).toMatchObject([
      { ...given, kind: 'privacy', version: 'privacy-1' },
      { ...given, kind: 'terms', version: 'terms-1' },
    ])
  })

  test('at /signup has unticked boxes, and requires name, number and level before it starts [S-091 S-232 S-313 S-321]', async () => {
    const { user } = await showApp(api, { ...app, at: '/signup' })
    await screen.findByRole('heading', { name: 'Create your account' })
    expect(boxes().map(({ checked }) => checked)).toEqual([false, false])
    for (const box of boxes()) await user.click(box)
    await user.click(screen.getByRole('button', { name: 'Get started' }))
    await screen.findByText('Enter your name.')
    screen.getByText('Enter your mobile number.')
    screen.getByText('Choose one of the two.')
    expect(document.activeElement).toBe(screen.getByLabelText('Name'))
  })

  test('at /signup creates an account and requests its code, or leads to sign-in with the typed number', async () => {
    const shown = await showApp(api, { ...app, at: '/signup' })
    const { user } = shown
    await user.type(await screen.findByLabelText('Mobile number'), '9876543210')
    await user.click(screen.getByRole('button', { name: 'Sign in' }))
    await screen.findByRole('heading', { name: 'Sign in or create your account' })
    expect(screen.getByLabelText<HTMLInputElement>('Mobile number').value).toBe('9876543210')
    for (const box of boxes()) await user.click(box)
    await user.click(screen.getByRole('button', { name: 'Send OTP' }))
    await user.type(await screen.findByLabelText('Name'), 'Asha Demo')
    await user.click(screen.getByLabelText(/Fresher/))
    await user.click(screen.getByRole('button', { name: 'Get started' }))
    await enterCode(shown, '+919876543210')
    await screen.findByRole('heading', { name: 'Basic details' })
  })

  test('keeps the input across Back and a reload, except for the ticks', async () => {
    const { user, storage, send } = await showApp(api, { ...app, at: '/signup' })
    await user.type(await screen.findByLabelText('Name'), 'Asha')
    await user.type(screen.getByLabelText('Mobile number'), '98765')
    for (const box of boxes()) await user.click(box)
    closeApp()
    await showApp(api, { ...app, at: '/signup', storage, send })
    expect((await screen.findByLabelText<HTMLInputElement>('Name')).value).toBe('Asha')
    expect(screen.getByLabelText<HTMLInputElement>('Mobile number').value).toBe('98765')
    expect(boxes().map(({ checked }) => checked)).toEqual([false, false])
  })

  test('with a number that has an account shows a message on the field [S-199]', async () => {
    await api.aCandidate({}, { phone: '+919876543210', loginCount: 1 })
    const { user } = await showApp(api, { ...app, at: '/signup' })
    await user.type(await screen.findByLabelText('Name'), 'Asha')
    await user.type(screen.getByLabelText('Mobile number'), '9876543210')
    await user.click(screen.getByLabelText(/Fresher/))
    for (const box of boxes()) await user.click(box)
    await user.click(screen.getByRole('button', { name: 'Get started' }))
    await screen.findByText('This number or e-mail already has an account. Sign in instead.')
  })
})

describe('a candidate who signs in', () => {
  test.each(['/', '/login'])('at %s comes to the welcome [S-024 S-317 S-341]', async (at) => {
    await api.aCandidate({}, { phone: '+919876543210', fullName: 'Asha Demo' })
    const shown = await showApp(api, { ...app, at })
    await askForCode(shown, '9876543210')
    await enterCode(shown, '+919876543210')
    await screen.findByRole('heading', { name: 'Welcome, Asha' })
    expect(shown.address()).toBe('/welcome')
  })

  test('in place of another screen stays at its address [S-010]', async () => {
    await api.aCandidate({}, { phone: '+919876543210', fullName: 'Asha Demo' })
    const shown = await showApp(api, { ...app, at: '/dashboard' })
    await askForCode(shown, '9876543210')
    await enterCode(shown, '+919876543210')
    await screen.findAllByRole('navigation')
    expect(shown.address()).toBe('/dashboard')
  })

  test.each([
    ['/profile-of-nobody', '/'],
    ['/login', '/welcome'],
    ['/complete-profile?step=step2', '/welcome'],
  ])('and opens %s belongs at %s [S-319 S-320 S-330]', async (at, there) => {
    const person = await api.aCandidate()
    const { address } = await showAppAs(api, person.phone ?? '', 'Candidate', { ...app, at })
    await screen.findAllByRole('navigation')
    expect(address()).toBe(there)
  })
})
