import { startApi } from '@pramaan/api/testing'
import { FocusKeeper } from '@pramaan/ui/focus-keeper'
import { contentId, MainContent, ResultsRegion } from '@pramaan/ui/skip-link'
import { screen, waitFor } from '@testing-library/react'
import { type ReactNode, useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { AccountMenu } from '../header/account-menu.tsx'
import { bareApp } from '../testing/bare-app.tsx'
import { showApp, showAppAs, showPart } from '../testing/render-app.tsx'
import { shellTexts } from '../texts/en.ts'
import { RouterLink } from './router-link.tsx'

const api = await startApi()

/** A list of buttons that disappear when pressed, one that stays, and a link to another screen. */
function List() {
  const [left, setLeft] = useState(['one', 'two', 'three'])
  return (
    <main id={contentId} tabIndex={-1}>
      {left.map((name) => (
        <button key={name} type="button" onClick={() => setLeft(left.filter((other) => other !== name))}>
          {name}
        </button>
      ))}
      <button type="button">last</button>
      <RouterLink href="/other">other</RouterLink>
    </main>
  )
}

function Other() {
  return (
    <main id={contentId} tabIndex={-1}>
      <h1>Other</h1>
      <RouterLink href="/">back</RouterLink>
    </main>
  )
}

const map = bareApp('employer', {
  '/': { screen: async () => List, for: 'anyone', title: 'app.name' },
  '/other': { screen: async () => Other, for: 'anyone', title: 'app.name' },
})

/** Whether the person has interacted with this page yet, as a browser reports it. */
function pressed(hasBeenActive: boolean) {
  Object.defineProperty(navigator, 'userActivation', { value: { hasBeenActive }, configurable: true })
}

afterEach(() => Reflect.deleteProperty(navigator, 'userActivation'))

const focused = () => document.activeElement?.textContent
const button = (name: string) => screen.findByRole('button', { name })

test('a new screen gets the focus after a move, but not on a page without interaction', async () => {
  pressed(false)
  const { user } = await showApp(api, { map, catalogue: shellTexts })
  await button('one')
  expect(document.activeElement).toBe(document.body)
  pressed(true)
  await user.click(screen.getByRole('link', { name: 'other' }))
  await screen.findByRole('heading', { name: 'Other' })
  await waitFor(() => expect(document.activeElement?.id).toBe(contentId))
  await user.tab()
  expect(focused()).toBe('back')
})

test('a removed element passes the focus to its neighbour', async () => {
  // The focus handling starts after the first paint.
  await import('@pramaan/ui/focus-keeper')
  const { user, drawn } = await showApp(api, { map, catalogue: shellTexts })
  await button('two')
  await drawn()
  await user.click(await button('two'))
  await waitFor(() => expect(focused()).toBe('three'))
  await user.keyboard('{Enter}')
  await waitFor(() => expect(focused()).toBe('last'))
})

/** A header that stays, over screens that change. */
function Shell({ children }: { children: ReactNode }) {
  return (
    <>
      <header>
        <AccountMenu />
        <input aria-label="Find" />
        <RouterLink href="/other">other</RouterLink>
      </header>
      {children}
    </>
  )
}

/** A candidate who has opened `/other`, whose screen comes when `arrive` is called. */
async function waitingForOther() {
  const { promise, resolve } = Promise.withResolvers<void>()
  const here = { for: ['Candidate'], title: 'app.name' } as const
  const slow = {
    ...bareApp('candidate', {
      '/': { ...here, screen: async () => () => <main>Home</main> },
      '/other': { ...here, screen: () => promise.then(() => Other) },
      '/settings': { ...here, screen: () => promise.then(() => Other) },
    }),
    shell: async () => Shell,
  }
  const { phone } = await api.aCandidate({}, { fullName: 'Asha Demo' })
  pressed(true)
  const shown = await showAppAs(api, phone ?? '', 'Candidate', { map: slow, catalogue: shellTexts })
  await screen.findByText('Home')
  const arrive = async () => {
    resolve()
    await screen.findByRole('heading', { name: 'Other' })
    await shown.drawn()
    // The focus is moved after overlays have returned theirs.
    await new Promise((done) => setTimeout(done, 20))
  }
  const go = () => shown.user.click(screen.getByRole('link', { name: 'other' }))
  return { ...shown, go, arrive, account: await button('Account of Asha Demo') }
}

test('a menu that is opened before a late screen arrives stays open and keeps the focus', async () => {
  const { user, go, arrive, account } = await waitingForOther()
  await go()
  await user.click(account)
  await screen.findByRole('menuitem', { name: 'Logout' })
  await arrive()
  expect(screen.getByRole('menu').contains(document.activeElement)).toBe(true)
})

test('a field that is typed in before a late screen arrives keeps the focus', async () => {
  const { user, go, arrive } = await waitingForOther()
  await go()
  const field = screen.getByRole('textbox', { name: 'Find' })
  await user.type(field, 'Pu')
  await arrive()
  await user.keyboard('ne')
  expect(field).toHaveProperty('value', 'Pune')
})

test('a late screen gets the focus from the link in the header that led to it', async () => {
  const { go, arrive } = await waitingForOther()
  await go()
  await arrive()
  expect(document.activeElement?.id).toBe(contentId)
})

test('a late screen gets the focus from the button of the menu whose link led to it', async () => {
  const { user, arrive, account } = await waitingForOther()
  await user.click(account)
  await user.click(await screen.findByRole('menuitem', { name: 'Settings' }))
  await waitFor(() => expect(document.activeElement).toBe(account))
  await arrive()
  expect(document.activeElement?.id).toBe(contentId)
})

test('a screen gets the focus from a link of the one before, and not the link past its filters', async () => {
  // The focus handling starts after the first paint.
  await import('@pramaan/ui/focus-keeper')
  pressed(true)
  const Screen = ({ to, name }: { to: string; name: string }) => (
    <div>
      <RouterLink href={to}>{name}</RouterLink>
      <ResultsRegion>
        <button type="button">row</button>
      </ResultsRegion>
    </div>
  )
  const open = { for: ['Candidate'], title: 'app.name' } as const
  const framed = {
    ...bareApp('candidate', {
      '/': { ...open, screen: async () => () => <Screen to="/other" name="other" /> },
      '/other': { ...open, screen: async () => () => <Screen to="/" name="back" /> },
    }),
    shell: async () => (props: { children: ReactNode }) => <MainContent className="">{props.children}</MainContent>,
  }
  const { phone } = await api.aCandidate()
  const { user, drawn } = await showAppAs(api, phone ?? '', 'Candidate', { map: framed, catalogue: shellTexts })
  const link = await screen.findByRole('link', { name: 'other' })
  await drawn()
  await user.click(link)
  await screen.findByRole('link', { name: 'back' })
  await waitFor(() => expect(document.activeElement?.id).toBe(contentId))
})

test('a new screen in the frame of the old one has the focus itself, not its first field', async () => {
  showPart(
    <>
      <FocusKeeper />
      <main id={contentId} tabIndex={-1}>
        <div id="frame" />
      </main>
    </>,
  )
  const frame = document.getElementById('frame') as HTMLElement
  frame.innerHTML = '<section><button>Next candidate</button></section>'
  frame.querySelector('button')?.focus()
  history.pushState(null, '', '/candidates')
  frame.innerHTML = '<section><input /></section>'
  await waitFor(() => expect(document.activeElement).not.toBe(document.body))
  expect(document.activeElement?.id).toBe(contentId)
  history.replaceState(null, '', '/')
})
