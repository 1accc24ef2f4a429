import { startApi } from '@pramaan/api/testing'
import { bareApp } from '@pramaan/app-shell/testing/bare-app.tsx'
import { showApp } from '@pramaan/app-shell/testing/render-app.tsx'
import { featureTexts } from '@pramaan/features/texts/en.ts'
import { screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { ShareButton } from './share-button.tsx'

const api = await startApi()
const Screen = () => <ShareButton title="Welder" path="/jobs/7-welder-pune" />
const routes = { '/': { screen: async () => Screen, for: 'anyone', title: 'app.name' } } as const
const link = new URL('/jobs/7-welder-pune', window.location.origin).href

afterEach(() => {
  for (const ability of ['share', 'clipboard']) Reflect.deleteProperty(navigator, ability)
})

/** Presses Share in a browser with these abilities; what was written to the clipboard. */
async function pressShare({ share, clipboard = true }: { share?: () => Promise<void>; clipboard?: boolean }) {
  const { user } = await showApp(api, { map: bareApp('candidate', routes), catalogue: featureTexts })
  const writeText = vi.fn(async () => undefined)
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: clipboard ? { writeText } : undefined })
  if (share) Object.defineProperty(navigator, 'share', { configurable: true, value: share })
  await user.click(await screen.findByRole('button', { name: 'Share Welder' }))
  return writeText
}

test('without a share sheet the link is copied', async () => {
  expect(await pressShare({})).toHaveBeenCalledExactlyOnceWith(link)
  expect(await screen.findByText('Link copied')).toBeDefined()
})

test('a share sheet that the person closes copies nothing', async () => {
  const share = vi.fn(() => Promise.reject(new DOMException('Closed', 'AbortError')))
  const writeText = await pressShare({ share })
  expect(share).toHaveBeenCalledOnce()
  expect(writeText).not.toHaveBeenCalled()
})

test('where the share sheet does not open, the link is copied', async () => {
  const writeText = await pressShare({ share: () => Promise.reject(new DOMException('Denied', 'NotAllowedError')) })
  expect(await screen.findByText('Link copied')).toBeDefined()
  expect(writeText).toHaveBeenCalledExactlyOnceWith(link)
})

test('a page without a clipboard, as without HTTPS, shows the link itself, not that of the page', async () => {
  await pressShare({ clipboard: false })
  expect(await screen.findByText(`The link could not be copied. It is: ${link}`)).toBeDefined()
})
