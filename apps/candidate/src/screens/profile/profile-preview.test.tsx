import { startApi } from '@pramaan/api/testing'
import { closeApp, showAppAs } from '@pramaan/app-shell/testing/render-app.tsx'
import { screen, waitFor, within } from '@testing-library/react'
import { extractText, getDocumentProxy } from 'unpdf'
import { expect, test, vi } from 'vitest'
import { app } from '../../testing/wizard.ts'

const api = await startApi()
type Profile = Parameters<typeof api.aCandidate>[0]

/** A candidate with a profile, and an API client signed in as them. */
async function anOwner(profile: Profile) {
  const account = { fullName: 'Asha Demo', phone: '+919876543210', email: 'asha@example.com' }
  const person = await api.aCandidate(profile, account)
  return { person, asPerson: await api.as(person) }
}

const show = (at: string) => showAppAs(api, '+919876543210', 'Candidate', { ...app, at })

/** A candidate on their own profile, with the preview open or closed. */
async function aProfile(profile: Profile, at = '/candidate-profile?preview=1') {
  const owner = await anOwner(profile)
  return { ...(await show(at)), ...owner }
}

const paper = () => screen.findByRole('article', { name: 'Preview of the profile' })

/** The files that would have been saved, by name and content, in a browser that fetches from this server. */
function savedFiles() {
  const saved: { name: string; blob: Promise<Blob> }[] = []
  const blobs = new Map<string, Blob>()
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (address) => {
    const { rawPayload, statusCode } = await api.app.inject({ url: String(address) })
    return new Response(new Uint8Array(rawPayload), { status: statusCode })
  })
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    const address = `blob:${blobs.size}`
    blobs.set(address, blob as Blob)
    return address
  })
  vi.spyOn(URL, 'revokeObjectURL').mockImplementation((address) => void blobs.delete(address))
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    const [address, name] = [this.getAttribute('href') ?? '', this.download]
    // As in a browser, which reads the file after the click has returned.
    queueMicrotask(() => {
      const blob = blobs.get(address)
      if (blob) saved.push({ name, blob: Promise.resolve(blob) })
    })
  })
  return saved
}

