import { startApi } from '@pramaan/api/testing'
import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { bareApp } from '../testing/bare-app.tsx'
import { showApp } from '../testing/render-app.tsx'

const network = vi.hoisted(() => ({ works: false, tried: 0 }))

vi.mock('./after-paint.tsx', () => {
  const AfterPaint = () => <p>Further parts</p>
  return {
    get AfterPaint() {
      network.tried += 1
      if (!network.works) throw new TypeError('Failed to fetch')
      return AfterPaint
    },
  }
})

const api = await startApi()

test('a screen stays when the parts after it can’t be loaded, and they load when the network returns', async () => {
  const routes = { '/': { screen: async () => () => <p>The screen</p>, for: 'anyone', title: 'app.name' } } as const
  const { drawn } = await showApp(api, { map: bareApp('candidate', routes), catalogue: {} })
  await screen.findByText('The screen')
  await expect.poll(() => network.tried).toBeGreaterThan(0)
  await drawn()
  expect(screen.queryByText('The screen')).not.toBeNull()
  expect(screen.queryByText('Further parts')).toBeNull()
  network.works = true
  window.dispatchEvent(new Event('online'))
  expect(await screen.findByText('Further parts')).toBeDefined()
})
