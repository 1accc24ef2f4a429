import { startApi } from '@pramaan/api/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { createSavedList, type Saved } from '../offline/saved-list.ts'
import { savedPrefix } from '../offline/storage-keys.ts'
import { bareApp } from '../testing/bare-app.tsx'
import { showAppAs } from '../testing/render-app.tsx'
import { shellTexts } from '../texts/en.ts'
import { AccountMenu } from './account-menu.tsx'
import { usePlaces } from './places.ts'

const api = await startApi()

function Header() {
  const places = usePlaces('Candidate')
  return (
    <>
      {places.map(({ href, label, current }) => (
        <a key={href} href={href} aria-current={current ? 'page' : undefined}>
          {label}
        </a>
      ))}
      <AccountMenu />
    </>
  )
}

const map = bareApp(
  'candidate',
  ['/', '/certification-and-trainings', '/jobs', '/placement-drives'].map((path) => ({
    path,
    screen: async () => Header,
    for: ['Candidate'] as const,
    title: 'app.name',
  })),
)
const app = { map, catalogue: shellTexts }

async function asCandidate(at = '/', shownMap = map) {
  const person = await api.aCandidate({}, { fullName: 'Asha Demo' })
  return showAppAs(api, person.phone ?? '', 'Candidate', { ...app, map: shownMap, at })
}

test('Logout clears local storage and every flag, and ends the session on the server', async () => {
  const { user, storage, platform, send } = await asCandidate()
  const token = platform.session.tokens.store.getState().token ?? ''
  await user.click(await screen.findByRole('button', { name: 'Account of Asha Demo' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Logout' }))
  await screen.findByRole('heading', { name: 'Signed out' })
  expect(storage.length).toBe(0)
  expect(platform.session.tokens.store.getState()).toEqual({
    checked: true,
    token: undefined,
    person: undefined,
    loginCount: 0,
  })
  const again = await send('/api/dashboardCandidateData', { method: 'GET', headers: { authorization: token } })
  expect(again.status).toBe(401)
})

test('Logout asks first while something waits for the network, naming it: staying keeps it, leaving forgets it', async () => {
  const { user, storage, platform } = await asCandidate()
  const id = platform.session.tokens.store.getState().person?.ID ?? 0
  const room = createSavedList<Saved & { id: number }, { id: number }>(storage, savedPrefix('applying', id), {
    nameOf: (place) => `job.${place.id}`,
    placeOf: (saved) => saved,
    isSound: (saved) => Boolean(saved.id),
  })
  room.put({ at: '2026-11-21T06:30:00.000Z', id: 7 })
  room.put({ at: '2026-11-21T06:30:00.000Z', id: 8, problem: 'Already Applied' })
  const ask = async () => {
    await user.click(await screen.findByRole('button', { name: 'Account of Asha Demo' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Logout' }))
    return within(await screen.findByRole('alertdialog', { name: 'Log out before this is sent?' }))
  }
  const question = await ask()
  question.getByText('1 application')
  await user.click(question.getByRole('button', { name: 'Stay signed in' }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(room.list()).toHaveLength(2)
  await user.click((await ask()).getByRole('button', { name: 'Log out and forget it' }))
  await screen.findByRole('heading', { name: 'Signed out' })
  expect(storage.length).toBe(0)
})

test('the theme that is chosen shows at once', async () => {
  const { user } = await asCandidate()
  await user.click(await screen.findByRole('button', { name: 'Account of Asha Demo' }))
  await user.click(await screen.findByRole('menuitemcheckbox', { name: 'Dark' }))
  expect(document.documentElement.dataset.theme).toBe('dark')
  await user.click(screen.getByRole('menuitemcheckbox', { name: 'Light' }))
  expect(document.documentElement.dataset.theme).toBe('light')
})

test('the candidate’s menu has its four places in their order, and marks where the person is', async () => {
  await asCandidate('/jobs')
  const links = await screen.findAllByRole('link')
  expect(links.map(({ textContent }) => textContent)).toEqual([
    'Dashboard',
    'Certification & Trainings',
    'Jobs',
    'Placement Drives',
  ])
  expect(links.filter((link) => link.ariaCurrent === 'page').map(({ textContent }) => textContent)).toEqual(['Jobs'])
})

test('the menu offers only what the app has a screen for, for the role', async () => {
  const routes = map.routes
    .filter(({ path }) => path !== '/placement-drives')
    .map((route) => (route.path === '/jobs' ? { ...route, for: ['Admin'] as const } : route))
  await asCandidate('/', { ...map, routes })
  const links = await screen.findAllByRole('link')
  expect(links.map(({ textContent }) => textContent)).toEqual(['Dashboard', 'Certification & Trainings'])
})
