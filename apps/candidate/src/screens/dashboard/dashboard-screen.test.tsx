import { startApi } from '@pramaan/api/testing'
import { someComments } from '@pramaan/api/testing/people/findable'
import { showAppAs } from '@pramaan/app-shell/testing/render-app.tsx'
import { hrComments, vspApplications } from '@pramaan/database/schema'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { routes } from '../../routes.tsx'
import { texts } from '../../texts/en.ts'

const api = await startApi()
const app = { map: routes, catalogue: texts }
type Profile = Parameters<typeof api.aCandidate>[0]

async function aDashboardOf(profile: Profile, name = 'Asha Demo') {
  const person = await api.aCandidate(profile, { fullName: name })
  const shown = await showAppAs(api, String(person.phone), 'Candidate', app)
  const asPerson = await api.as(person)
  const joining = async () => {
    const { data } = await asPerson.candidates.get({ params: { id: person.id } })
    return [data.JoiningStatus, data.JoiningInfo.status]
  }
  const switches = () =>
    screen
      .getAllByRole('switch')
      .map((one) => [one.closest('div')?.querySelector('label')?.textContent, one.getAttribute('aria-checked')])
  return { ...shown, person, joining, switches }
}

test('the dashboard greets by the time of day in India and shows the three figures [C-011 C-014 C-017 C-020 S-023]', async () => {
  await aDashboardOf({})
  await screen.findByRole('heading', { name: 'Good afternoon, Asha' })
  const figures = await screen.findByRole('region', { name: 'Your figures' })
  expect(figures.textContent).toBe(
    'Profile viewers0past 90 daysSearch appearances0previous weekShortlisted0past 30 days',
  )
})

test('the strength ring has its percentage, and its best next step opens the right dialog of the profile [C-028 C-029 C-350 E-857]', async () => {
  const { user, address } = await aDashboardOf({
    degree: 'B.Com',
    professionalSkills: ['Tally'],
    dob: '2001-05-04',
    profileProgress: 49,
  })
  const next = await screen.findByRole('link', { name: 'Add your description: +20' })
  expect(screen.getByRole('img', { name: 'Profile strength: 49%' })).toBeDefined()
  const asPerson = within(screen.getByRole('main')).getByRole('link', { name: 'View profile' })
  expect(asPerson.getAttribute('href')).toBe('/candidate-profile')
  await user.click(next)
  await screen.findByRole('dialog', { name: 'Edit intro' })
  expect(address()).toBe('/candidate-profile?edit=intro')
})

test('the joining switches exclude each other, and the server stores the choice [C-031 C-268 C-269]', async () => {
  const { user, joining, switches } = await aDashboardOf({ experienceLevel: 'Experienced' })
  await user.click(await screen.findByRole('switch', { name: 'Open to join' }))
  await waitFor(async () => expect(await joining()).toEqual([true, 'join']))
  await user.click(screen.getByRole('switch', { name: 'Open to switch' }))
  expect(switches()).toEqual([
    ['Open for joining', 'true'],
    ['Open to join', 'false'],
    ['Open to switch', 'true'],
    ['Open for freelancing', 'false'],
  ])
  await waitFor(async () => expect(await joining()).toEqual([true, 'switch']))
})

test('Open for Join turned off leaves neither, and turned on again it is join [C-030 C-272]', async () => {
  const { user, joining } = await aDashboardOf({
    experienceLevel: 'Experienced',
    joiningStatus: true,
    joining: 'switch',
  })
  await user.click(await screen.findByRole('switch', { name: 'Open for joining' }))
  await waitFor(async () => expect(await joining()).toEqual([false, null]))
  await user.click(screen.getByRole('switch', { name: 'Open for joining' }))
  await waitFor(async () => expect(await joining()).toEqual([true, 'join']))
})

test('a Fresher is offered no Open to Switch, and freelancing is Coming Soon [C-031–034]', async () => {
  const { switches } = await aDashboardOf({ experienceLevel: 'Fresher' })
  const freelancing = await screen.findByRole('switch', { name: 'Open for freelancing' })
  expect(freelancing.hasAttribute('disabled')).toBe(true)
  expect(screen.getByRole('link', { name: 'Coming soon' }).getAttribute('href')).toBe('/coming-soon')
  expect(switches().map(([label]) => label)).toEqual(['Open for joining', 'Open to join', 'Open for freelancing'])
})

test('the candidate is read again after Open for Join and after a joining switch were saved [C-273 C-401 C-408]', async () => {
  const { user, person } = await aDashboardOf({ experienceLevel: 'Experienced', profileProgress: 49 })
  // Another device of theirs changes the description meanwhile.
  const describe = async (description: string) =>
    (await api.as(person)).candidates.updateProfile({ params: { id: person.id }, body: { description } })
  const missing = () => screen.queryByRole('link', { name: /^Add your description/ })
  await screen.findByRole('link', { name: /^Add your description/ })
  await describe('Sells with a smile.')
  await user.click(screen.getByRole('switch', { name: 'Open for joining' }))
  await waitFor(() => expect(missing()).toBeNull())
  await describe('')
  await user.click(screen.getByRole('switch', { name: 'Open to switch' }))
  await waitFor(() => expect(missing()).not.toBeNull())
})

test('the top tabs are Dashboard, where the person is, and Placement Drive [C-384]', async () => {
  const { user, address } = await aDashboardOf({})
  const tabs = within(await screen.findByRole('navigation', { name: 'Top tabs' }))
  const links = tabs.getAllByRole('link')
  expect(links.map(({ textContent, ariaCurrent }) => [textContent, ariaCurrent])).toEqual([
    ['Dashboard', 'page'],
    ['Placement drive', null],
  ])
  await user.click(tabs.getByRole('link', { name: 'Placement drive' }))
  await waitFor(() => expect(address()).toBe('/placement-drive'))
})

test('a joining change that the server refuses is reverted with a message', async () => {
  const { user, person, switches, platform } = await aDashboardOf({ experienceLevel: 'Experienced' })
  await screen.findByRole('switch', { name: 'Open to switch' })
  platform.session.api.candidates.updateJoining = Object.assign(
    async () => Promise.reject(new Error(`Refused for ${person.id}`)),
    platform.session.api.candidates.updateJoining,
  )
  await user.click(screen.getByRole('switch', { name: 'Open to switch' }))
  await screen.findByText(/Not saved/)
  expect(switches().map(([, on]) => on)).toEqual(['false', 'false', 'false', 'false'])
})

test('a verified candidate sees the seal and the day of verification [C-290]', async () => {
  const person = await api.aCandidate({}, { fullName: 'Asha Demo' })
  const reviewer = await api.aStaffMember('hr')
  const at = new Date('2026-11-03T19:00:00.000Z')
  await api.db.insert(hrComments).values({ ...someComments(reviewer.id, at), candidateId: person.id })
  const verified = { candidateId: person.id, verified: true, createdAt: at, verifiedAt: at }
  await api.db.insert(vspApplications).values(verified)
  await showAppAs(api, String(person.phone), 'Candidate', app)
  const card = (await screen.findByRole('heading', { name: 'Your profile is verified' })).parentElement
  expect(within(card as HTMLElement).getByText('Verified by the HR team on 04/11/2026')).toBeDefined()
  expect(screen.getByRole('heading', { level: 1 }).querySelector('[aria-label="Verified by HR"]')).not.toBeNull()
})
