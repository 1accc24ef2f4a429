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
 * The default preferences: updates about the person's own applications, payments and verification go out on the
 * channels of onboarding (WhatsApp and e-mail if none were chosen), other updates only where they were requested.
 */
export function defaultPreferences(chosen: OnboardingChoice | null | undefined): NotificationPreferences {
  const ticked: readonly Channel[] = chosen ? notificationChannels.filter((channel) => chosen.settings[channel]) : []
  const channels: readonly Channel[] = ticked.length ? ticked : ['whatsapp', 'email']
  const isWanted = (topic: Topic) => !chosen || !onboardingTopics.includes(topic) || chosen.preferences.includes(topic)
  const rows = topics.map((topic) => [topic, isWanted(topic) ? channels : []] as const)
  return { language: languages[0], channels: Object.fromEntries(rows) as Record<Topic, readonly Channel[]> }
}

/** Why preferences can't be saved: a receipt must be able to reach the payer (D38), and no device keeps one. */
export function whyNotPrefer({ payments }: NotificationPreferences['channels']): 'receipts-need-a-channel' | undefined {
  return payments.every((channel) => channel === 'push') ? 'receipts-need-a-channel' : undefined
}

/**
 * The channels of each topic once a person has turned notifications on on a device: wherever something is sent, unless
 * they have chosen before.
 */
export function withPush(channels: NotificationPreferences['channels']): NotificationPreferences['channels'] {
  if (Object.values(channels).some((ways) => ways.includes('push'))) return channels
  const added = (ways: readonly Channel[]): readonly Channel[] => (ways.length > 0 ? [...ways, 'push'] : [])
  const rows = topics.map((topic) => [topic, added(channels[topic])] as const)
  return Object.fromEntries(rows) as NotificationPreferences['channels']
}

/** Where a person can be reached; the e-mail may be the profile's, `devices` are those with notifications. */
type Reachable = { phone: string | null; email: string | null; devices: readonly number[] }

/** A way to a person: the channel and the address there. */
type Way = { channel: Channel; to: string }

/** The channels of a kind: those of its topic, or those `chosen` for this one alone, for which there is an address. */
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

/** The device that such a recipient is; undefined for another. */
export function deviceOfAddress(to: string): number | undefined {
  return Number(/^device (\d+)$/.exec(to)?.[1]) || undefined
}
