import { startApi } from '@pramaan/api/testing'
import { BackLink } from '@pramaan/ui/breadcrumb'
import { Dialog } from '@pramaan/ui/dialog'
import { contentId } from '@pramaan/ui/skip-link'
import { screen, waitFor } from '@testing-library/react'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { bareApp } from '../../testing/bare-app.tsx'
import { memoryWindow } from '../../testing/browser/memory-window.ts'
import { showApp } from '../../testing/render-app.tsx'
import { shellTexts } from '../../texts/en.ts'
import { createAppHistory } from '../history/app-history.ts'
import { createBrowserHistory } from '../history/browser-history.ts'
import { RouterLink } from '../router-link.tsx'
import { rememberOpeners } from './opener-memory.ts'

const api = await startApi()

const people = ['Asha', 'Ravi', 'Meera']

/** A list that comes late, as after a reload; each person has a link with the name and one more, and a button. */
function List() {
  const [isThere, setThere] = useState(false)
  const [shown, setShown] = useState<string>()
  const navigate = useNavigate()
  useEffect(() => {
    const timer = setTimeout(() => setThere(true), 300)
    return () => clearTimeout(timer)
  }, [])
  return (
    <main id={contentId} tabIndex={-1}>
      <h1>People</h1>
      {isThere &&
        people.map((name) => (
          <p key={name}>
            <RouterLink href={`/person?name=${name}`}>{name}</RouterLink>
            <RouterLink href={`/person?name=${name}`}>View {name}</RouterLink>
            <button type="button" onClick={() => setShown(name)}>
              Preview {name}
            </button>
            <button type="button" aria-label={`Open ${name}`} onClick={() => navigate(`/person?name=${name}`)} />
          </p>
        ))}
      <Dialog open={shown !== undefined} onOpenChange={() => setShown(undefined)} title="Preview">
        <RouterLink href={`/person?name=${shown}`}>See full details</RouterLink>
      </Dialog>
    </main>
  )
}

function Person() {
  return (
    <main id={contentId} tabIndex={-1}>
      <h1>Person</h1>
      <BackLink href="/people">Back to people</BackLink>
      <BackLink href="/people?city=Pune">Back to Pune</BackLink>
    </main>
  )
}

const map = bareApp('employer', {
  '/people': { screen: async () => List, for: 'anyone', title: 'app.name' },
  '/person': { screen: async () => Person, for: 'anyone', title: 'app.name' },
})

beforeEach(() =>
  Object.defineProperty(navigator, 'userActivation', { value: { hasBeenActive: true }, configurable: true }),
)
afterEach(() => Reflect.deleteProperty(navigator, 'userActivation'))

const here = async (name: string) => {
  await screen.findByRole('heading', { name })
  await waitFor(() => expect(document.activeElement?.id).toBe(contentId))
}

type Then = (user: Awaited<ReturnType<typeof showApp>>['user']) => Promise<void>

async function opened(kind: 'link' | 'button', name: string, then?: Then) {
  // It starts after the first paint.
  await import('../../mount/after-paint.tsx')
  const app = await showApp(api, { map, catalogue: shellTexts, at: '/people?page=2' })
  const opener = await screen.findByRole(kind, { name })
  await app.drawn()
  await app.user.click(opener)
  await then?.(app.user)
  await here('Person')
  return app
}

const opener = (kind: 'link' | 'button', name: string) => screen.findByRole(kind, { name })

test.each([
  ['link', 'Ravi'],
  ['link', 'View Meera'],
  ['button', 'Open Asha'],
] as const)('Back returns the focus to the %s %s that opened the page, once the list is there', async (kind, name) => {
  const { back } = await opened(kind, name)
  await back()
  await screen.findByRole('heading', { name: 'People' })
  const row = await opener(kind, name)
  await waitFor(() => expect(document.activeElement).toBe(row))
})

test('Back returns the focus to what opened the dialog whose link led to the page', async () => {
  const { user, back } = await opened('button', 'Preview Meera', async ({ click }) => {
    await click(await screen.findByRole('link', { name: 'See full details' }))
  })
  await user.keyboard('{Shift}')
  await back()
  await screen.findByRole('heading', { name: 'People' })
  const row = await opener('button', 'Preview Meera')
  await waitFor(() => expect(document.activeElement).toBe(row))
})

test('a person who acts before the list is there keeps the focus', async () => {
  const { back, user } = await opened('link', 'Ravi')
  await back()
  await here('People')
  await user.keyboard('{Shift}')
  await opener('link', 'Ravi')
  expect(document.activeElement?.id).toBe(contentId)
})

test('a link back to the page that opened this one returns to it, with its filters and the focus', async () => {
  const { address, user } = await opened('link', 'Ravi')
  await user.click(await opener('link', 'Back to people'))
  const row = await opener('link', 'Ravi')
  await waitFor(() => expect(document.activeElement).toBe(row))
  expect(address()).toBe('/people?page=2')
})

test('a link back to another list goes there', async () => {
  const { address, user } = await opened('link', 'Ravi')
  await user.click(await opener('link', 'Back to Pune'))
  await here('People')
  expect(address()).toBe('/people?city=Pune')
})

test('Back finds what opened the page after a reload too', async () => {
  const main = document.body.appendChild(document.createElement('main'))
  Object.assign(main, { id: contentId, tabIndex: -1, innerHTML: '<a href="/a">Asha</a><a href="/b">Ravi</a>' })
  const memory = memoryWindow(['/people'])
  const loaded = () => createAppHistory(createBrowserHistory(memory.window))
  const history = loaded()
  const leave = rememberOpeners(history)
  main.querySelector<HTMLElement>('a[href="/b"]')?.focus()
  history.push('/b')
  leave()
  const forget = rememberOpeners(loaded())
  main.focus()
  memory.go(-1)
  main.append('the list is there')
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Ravi'))
  forget()
  main.remove()
})
