import { startApi } from '@pramaan/api/testing'
import { screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { bareApp } from '../../testing/bare-app.tsx'
import { showApp } from '../../testing/render-app.tsx'
import { shellTexts } from '../../texts/en.ts'
import { latePart, OpenedLate } from './late-part.tsx'

const api = await startApi()
afterEach(() => vi.unstubAllGlobals())

/** An app with a screen that opens a form, and a network that can be cut. */
async function anApp() {
  const network = { up: false }
  const Form = latePart(() =>
    network.up ? Promise.resolve(() => <p>The form</p>) : Promise.reject(new TypeError('Failed to fetch')),
  )
  function Screen() {
    const [open, setOpen] = useState(false)
    return (
      <>
        <h1>The profile</h1>
        <button type="button" onClick={() => setOpen(true)}>
          Edit
        </button>
        {open && (
          <OpenedLate onClose={() => setOpen(false)}>
            <Form />
          </OpenedLate>
        )}
      </>
    )
  }
  vi.stubGlobal('fetch', async () => {
    if (!network.up) throw new TypeError('Failed to fetch')
    return new Response()
  })
  const map = bareApp('candidate', { '/': { screen: async () => Screen, for: 'anyone', title: 'app.name' } })
  const shown = await showApp(api, { map, catalogue: shellTexts })
  await screen.findByRole('heading', { name: 'The profile' })
  return { ...shown, network }
}

test('what can’t be loaded says so over the screen, which stays, and opens once the network is back', async () => {
  const { user, network } = await anApp()
  await user.click(screen.getByRole('button', { name: 'Edit' }))
  expect((await screen.findByRole('alert')).textContent).toContain('This needs the network')
  expect(screen.getByRole('heading', { name: 'The profile' })).toBeDefined()
  network.up = true
  await waitFor(() => expect(screen.getByText('The form')).toBeDefined())
  expect(screen.queryByRole('alert')).toBeNull()
})

test('its note closes, and a later press opens it', async () => {
  const { user, network } = await anApp()
  await user.click(screen.getByRole('button', { name: 'Edit' }))
  await screen.findByRole('alert')
  await user.click(screen.getByRole('button', { name: 'Close' }))
  expect(screen.queryByRole('alert')).toBeNull()
  network.up = true
  await user.click(screen.getByRole('button', { name: 'Edit' }))
  await waitFor(() => expect(screen.getByText('The form')).toBeDefined())
})
