import type { Language } from '../language/language.ts'
import { languages, notificationChannels } from '../options/options.ts'
import { type Role, roles } from '../role/role.ts'
import { type Channel, type NotificationKind, rowOfKind, type Topic, topics } from './kinds.ts'

/**
 * A person's notification preferences: the language, and the channels of each topic. The notification centre shows
 * everything.
 */
export type NotificationPreferences = { language: Language; channels: Record<Topic, readonly Channel[]> }

/** The choices made during onboarding: optional updates and channels. */
export type OnboardingChoice = { preferences: readonly string[]; settings: Readonly<Record<string, boolean>> }

/** The topics that concern a role. */
export function topicsOf(role: Role): readonly Topic[] {
  if (role === 'Candidate') return topics
  return roles[role] === roles.Employer ? ['applications', 'payments', 'reminders', 'messages'] : ['messages']
}

const onboardingTopics: readonly Topic[] = ['jobs', 'placement-drives', 'courses', 'profile-views', 'messages']

/**
 * The default preferences: updates about the person's own applications, payments and verification use the channels of
 * the onboarding (WhatsApp and e-mail if none were chosen); other updates are sent only if they were requested.
 */
export function defaultPreferences(chosen: OnboardingChoice | null | undefined): NotificationPreferences {
  const ticked: readonly Channel[] = chosen ? notificationChannels.filter((channel) => chosen.settings[channel]) : []
  const channels: readonly Channel[] = ticked.length ? ticked : ['whatsapp', 'email']
  const isWanted = (topic: Topic) => !chosen || !onboardingTopics.includes(topic) || chosen.preferences.includes(topic)
  const rows = topics.map((topic) => [topic, isWanted(topic) ? channels : []] as const)
  return { language: languages[0], channels: Object.fromEntries(rows) as Record<Topic, readonly Channel[]> }
}

/**
 * Why preferences can't be saved: a receipt must be able to reach the payer (D38), and push notifications don't keep
 * it.
 */
export function whyNotPrefer({ payments }: NotificationPreferences['channels']): 'receipts-need-a-channel' | undefined {
  return payments.every((channel) => channel === 'push') ? 'receipts-need-a-channel' : undefined
}

/**
 * The channels after a person enabled notifications on a device: adds push to each topic that is sent at all, unless
 * they chose channels before.
 */
export function withPush(channels: NotificationPreferences['channels']): NotificationPreferences['channels'] {
  if (Object.values(channels).some((ways) => ways.includes('push'))) return channels
  const added = (ways: readonly Channel[]): readonly Channel[] => (ways.length > 0 ? [...ways, 'push'] : [])
  const rows = topics.map((topic) => [topic, added(channels[topic])] as const)
  return Object.fromEntries(rows) as NotificationPreferences['channels']
}

/** A person's addresses; the e-mail may come from the profile, and `devices` are those with notifications. */
type Reachable = { phone: string | null; email: string | null; devices: readonly number[] }

/** A channel with the person's address there. */
type Way = { channel: Channel; to: string }

/**
 * The channels for a kind of notification: those of its topic, or `chosen` ones for this kind alone, if the person has
 * an address there.
 */
export function waysFor(
  kind: NotificationKind,
  { channels }: NotificationPreferences,
  { phone, email, devices }: Reachable,
  chosen?: readonly Channel[],
): Way[] {
  const { topic, centreOnly } = rowOfKind(kind)
  if (centreOnly) return []
  return (chosen ?? channels[topic]).flatMap((channel): Way[] => {
    if (channel === 'push') return devices.map((id) => ({ channel, to: deviceAddress(id) }))
    const to = channel === 'email' ? email : phone
    return to ? [{ channel, to }] : []
  })
}

/** A device as the recipient of a message. */
export function deviceAddress(id: number): string {
  return `device ${id}`
}

/** The device id of such an address; undefined for other addresses. */
export function deviceOfAddress(to: string): number | undefined {
  return Number(/^device (\d+)$/.exec(to)?.[1]) || undefined
}
