import { startApi } from '@pramaan/api/testing'
import { closeApp, showApp, showAppAs } from '@pramaan/app-shell/testing/render-app.tsx'
import { accounts, educations } from '@pramaan/database/schema'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { routes } from '../../routes.tsx'
import { texts } from '../../texts/en.ts'

const api = await startApi()
const app = { map: routes, catalogue: texts }

async function aCandidate() {
  const person = await api.aCandidate(
    { description: 'Keeps shops running.', professionalSkills: ['Tally'], location: 'Pune' },
    { fullName: 'Asha Verma' },
  )
  const entry = { candidateId: person.id, school: 'Demo College', degree: 'B.Com', qualification: 'Graduation' }
  await api.db.insert(educations).values({ ...entry, startYear: 2020, endYear: 2023 })
  const asPerson = await api.as(person)
  const mine = async () => (await asPerson.publicProfiles.mine()).data
  return { person, asPerson, mine, phone: String(person.phone) }
}

test('a candidate finds their page off, turns it on, and has its link to copy and to open', async () => {
  const { phone, mine } = await aCandidate()
  const { user } = await showAppAs(api, phone, 'Candidate', { ...app, at: '/my-page' })
  await screen.findByRole('heading', { name: 'Your page is off' })
  expect((await mine()).On).toBe(false)
  const preview = within(screen.getByRole('region', { name: 'What visitors see' }))
  preview.getByRole('heading', { name: 'Asha Verma' })
  await user.click(screen.getByRole('button', { name: 'Turn on my page' }))
  const open = await screen.findByRole('link', { name: 'Open page' })
  await screen.findByText('Your page is on. Anyone with its link can see it.')
  expect(open.getAttribute('href')).toBe((await mine()).Link)
  const copied = vi.spyOn(navigator.clipboard, 'writeText')
  await user.click(screen.getByRole('button', { name: 'Copy link' }))
  await screen.findByText('Link copied')
  expect(copied).toHaveBeenCalledWith((await mine()).Link)
})

test('an unticked section leaves the preview and the page; turned off the page shows nothing, and Undo restores the same link', async () => {
  const { phone, asPerson, mine } = await aCandidate()
  await asPerson.publicProfiles.save({ body: { On: true } })
  const { Slug } = await mine()
  const { user } = await showAppAs(api, phone, 'Candidate', { ...app, at: '/my-page' })
  const preview = within(await screen.findByRole('region', { name: 'What visitors see' }))
  preview.getByText('Tally')
  await user.click(screen.getByRole('checkbox', { name: 'Skills' }))
  await waitFor(() => expect(preview.queryByText('Tally')).toBeNull())
  expect((await mine()).Sections).not.toContain('skills')
  await user.click(screen.getByRole('switch', { name: 'Let search engines find it' }))
  await waitFor(async () => expect((await mine()).SearchEngines).toBe(true))
  await user.click(screen.getByRole('button', { name: 'Turn off' }))
  await screen.findByRole('heading', { name: 'Your page is off' })
  expect((await mine()).On).toBe(false)
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  await screen.findByRole('heading', { name: 'Your page is on' })
  await screen.findByText('Your page is on. Anyone with its link can see it.')
  expect(await mine()).toMatchObject({ On: true, Slug })
})

test('a new name for the link is refused at its field, or saved', async () => {
  const { phone, asPerson, mine } = await aCandidate()
  await asPerson.publicProfiles.save({ body: { On: true } })
  await (await api.as(await api.aCandidate())).publicProfiles.save({ body: { Slug: 'asha-verma' } })
  const { user } = await showAppAs(api, phone, 'Candidate', { ...app, at: '/my-page' })
  await user.click(await screen.findByRole('button', { name: 'Change link' }))
  const field = await screen.findByRole('textbox', { name: 'Name in the link' })
  const save = async (name: string) => {
    await user.clear(field)
    await user.type(field, name)
    await user.click(screen.getByRole('button', { name: 'Save' }))
  }
  await save('asha')
  await screen.findByText('Use at least 5 characters.')
  await save('Asha Verma')
  await screen.findByText('This link is taken. Choose another.')
  await save('Asha the Tester')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect((await mine()).Slug).toBe('asha-the-tester')
})

test('a visitor reads the page without signing in, with a link to the employers’ sign-in; if it is off or suspended it is not found', async () => {
  const { person, asPerson } = await aCandidate()
  const { Slug } = (await asPerson.publicProfiles.save({ body: { On: true } })).data
  const visit = () => showApp(api, { ...app, at: `/p/${Slug}` })
  await visit()
  await screen.findByRole('heading', { name: 'Asha Verma', level: 1 })
  screen.getByText('Demo College')
  const hire = screen.getByRole('link', { name: 'Hire on Pramaan' }).getAttribute('href')
  expect(new URL(String(hire)).searchParams.get('Url')).toBe(`/candidate-profile-ro?candidateID=${person.id}`)
  await waitFor(() => expect(document.title).toBe('Asha Verma · Pramaan'))
  expect(document.body.textContent).not.toContain(String(person.phone).slice(3))
  for (const gone of [
    () => asPerson.publicProfiles.save({ body: { On: false } }),
    () => api.db.update(accounts).set({ status: 'suspended' }),
  ]) {
    await gone()
    closeApp()
    await visit()
    await screen.findByRole('heading', { level: 1, name: 'There is no page here' })
    await asPerson.publicProfiles.save({ body: { On: true } }).catch(() => undefined)
  }
})

test.each(['/dashboard', '/candidate-profile'])(
  '%s leads a candidate to their own page, and once it is on shows its link and its views',
  async (at) => {
    const { phone, asPerson, mine } = await aCandidate()
    const { user, address } = await showAppAs(api, phone, 'Candidate', { ...app, at })
    await screen.findByRole('heading', { name: 'Your own page in 30 seconds' })
    await user.click(screen.getByRole('link', { name: 'Make my page' }))
    expect(address()).toBe('/my-page')
    closeApp()
    await asPerson.publicProfiles.save({ body: { On: true } })
    await showAppAs(api, phone, 'Candidate', { ...app, at })
    await screen.findByRole('heading', { name: 'Your public page is on' })
    expect(screen.getByRole('link', { name: 'Open page' }).getAttribute('href')).toBe((await mine()).Link)
    expect(screen.queryByRole('heading', { name: 'Your own page in 30 seconds' })).toBeNull()
  },
)
