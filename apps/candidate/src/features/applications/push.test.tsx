import { startApi } from '@pramaan/api/testing'
import type { BrowserPush } from '@pramaan/app-shell/notifications/push/browser-push.ts'
import { SettingsScreen } from '@pramaan/app-shell/settings/settings-screen.tsx'
import { bareApp } from '@pramaan/app-shell/testing/bare-app.tsx'
import { showAppAs } from '@pramaan/app-shell/testing/render-app.tsx'
import { shellTexts } from '@pramaan/app-shell/texts/en.ts'
import { pushDevices } from '@pramaan/database/schema'
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { PushOffer } from './push-offer.tsx'

const api = await startApi()
const map = bareApp('candidate', {
  '/': { screen: async () => SettingsScreen, for: ['Candidate'], title: 'app.name' },
  '/offer': { screen: async () => PushOffer, for: ['Candidate'], title: 'app.name' },
})

/** A browser whose person says yes or no when asked. */
function aBrowserPush(says: 'yes' | 'no') {
  const asked: string[] = []
  let on = false
  const device = {
    endpoint: 'https://push.example.com/device',
    keys: { p256dh: 'B'.repeat(87), auth: 'A'.repeat(22) },
  }
  const push: BrowserPush = {
    current: async () => (on ? device : undefined),
    ask: async () => {
      asked.push(says)
      return says === 'yes'
    },
    async turnOn(key) {
      expect(key.length).toBeGreaterThan(80)
      on = true
      return device
    },
    async turnOff() {
      on = false
    },
    isBlocked: () => says === 'no' && asked.length > 0,
  }
  return { push, asked }
}

async function shown(says: 'yes' | 'no', at = '/') {
  const { phone } = await api.aCandidate()
  const { push, asked } = aBrowserPush(says)
  const app = await showAppAs(api, phone ?? '', 'Candidate', { map, catalogue: shellTexts, push, at })
  return { asked, ...app }
}

const theSwitch = () => screen.findByRole('switch', { name: 'Notifications on this device' })

test('nothing is asked before the switch is pressed; then the device is turned on, and off again', async () => {
  const { user, asked } = await shown('yes')
  const first = await theSwitch()
  expect([first.getAttribute('aria-checked'), asked]).toEqual(['false', []])
  await user.click(first)
  await waitFor(async () => expect((await theSwitch()).getAttribute('aria-checked')).toBe('true'))
  await waitFor(async () => expect(await api.db.$count(pushDevices)).toBe(1))
  expect(asked).toEqual(['yes'])
  expect((await screen.findAllByRole('checkbox', { name: 'On my devices', checked: true })).length).toBeGreaterThan(3)
  await user.click(await theSwitch())
  await waitFor(async () => expect(await api.db.$count(pushDevices)).toBe(0))
})

test('a person who says no sees how to change that', async () => {
  const { user } = await shown('no')
  await user.click(await theSwitch())
  await screen.findByText(/Your browser blocks notifications from Pramaan/)
  expect(await api.db.$count(pushDevices)).toBe(0)
})

test('a browser without notifications has no switch', async () => {
  const { phone } = await api.aCandidate()
  await showAppAs(api, phone ?? '', 'Candidate', { map, catalogue: shellTexts })
  await screen.findByText('How we reach you')
  expect(screen.queryByRole('switch', { name: 'Notifications on this device' })).toBeNull()
  expect(screen.queryByRole('checkbox', { name: 'On my devices' })).toBeNull()
})

test('the offer asks nothing by itself, and stays closed once it was closed', async () => {
  const { user, asked, storage } = await shown('yes', '/offer')
  await screen.findByText('Hear about your applications on this device')
  expect(asked).toEqual([])
  await user.click(screen.getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(screen.queryByText('Hear about your applications on this device')).toBeNull())
  expect(storage.getItem('pramaan.pushOffer.closed')).toBe('1')
})
