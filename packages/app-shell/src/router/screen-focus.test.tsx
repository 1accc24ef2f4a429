import { startApi } from '@pramaan/api/testing'
import { contentId } from '@pramaan/ui/skip-link'
import { screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { bareApp } from '../testing/bare-app.tsx'
import { showApp } from '../testing/render-app.tsx'
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
