import { startApi } from '@pramaan/api/testing'
import { maharashtraCities } from '@pramaan/api/testing/scenarios/maharashtra-cities'
import { aFile, inputOf } from '@pramaan/app-shell/testing/files.ts'
import { closeApp, showApp, showAppAs } from '@pramaan/app-shell/testing/render-app.tsx'
import { errors } from '@pramaan/contract/errors'
import { indianStates } from '@pramaan/domain/options'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { app } from '../../testing/wizard.ts'

const api = await startApi()

/** A candidate on their own profile, or in one of its dialogs. */
async function aProfile(profile: Parameters<typeof api.aCandidate>[0] = {}, edit = '') {
  const person = await api.aCandidate(profile, { fullName: 'Asha Demo' })
  const at = `/candidate-profile${edit && `?edit=${edit}`}`
  const shown = await showAppAs(api, String(person.phone), 'Candidate', { ...app, at })
  return { ...shown, person, asPerson: await api.as(person) }
}

const optionsOf = (select: HTMLElement) =>
  [...(select as HTMLSelectElement).options].map(({ value }) => value).filter(Boolean)

test('the candidate’s own profile has all its cards, with shortcuts to separate screens, and no Shortlist button [C-151 C-155 E-178]', async () => {
  await aProfile({ experienceLevel: 'Experienced', professionalSkills: ['Tally'] })
  await screen.findByRole('heading', { level: 1, name: 'Asha Demo' })
  for (const name of ['Skills', 'Personal information', 'Resume', 'Certificate', 'Job preference', 'Profile strength'])
    expect(screen.getByRole('heading', { name })).toBeDefined()
  expect(screen.getByRole('heading', { name: 'Add your education' })).toBeDefined()
  expect(screen.getByRole('heading', { name: 'Add your experience' })).toBeDefined()
  expect(screen.queryByRole('button', { name: /shortlist/i })).toBeNull()
  const shortcuts = within(screen.getByRole('complementary', { name: 'Shortcuts' }))
  expect(shortcuts.getByRole('link', { name: 'Payments and receipts' }).getAttribute('href')).toBe('/payments')
  expect(shortcuts.getByRole('link', { name: 'Settings and consents' }).getAttribute('href')).toBe('/settings')
})

test('the header shows name and avatar, with the badge and what HR said only once HR has verified the profile [C-146 C-147 C-219 C-220 E-505]', async () => {
  const { person, storage, send } = await aProfile()
  const heading = await screen.findByRole('heading', { level: 1, name: 'Asha Demo' })
  expect(document.querySelector('[data-letters=AD]')).not.toBeNull()
  expect(within(heading).queryByRole('img')).toBeNull()
  closeApp()
  const hr = await api.aStaffMember('hr')
  await api.db.$client.query(
    `insert into hr_comments (candidate_id, reviewed_by, com_skills, languages, personality, work_types, job_types, job_location,
     ctc, has_own, availability, general_skills, professional_skills, created_at, updated_at)
     values ($1, $2, 'Good', '{Hindi}', 'Talkative', '{on-desk}', '{Technical}', 'Pune', 30000000, '{Bike}', 'Within 30 days',
     '{}', '{}', now(), now())`,
    [person.id, hr.id],
  )
  await api.db.$client.query(
    `insert into vsp_applications (candidate_id, verified, created_at, verified_at) values ($1, true, now(), now())`,
    [person.id],
  )
  await showApp(api, { ...app, storage, send, at: '/candidate-profile' })
  await screen.findByRole('img', { name: 'Verified by HR' })
  const said = screen.getByRole('heading', { level: 2, name: 'Verified by HR' }).closest('section, div[class*=border]')
  expect(said?.className).toContain('bg-verified-soft')
  for (const answer of ['Talkative', 'Within 30 days', 'Bike']) expect(said?.textContent).toContain(answer)
})

