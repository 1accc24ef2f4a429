import { defaultPreferences, type NotificationPreferences, type OnboardingChoice } from '@pramaan/domain/notification'

type Saved = { language: string | null; channels: unknown; onboarding: unknown }

/** Channels by topic without duplicates. */
export function listedOnce<Way extends string>(channels: Readonly<Partial<Record<string, readonly Way[]>>>) {
  return Object.fromEntries(Object.entries(channels).map(([topic, ways]) => [topic, [...new Set(ways)]]))
}

/** A person's preferences: their own choice, or else the defaults from the onboarding. */
export function preferencesOf({ language, channels, onboarding }: Saved): NotificationPreferences {
  const usual = defaultPreferences(onboarding as OnboardingChoice | null)
  if (!language || !channels) return usual
  const chosen = channels as Partial<NotificationPreferences['channels']>
  return { language: language as NotificationPreferences['language'], channels: { ...usual.channels, ...chosen } }
}
