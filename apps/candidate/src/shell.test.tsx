import { startApi } from '@pramaan/api/testing'
import { showAppAs } from '@pramaan/app-shell/testing/render-app.tsx'
import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { routes } from './routes.tsx'
import { texts } from './texts/en.ts'

const tried = vi.hoisted(() => vi.fn())

vi.mock('./features/profile/waiting/edit-sender.tsx', () => ({
  get EditSender() {
    tried()
    throw new TypeError('Failed to fetch')
  },
}))

const api = await startApi()

test('a screen stays when the code that sends what waits can’t be loaded', async () => {
  const { phone } = await api.aCandidate()
  const { drawn } = await showAppAs(api, String(phone), 'Candidate', { map: routes, catalogue: texts, at: '/help' })
  await expect.poll(() => tried).toHaveBeenCalled()
  await screen.findByRole('heading', { level: 1, name: 'Help' })
  await drawn()
  expect(screen.queryByRole('heading', { level: 1, name: 'Help' })).not.toBeNull()
})
