import { startApi } from '@pramaan/api/testing'
import { screen } from '@testing-library/react'
import { Suspense } from 'react'
import { expect, test } from 'vitest'
import { createQueryClient } from '../../mount/app-layout.tsx'
import { bareApp } from '../../testing/bare-app.tsx'
import { showApp, showAppAs, showPart } from '../../testing/render-app.tsx'
import type { AppRoutes, Screen } from '../app-routes.ts'
import { loadFirstScreen } from './load-first-screen.ts'
import { loadOnce, useLoaded } from './load-once.ts'

const api = await startApi()

/** An app that notes what is loaded and asked for. */
function notingApp() {
  const noted: string[] = []
  const screenOf = (name: string) => async () => {
    noted.push(name)
    const Shown: Screen = () => <p>{name}</p>
    Shown.firstQueries = ({ person, search }) => [
      { queryKey: [name], queryFn: async () => noted.push(`${name} asked by ${person.role} with ${search}`) },
    ]
    return Shown
  }
  const routes: AppRoutes['routes'] = {
    '/': { screen: screenOf('home'), for: ['Candidate'], title: 'app.name' },
    '/p/:slug': { screen: screenOf('page'), for: 'anyone', title: 'app.name' },
    '/staff': { screen: screenOf('staff'), for: ['Admin'], title: 'app.name' },
    '/broken': {
      screen: () => Promise.reject(new TypeError('Failed to fetch')),
      for: ['Candidate'],
      title: 'app.name',
    },
  }
  const bare = bareApp('candidate', routes)
  const noting =
    <Part,>(name: string, load: () => Promise<Part>) =>
    () => {
      noted.push(name)
      return load()
    }
  return { noted, map: { ...bare, shell: noting('shell', bare.shell), signIn: noting('sign-in', bare.signIn) } }
}

const shown = { map: bareApp('candidate', {}), catalogue: {} }

async function signedIn() {
  const { phone } = await api.aCandidate()
  return (await showAppAs(api, phone ?? '', 'Candidate', shown)).platform
}

test('where a candidate lands, layout and screen are loaded and the screen’s first queries are sent', async () => {
  const { noted, map } = notingApp()
  const queries = createQueryClient()
  await loadFirstScreen(map, { pathname: '/', search: '?a=1' }, await signedIn(), queries)
  expect(noted.toSorted()).toEqual(['home', 'home asked by Candidate with ?a=1', 'shell'])
})

test('where a visitor lands, the sign-in is loaded, or the screen that is open to anyone; nothing is asked', async () => {
  const { noted, map } = notingApp()
  const { platform } = await showApp(api, shown)
  const land = (pathname: string) =>
    loadFirstScreen(map, { pathname, search: '' }, platform, createQueryClient()).then(() => noted.splice(0))
  expect(await land('/')).toEqual(['sign-in'])
  expect(await land('/p/asha')).toEqual(['page'])
})

test('nothing is loaded that the person may not see, and a part that can’t be loaded stops nothing', async () => {
  const { noted, map } = notingApp()
  const platform = await signedIn()
  for (const pathname of ['/staff', '/unknown', '/broken'])
    await loadFirstScreen(map, { pathname, search: '' }, platform, createQueryClient())
  expect(noted).toEqual(['shell'])
})

test('a part that has been loaded is there in the first render, without its placeholder', async () => {
  const load = async () => () => <p>The part</p>
  const Waiting = () => {
    const Part = useLoaded(load)
    return <Part />
  }
  await loadOnce(load)
  showPart(
    <Suspense fallback={<p>Loading</p>}>
      <Waiting />
    </Suspense>,
  )
  expect(screen.queryByText('Loading')).toBeNull()
  expect(screen.getByText('The part')).toBeDefined()
})