test('while the profile loads its skeleton shows [C-156]', async () => {
  const { storage, send } = await aProfile()
  await screen.findByRole('heading', { level: 1 })
  closeApp()
  const line = Promise.withResolvers<void>()
  const slow: typeof send = async (url, init) => {
    if (url.includes('/user/candidate/')) await line.promise
    return send(url, init)
  }
  await showApp(api, { ...app, storage, send: slow, at: '/candidate-profile' })
  await waitFor(() => expect(document.querySelectorAll('main .animate-shimmer').length).toBeGreaterThan(5))
  expect(screen.queryByRole('heading', { level: 1 })).toBeNull()
  line.resolve()
  await screen.findByRole('heading', { level: 1, name: 'Asha Demo' })
  expect(document.querySelector('main .animate-shimmer')).toBeNull()
})

test('the CTC fields take numbers from 0 in steps of 0.01, in LPA [C-365 C-367 C-368]', async () => {
  const { user, person, asPerson } = await aProfile({ experienceLevel: 'Experienced' }, 'preference')
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit job preference' }))
  for (const label of [/Current CTC/, /Expected CTC/]) {
    const field = dialog.getByLabelText<HTMLInputElement>(label)
    expect(field.inputMode).toBe('decimal')
    expect(field.parentElement?.textContent).toContain('LPA')
    for (const typed of ['4.555', '4,50,000', '4 to 5', 'four']) {
      await user.clear(field)
      await user.type(field, typed)
      await user.click(dialog.getByRole('button', { name: 'Save' }))
      await waitFor(() => expect([field.value, field.getAttribute('aria-invalid')]).toEqual([typed, 'true']))
    }
    await user.clear(field)
    await user.type(field, '₹ ४.५५ LPA')
    await waitFor(() => expect(field.getAttribute('aria-invalid')).not.toBe('true'))
  }
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  await waitFor(async () => {
    const { data } = await asPerson.candidates.get({ params: { id: person.id } })
    expect(data.CareerProfile).toMatchObject({ incomeCTC: 4.55, expectedCtc: 4.55 })
  })
})

test('a CTC below 0 is refused [C-366]', async () => {
  const { user } = await aProfile({ experienceLevel: 'Experienced' }, 'preference')
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit job preference' }))
  await user.type(dialog.getByLabelText(/Expected CTC/), '-1')
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  await dialog.findByText('Enter lakhs per year, from 0 to 1000, such as 4.5.')
})

test('a refused change shows an alert that can be dismissed, and no input is lost [C-465]', async () => {
  const { storage, send } = await aProfile()
  closeApp()
  const broken: typeof send = async (url, init) => {
    if (url.endsWith('/profile')) {
      const [status, message] = errors.overloaded
      return { status, json: async () => ({ message, code: 'overloaded', requestId: '1' }) }
    }
    return send(url, init)
  }
  const { user } = await showApp(api, { ...app, storage, send: broken, at: '/candidate-profile?edit=intro' })
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit intro' }))
  await user.type(dialog.getByLabelText('Description'), 'Hello')
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  const alert = within(await dialog.findByRole('alert'))
  await user.click(alert.getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(dialog.queryByRole('alert')).toBeNull())
  expect(dialog.getByLabelText<HTMLTextAreaElement>('Description').value).toBe('Hello')
})

test('positions offer the years from 2000 to this one, all months and the five kinds of employment [S-247 S-248 S-263]', async () => {
  await aProfile({ experienceLevel: 'Experienced' }, 'position')
  const dialog = within(await screen.findByRole('dialog', { name: 'Add position' }))
  const years = optionsOf(dialog.getByLabelText('Start year'))
  expect([years[0], years.at(-1), years.length]).toEqual(['2026', '2000', 27])
  const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
  expect(optionsOf(dialog.getByLabelText('Start month'))).toEqual(months)
  const types = ['full-time', 'part-time', 'contract/temporary', 'freelance/independent', 'internship']
  expect(optionsOf(dialog.getByLabelText(/Employment type/))).toEqual(types)
})

