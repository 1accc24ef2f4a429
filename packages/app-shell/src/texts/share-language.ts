import type { Platform } from '../platform/platform.tsx'

/**
 * Brings the browser's language and the account's together once a person has signed in: what was chosen in this browser
 * is saved with the account, and a browser in which nobody chose takes the account's. Failing is no reason to hold them up.
 */
export async function shareLanguage({ languages, session: { api } }: Pick<Platform, 'languages' | 'session'>) {
  const chosen = languages.chosen()
  try {
    if (chosen) await api.notifications.prefer({ body: { language: chosen, channels: {} } })
    else await languages.choose((await api.notifications.preferences()).data.language)
  } catch {
    // The next choice or sign-in brings them together.
  }
}
