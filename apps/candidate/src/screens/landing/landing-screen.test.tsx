import { startApi } from '@pramaan/api/testing'
import { createOpenings } from '@pramaan/api/testing/people/openings'
import { closeApp, lastCode, showApp, showAppAs } from '@pramaan/app-shell/testing/render-app.tsx'
import { screen, waitFor } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { routes } from '../../routes.tsx'
import { texts } from '../../texts/en.ts'

const parent = 'https://parent.example.com'
const api = await startApi({ PARENT_ORIGIN: parent })
const { aCourse, aDrive, aJob } = createOpenings(api.deps)
const app = { map: routes, catalogue: texts }
const phone = '+919876543210'
const aPerson = () => api.aCandidate({}, { phone, fullName: 'Asha Demo' })

type Shown = Awaited<ReturnType<typeof showApp>>

async function signIn({ user }: Shown) {
  await user.type(await screen.findByLabelText('Mobile number'), '9876543210')
  for (const box of screen.getAllByRole('checkbox')) await user.click(box)
  await user.click(screen.getByRole('button', { name: 'Send OTP' }))
  await user.type(await screen.findByLabelText('6-digit code'), await lastCode(api, phone))
}

const shownTo = (at: string) => showAppAs(api, phone, 'Candidate', { ...app, at })

describe('after sign-in', () => {
  test('the course of the landing link is enrolled in, and the result shows with the way to the dashboard [C-071 C-073 C-075 C-077]', async () => {
    const person = await aPerson()
    const { id } = await aCourse({ title: 'Java' })
    const shown = await showApp(api, { ...app, at: `/login?type=course&id=${id}&Url=/jobs&src=embedded` })
    await signIn(shown)
    await screen.findByRole('heading', { name: 'Enrolled successfully' })
    await screen.findByText('Java')
    expect(shown.address()).toBe('/landing-page')
    const { data } = await (await api.as(person)).applications.mine({ query: { kind: 'course' } })
    expect(data).toMatchObject([{ CourseID: id }])
    expect(shown.storage.getItem('pramaan.landing')).toBeNull()
    await shown.user.click(screen.getByRole('button', { name: 'Go to dashboard' }))
    await waitFor(() => expect(shown.address()).toBe('/'))
  })

  test.each([
    ['a job', 'job', 'Applied successfully', 'job'],
    ['a drive’s job', 'driveJob', 'Enrolled successfully', 'job'],
    ['a drive', 'drive', 'Applied successfully', 'drive'],
  ] as const)('%s is applied to, once [C-072 C-325 S-074 S-077 S-078]', async (_, type, title, kind) => {
    const person = await aPerson()
    const drive = await aDrive()
    const job = await aJob(type === 'driveJob' ? { driveId: drive.id } : {})
    const shown = await showApp(api, { ...app, at: `/?type=${type}&jobID=${job.id}&pdID=${drive.id}` })
    await signIn(shown)
    await screen.findByRole('heading', { name: title })
    closeApp()
    await shownTo(`/?type=${type}&jobID=${job.id}&pdID=${drive.id}`)
    await screen.findByRole('heading', {
      name: type === 'driveJob' ? 'Already enrolled to this course.' : 'Already applied',
    })
    const { data } = await (await api.as(person)).applications.mine({ query: { kind } })
    expect(data).toHaveLength(1)
  })

  test.each(['/complete-profile', '/candidate-login'])(
    'a link that names %s is treated as an empty link, at sign-in and while signed in',
    async (address) => {
      await aPerson()
      const shown = await showApp(api, { ...app, at: `/login?Url=${address}` })
      await signIn(shown)
      await waitFor(() => expect(shown.address()).toBe('/welcome'))
      closeApp()
      const again = await shownTo(`/login?Url=${address}`)
      await waitFor(() => expect(again.address()).toBe('/welcome'))
    },
  )

  test('the marker of a drive leads to that drive, a second later [C-138 C-499 E-853 E-854]', async () => {
    await aPerson()
    const { id } = await aDrive({ title: 'Nashik hiring day' })
    const shown = await showApp(api, { ...app, at: `/login?state=placementDrive&pdID=${id}` })
    const timers = vi.spyOn(globalThis, 'setTimeout')
    await signIn(shown)
    await screen.findByText('Taking you there...')
    await waitFor(() => expect(timers.mock.calls.map(([, ms]) => ms)).toContain(1000))
    timers.mockRestore()
    await screen.findByRole('heading', { level: 1, name: 'Nashik hiring day' })
    expect(shown.address()).toBe(`/drive-detail?ID=${id}`)
    expect(shown.storage.getItem('pramaan.landing')).toBeNull()
  })

  test('the marker without a drive leads to all drives [C-139 E-855]', async () => {
    await aPerson()
    const shown = await showApp(api, { ...app, at: '/?state=placementDrive' })
    await signIn(shown)
    await screen.findByRole('heading', { level: 1, name: 'Placement drives' })
    expect(shown.address()).toBe('/placement-drive')
  })
})

