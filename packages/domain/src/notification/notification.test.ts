import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  type Channel,
  defaultPreferences,
  deviceAddress,
  deviceOfAddress,
  notificationKindNames,
  rowOfKind,
  topics,
  topicsOf,
  waysFor,
  whyNotPrefer,
  withPush,
} from './notification.ts'

const reachable = { phone: '+919000000001', email: 'me@example.com', devices: [7] }

test('a person without preferences gets everything by WhatsApp and e-mail', () => {
  const { language, channels } = defaultPreferences(undefined)
  expect(language).toBe('en')
  for (const topic of topics) expect(channels[topic]).toEqual(['whatsapp', 'email'])
})

test('onboarding’s choice: optional updates as requested, personal ones always, on the channels ticked', () => {
  const settings = { whatsapp: false, sms: true, email: false }
  const { channels } = defaultPreferences({ preferences: ['jobs'], settings })
  expect(channels).toMatchObject({ jobs: ['sms'], courses: [], messages: [], payments: ['sms'], applications: ['sms'] })
})

test('a person who ticked no channel still gets messages about their own matters', () => {
  expect(defaultPreferences({ preferences: [], settings: {} }).channels.payments).toEqual(['whatsapp', 'email'])
})

test('receipts need a channel', () => {
  const { channels } = defaultPreferences(undefined)
  expect(whyNotPrefer(channels)).toBeUndefined()
  expect(whyNotPrefer({ ...channels, payments: [] })).toBe('receipts-need-a-channel')
  expect(whyNotPrefer({ ...channels, payments: ['push'] })).toBe('receipts-need-a-channel')
})

test('a kind goes out exactly on the channels of its topic for which there is an address', () => {
  const channels = fc.subarray<Channel>(['whatsapp', 'email', 'sms', 'push'])
  const record = fc.record(Object.fromEntries(topics.map((topic) => [topic, channels])) as Record<never, never>)
  fc.assert(
    fc.property(record, fc.constantFrom(...notificationKindNames), fc.boolean(), (chosen, kind, hasEmail) => {
      const preferences = {
        language: 'en' as const,
        channels: chosen as ReturnType<typeof defaultPreferences>['channels'],
      }
      const ways = waysFor(kind, preferences, { ...reachable, email: hasEmail ? reachable.email : null })
      const { topic, centreOnly } = rowOfKind(kind)
      const expected = centreOnly
        ? []
        : preferences.channels[topic].filter((channel) => channel !== 'email' || hasEmail)
      expect(ways.map(({ channel }) => channel)).toEqual(expected)
      const address = { whatsapp: reachable.phone, sms: reachable.phone, email: reachable.email, push: 'device 7' }
      for (const { channel, to } of ways) expect(to).toBe(address[channel])
    }),
  )
})

test('each role chooses among the topics that concern it', () => {
  expect(topicsOf('Candidate')).toEqual(topics)
  expect(topicsOf('Employer')).toContain('payments')
  expect(topicsOf('hr')).toEqual(['messages'])
})

test('turning push on adds it wherever something is sent, and never again once it was chosen', () => {
  const { channels } = defaultPreferences({ preferences: ['jobs'], settings: { email: true } })
  const pushed = withPush(channels)
  expect(pushed.jobs).toEqual(['email', 'push'])
  expect(pushed.courses).toEqual([])
  const chosen = { ...channels, jobs: ['push'] } as typeof channels
  expect(withPush(chosen)).toBe(chosen)
})

test('a device is a recipient by its number, and nothing else is a device', () => {
  expect(deviceOfAddress(deviceAddress(7))).toBe(7)
  for (const to of ['9812345678', 'a@example.com', 'device x', 'device ']) expect(deviceOfAddress(to)).toBeUndefined()
})
