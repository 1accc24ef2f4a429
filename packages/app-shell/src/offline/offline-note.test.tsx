import { startApi } from '@pramaan/api/testing'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { bareApp } from '../testing/bare-app.tsx'
import { showApp } from '../testing/render-app.tsx'
import { shellTexts } from '../texts/en.ts'

const api = await startApi()
const map = bareApp('employer', {
  '/': { screen: async () => () => <h1>Start</h1>, for: 'anyone', title: 'app.name' },
})

test('every screen shows that it is offline for as long as it is', async () => {
  await showApp(api, { map, catalogue: shellTexts })
  await screen.findByRole('heading', { name: 'Start' })
  expect(screen.queryByText(/You are offline/)).toBeNull()
  fireEvent.offline(window)
  expect((await screen.findByRole('alert')).textContent).toContain('You are offline. Waiting for the network.')
  fireEvent.online(window)
  await waitFor(() => expect(screen.queryByText(/You are offline/)).toBeNull())
})