describe('the landing page', () => {
  test('shows a spinner while the application is being made, and for an existing one says so [C-074 C-076 C-324]', async () => {
    const person = await aPerson()
    const { id } = await aCourse()
    await (await api.as(person)).applications.applyToCourse({ body: { CourseID: id } })
    const { storage, send } = await shownTo('/dashboard')
    await screen.findAllByRole('navigation')
    closeApp()
    const release = Promise.withResolvers<void>()
    const slow: typeof send = async (url, init) => {
      if (url.includes('landing-application')) await release.promise
      return send(url, init)
    }
    await showApp(api, { ...app, at: `/?type=course&id=${id}`, storage, send: slow })
    await screen.findByText('Sending your application...')
    expect(screen.queryByRole('button', { name: 'Go to dashboard' })).toBeNull()
    release.resolve()
    await screen.findByRole('heading', { name: 'Already enrolled to this course.' })
  })

  test('keeps the application if the server was not reached, and retries [C-323]', async () => {
    await aPerson()
    const { id } = await aCourse()
    const { storage, send } = await shownTo('/dashboard')
    await screen.findAllByRole('navigation')
    closeApp()
    let gone = true
    const broken: typeof send = async (url, init) => {
      if (gone && url.includes('landing-application')) throw new TypeError('fetch failed')
      return send(url, init)
    }
    const { user } = await showApp(api, { ...app, at: `/?type=course&id=${id}`, storage, send: broken })
    await screen.findByText(/We can’t reach Pramaan/)
    expect(storage.getItem('pramaan.landing')).toContain(`"id":"${id}"`)
    gone = false
    await user.click(screen.getByRole('button', { name: 'Retry' }))
    await screen.findByRole('heading', { name: 'Enrolled successfully' })
  })

  test('says why an application can not be made, and forgets it', async () => {
    await aPerson()
    const { storage } = await shownTo('/?type=course&id=999')
    await screen.findByRole('heading', { name: 'Your application was not sent' })
    await screen.findByText('We couldn’t find this.')
    expect(storage.getItem('pramaan.landing')).toBeNull()
  })

  test('of a course with a price leads to its payment', async () => {
    await aPerson()
    const { id } = await aCourse({ price: 950_000 })
    await shownTo(`/?type=course&id=${id}`)
    await screen.findByText('Your seat is booked once the fee of ₹9,500 is paid.')
    expect(screen.getByRole('link', { name: 'Pay the fee' }).getAttribute('href')).toBe(
      `/certification-details?id=${id}`,
    )
  })

  test('with nothing to complete leads to the dashboard [S-338]', async () => {
    await aPerson()
    const { address } = await shownTo('/landing-page')
    await screen.findByText('Taking you there...')
    await waitFor(() => expect(address()).toBe('/'))
  })
})

describe('in a frame', () => {
  test('Go To Dashboard posts a redirect with a one-time code to the one fixed origin, and no token [C-078]', async () => {
    const person = await aPerson()
    const { id } = await aCourse()
    const posted: [unknown, string][] = []
    vi.stubGlobal('parent', { postMessage: (message: unknown, origin: string) => posted.push([message, origin]) })
    const { user, address, platform } = await shownTo(`/?type=course&id=${id}`)
    await user.click(await screen.findByRole('button', { name: 'Go to dashboard' }))
    await waitFor(() => expect(posted).toHaveLength(1))
    const [[message, origin] = [undefined, '']] = posted
    expect(origin).toBe(parent)
    expect(message).toEqual({ type: 'redirect', url: expect.stringMatching(/^http[^#]*\/landing-page#code=/) })
    expect(JSON.stringify(message)).not.toContain(platform.session.tokens.store.getState().token)
    expect(address()).toBe('/landing-page')
    const code = new URL((message as { url: string }).url).hash.slice('#code='.length)
    const { data: token } = await api.client().session.takeOver({ body: { code, from: parent } })
    expect((await api.client(token).candidates.get({ params: { id: person.id } })).data.ID).toBe(person.id)
  })
})
