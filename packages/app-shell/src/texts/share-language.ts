import type { Platform } from '../platform/platform.tsx'

/**
 * Matches the browser's language with the account's after sign-in: a language chosen in this browser is saved with the
 * account, and a browser without a choice takes the account's. A failure does not block the person.
 */
export async function shareLanguage({ languages, session: { api } }: Pick<Platform, 'languages' | 'session'>) {
  const chosen = languages.chosen()
  try {
    if (chosen) await api.notifications.savePreferences({ body: { language: chosen, channels: {} } })
    else await languages.choose((await api.notifications.preferences()).data.language)
  } catch {
    // The next choice or sign-in tries again.
  }
}
