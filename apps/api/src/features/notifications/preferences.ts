import { defaultPreferences, type NotificationPreferences, type OnboardingChoice } from '@pramaan/domain/notification'

type Saved = { language: string | null; channels: unknown; onboarding: unknown }

/** A person's preferences: their own choice, or what follows from onboarding. */
export function preferencesOf({ language, channels, onboarding }: Saved): NotificationPreferences {
  const usual = defaultPreferences(onboarding as OnboardingChoice | null)
  if (!language || !channels) return usual
  const chosen = channels as Partial<NotificationPreferences['channels']>
  return { language: language as NotificationPreferences['language'], channels: { ...usual.channels, ...chosen } }
}
