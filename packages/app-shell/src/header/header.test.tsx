import { startApi } from '@pramaan/api/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { Briefcase, GraduationCap, House, Landmark } from 'lucide-react'
import { expect, test } from 'vitest'
import { createSavedList, type Saved } from '../offline/saved-list.ts'
import { savedPrefix } from '../offline/storage-keys.ts'
import { bareApp } from '../testing/bare-app.tsx'
import { showAppAs } from '../testing/render-app.tsx'
import { shellTexts } from '../texts/en.ts'
import { AccountMenu } from './account-menu.tsx'
import { type MenuEntry, useNavItems } from './nav-items.ts'

const api = await startApi()

const menu: readonly MenuEntry[] = [
  { key: 'dashboard', path: '/', icon: House },
  { key: 'certification-and-trainings', path: '/certification-and-trainings', icon: GraduationCap },
  { key: 'jobs', path: '/jobs', icon: Briefcase },
  { key: 'placement-drives', path: '/placement-drives', icon: Landmark },
]

function Header() {
  const items = useNavItems(menu)
  return (
    <>
      {items.map(({ href, label, current }) => (
        <a key={href} href={href} aria-current={current ? 'page' : undefined}>
          {label}
        </a>
      ))}
      <AccountMenu />
    </>
  )
}

const page = { screen: async () => Header, for: ['Candidate'], title: 'app.name' } as const
const map = bareApp('candidate', { '/': page, '/jobs': page, '/job-details': { ...page, under: ['/jobs'] } })
const app = { map, catalogue: shellTexts }

async function asCandidate(at = '/', shownMap = map) {
  const person = await api.aCandidate({}, { fullName: 'Asha Demo' })
  return showAppAs(api, person.phone ?? '', 'Candidate', { ...app, map: shownMap, at })
}

test('the menu of the account leads to the settings, where an app has them', async () => {
  const { user } = await asCandidate('/', bareApp('candidate', { '/': page, '/settings': page }))
  await user.click(await screen.findByRole('button', { name: 'Account of Asha Demo' }))
  expect((await screen.findByRole('menuitem', { name: 'Settings' })).getAttribute('href')).toBe('/settings')
})

test('Logout clears local storage and every flag, and ends the session on the server', async () => {
  const { user, storage, platform, send } = await asCandidate()
  const token = platform.session.tokens.store.getState().token ?? ''
  await user.click(await screen.findByRole('button', { name: 'Account of Asha Demo' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Logout' }))
  await screen.findByRole('heading', { name: 'Signed out' })
  expect(platform.session.tokens.store.getState()).toEqual({
    checked: true,
    token: undefined,
    person: undefined,
    loginCount: 0,
  })
  await waitFor(() => expect(storage.length).toBe(0))
  const again = await send('/api/dashboardCandidateData', { method: 'GET', headers: { authorization: token } })
  expect(again.status).toBe(401)
})

test('Logout asks first while items wait for the network, and names them: staying keeps them, leaving discards them', async () => {
  const { user, storage, platform } = await asCandidate()
  const id = platform.session.tokens.store.getState().person?.ID ?? 0
  const room = createSavedList<Saved & { id: number }, { id: number }>(storage, savedPrefix('applying', id), {
    nameOf: (position) => `job.${position.id}`,
    keyOf: (saved) => saved,
    isSound: (saved) => Boolean(saved.id),
  })
  room.put({ at: '2026-11-21T06:30:00.000Z', id: 7 })
  room.put({ at: '2026-11-21T06:30:00.000Z', id: 8, problem: 'Already applied' })
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
  await waitFor(() => expect(storage.length).toBe(0))
})

test('the chosen theme applies at once', async () => {
  const { user } = await asCandidate()
  await user.click(await screen.findByRole('button', { name: 'Account of Asha Demo' }))
  await user.click(await screen.findByRole('menuitemcheckbox', { name: 'Dark' }))
  expect(document.documentElement.dataset.theme).toBe('dark')
  await user.click(screen.getByRole('menuitemcheckbox', { name: 'Light' }))
  expect(document.documentElement.dataset.theme).toBe('light')
})

test.each(['/jobs', '/job-details?Job=7'])(
  'the menu has its entries in their order, and on %s marks Jobs [C-383]',
  async (at) => {
    await asCandidate(at)
    const links = await screen.findAllByRole('link')
    expect(links.map(({ textContent }) => textContent)).toEqual([
      'Dashboard',
      'Certification & trainings',
      'Jobs',
      'Placement drives',
    ])
    expect(links.filter((link) => link.ariaCurrent === 'page').map(({ textContent }) => textContent)).toEqual(['Jobs'])
  },
)