test('Preview toggles the printable profile open and closed, and Back closes it too [C-142 C-336]', async () => {
  const { user, address, back } = await aProfile({}, '/candidate-profile')
  await user.click(await screen.findByRole('button', { name: 'Preview' }))
  await paper()
  expect(address()).toBe('/candidate-profile?preview=1')
  expect(screen.queryByText('Profile strength')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Close preview' }))
  await screen.findByText('Profile strength')
  await user.click(screen.getByRole('button', { name: 'Preview' }))
  await paper()
  await back()
  await screen.findByText('Profile strength')
})

test('the preview shows the full profile with the owner’s contacts, dates and durations in Indian format [C-486 E-007 E-849 E-850]', async () => {
  const { asPerson, person } = await anOwner({
    experienceLevel: 'Experienced',
    description: 'Keeps the books of three shops.',
    dob: '2001-08-14',
    expectedCtc: 65_000_000,
    professionalSkills: ['Tally'],
    generalSkills: ['Teamwork'],
  })
  const params = { id: person.id }
  const work = { title: 'Accountant', companyName: 'Demo Ltd', startMonth: 'jun', startYear: 2022 } as const
  await asPerson.candidates.addExperience({ params, body: { ...work, working: true } })
  const { user } = await show('/candidate-profile')
  await user.click(await screen.findByRole('button', { name: 'Preview' }))
  const sheet = within(await paper())
  for (const text of [
    '+91 98765 43210',
    'asha@example.com',
    'Keeps the books of three shops.',
    'Tally',
    'Teamwork',
    'Accountant',
    '06/2022 – today',
    '4 Years 5 Months',
    '14/08/2001',
  ])
    expect(sheet.getByText(text)).toBeDefined()
})

/** The note on what the CV lacks, next to the preview. */
const missing = async () => within(await screen.findByRole('region', { name: 'Not on your CV yet' }))

test('missing parts of an empty profile are listed next to its CV, and the CV itself has no empty section [C-473 C-474 C-477 C-480 C-481]', async () => {
  const { asPerson, person } = await aProfile({ experienceLevel: 'Experienced', professionalSkills: ['Tally'] })
  const sheet = await paper()
  const hints = await missing()
  for (const text of ['No description found.', 'No general skills found', 'No experience found', 'No education found'])
    expect(hints.getByText(text)).toBeDefined()
  expect(sheet.textContent).not.toMatch(/N\/A|found|not looking|\.pdf|Suitable/i)
  expect(
    within(sheet)
      .getAllByRole('heading')
      .map(({ textContent }) => textContent),
  ).toEqual(['Asha Demo', 'Skills', 'Professional'])
  const body = { professionalSkills: [], generalSkills: ['Teamwork'] }
  await asPerson.candidates.updateProfile({ params: { id: person.id }, body })
  closeApp()
  await show('/candidate-profile?preview=1')
  await screen.findByText('No professional skills found')
})

test('pay and joining come onto the CV with the owner’s switch, which is off at first and is remembered [E-851]', async () => {
  const { user } = await aProfile({
    experienceLevel: 'Experienced',
    joiningStatus: true,
    joining: 'switch',
    incomeCtc: 45_000_000,
    expectedCtc: 65_000_000,
  })
  const sheet = await paper()
  expect(sheet.textContent).not.toMatch(/LPA|Open to switch/)
  await user.click(screen.getByRole('switch', { name: 'Show pay and joining on my CV' }))
  await within(sheet).findByText('₹6.5 LPA')
  expect(sheet.textContent).toMatch(/Open to switch.*₹4.5 LPA/)
  closeApp()
  await show('/candidate-profile?preview=1')
  await within(await paper()).findByText('₹4.5 LPA')
  expect(screen.getByRole('switch', { name: 'Show pay and joining on my CV' })).toHaveProperty('ariaChecked', 'true')
})

test('without any skill the preview shows a warning next to the CV, and also for a position without a title [C-482 C-483 E-834 E-835]', async () => {
  const { asPerson, person } = await anOwner({ experienceLevel: 'Experienced' })
  const work = { title: 'Accountant', companyName: 'Demo Ltd', startMonth: 'jun', startYear: 2022 } as const
  await asPerson.candidates.addExperience({ params: { id: person.id }, body: { ...work, working: true } })
  // The form requires a title; imported data may have none.
  await api.db.$client.query("update experiences set title = ''")
  await show('/candidate-profile?preview=1')
  const hints = await missing()
  expect(hints.getByText('No skills listed')).toBeDefined()
  expect(hints.getByText('Title not available')).toBeDefined()
  expect((await paper()).textContent).not.toContain('Title not available')
})

test('Download says Downloading Profile... over everything, and saves CV.pdf, whose text can be read [C-143–145]', async () => {
  const { user } = await aProfile({ professionalSkills: ['Tally'] })
  const saved = savedFiles()
  await user.click(await screen.findByRole('button', { name: 'Download' }))
  await screen.findByText('Downloading profile...')
  await waitFor(() => expect(saved).toHaveLength(1))
  await waitFor(() => expect(screen.queryByText('Downloading profile...')).toBeNull())
  expect(saved[0]?.name).toBe('CV.pdf')
  const bytes = new Uint8Array((await (await saved[0]?.blob)?.arrayBuffer()) ?? new ArrayBuffer())
  const { text } = await extractText(await getDocumentProxy(bytes), { mergePages: true })
  expect(text).toMatch(/Asha Demo[\s\S]*asha@example\.com[\s\S]*Professional: Tally/)
})

test('a failed download is logged and shown in an alert that can be dismissed', async () => {
  const { user } = await aProfile({})
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('The line is gone'))
  await user.click(await screen.findByRole('button', { name: 'Download' }))
  const alert = within(await screen.findByRole('alert'))
  expect(alert.getByText(/could not be downloaded/)).toBeDefined()
  expect(logged).toHaveBeenCalledWith(expect.objectContaining({ message: 'The line is gone' }))
  await user.click(alert.getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
})

test('Print prints what the preview shows', async () => {
  const { user } = await aProfile({})
  const print = vi.spyOn(window, 'print').mockImplementation(() => undefined)
  await user.click(await screen.findByRole('button', { name: 'Print' }))
  expect(print).toHaveBeenCalledOnce()
})