test('what education and positions need is required as the browser knows it [S-246 S-258 S-260]', async () => {
  await aProfile({ experienceLevel: 'Experienced' }, 'position')
  const position = within(await screen.findByRole('dialog', { name: 'Add position' }))
  const missing = (field: HTMLElement) => (field as HTMLInputElement).validity.valueMissing
  for (const label of ['Company', 'Start month', 'Start year', 'End month', 'End year'])
    expect([label, missing(position.getByLabelText(label))]).toEqual([label, true])
  closeApp()
  await aProfile({}, 'education')
  const education = within(await screen.findByRole('dialog', { name: 'Add education' }))
  for (const label of ['Level', 'Start year', 'End year'])
    expect([label, missing(education.getByLabelText(label))]).toEqual([label, true])
})

test('the profile’s City list has the cities of Maharashtra, and its State list every state of India [S-492 S-493]', async () => {
  const { user, asPerson } = await aProfile({}, 'personal')
  const { data } = await asPerson.reference.locations()
  expect(data.map(({ Location }) => Location)).toEqual(expect.arrayContaining([...maharashtraCities]))
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit personal information' }))
  expect(optionsOf(dialog.getByLabelText(/State/))).toEqual([...indianStates])
  const city = dialog.getByLabelText(/Location/)
  await user.clear(city)
  await user.type(city, 'Wardh')
  await screen.findByRole('option', { name: /Wardha/ })
})

test('a certificate that is being sent says Uploading... on a button that takes no press [C-335]', async () => {
  const { storage, send } = await aProfile()
  closeApp()
  const line = Promise.withResolvers<void>()
  const slow: typeof send = async (url, init) => {
    if (url.includes('/upload/')) await line.promise
    return send(url, init)
  }
  const { user } = await showApp(api, { ...app, storage, send: slow, at: '/candidate-profile' })
  await user.upload(await inputOf('Add a certificate'), aFile('course.pdf'))
  const busy = await screen.findByRole('button', { name: 'Uploading...' })
  expect(busy.getAttribute('aria-disabled')).toBe('true')
  line.resolve()
  await screen.findByText('Certificate 1')
  expect(screen.queryByRole('button', { name: 'Uploading...' })).toBeNull()
})

test('their own photo shows in the header and the menu too', async () => {
  await aProfile({ image: 'photo' })
  await screen.findByRole('heading', { level: 1, name: 'Asha Demo' })
  const shownIn = ['header', 'nav', 'main'].map((part) =>
    [...document.querySelectorAll(`${part} img, aside img`)].some(
      (img) => img.getAttribute('src') === '/api/files/photo',
    ),
  )
  expect(shownIn).toEqual([true, true, true])
})

test('a position that is saved says success for three seconds at least, and no longer, and is on its card [S-482]', async () => {
  const { user, address } = await aProfile({ experienceLevel: 'Experienced' }, 'position')
  const dialog = within(await screen.findByRole('dialog', { name: 'Add position' }))
  await user.type(dialog.getByLabelText('Designation'), 'Demo Tester')
  await user.type(dialog.getByLabelText('Company'), 'Demo Ltd')
  await user.selectOptions(dialog.getByLabelText('Start month'), 'jan')
  await user.selectOptions(dialog.getByLabelText('Start year'), '2024')
  await user.click(dialog.getByLabelText('Currently working'))
  const timers = vi.spyOn(globalThis, 'setTimeout')
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  await screen.findByText('Success: experience saved')
  await screen.findByRole('heading', { name: 'Demo Tester' })
  // Five seconds, long enough to read it.
  const hides = timers.mock.calls.find(([, milliseconds = 0]) => milliseconds >= 3000 && milliseconds <= 5000)
  timers.mockRestore()
  hides?.[0]()
  await waitFor(() => expect(screen.queryByText('Success: experience saved')).toBeNull())
  expect(address()).toBe('/candidate-profile')
  expect(screen.getByText('2 yrs 10 mos')).toBeDefined()
})
