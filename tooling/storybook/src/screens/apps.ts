import type { AppRoutes } from '@pramaan/app-shell/router/app-routes.ts'
import type { Catalogue } from '@pramaan/app-shell/texts/catalogue.ts'
import type { Translations } from '@pramaan/app-shell/texts/languages.ts'
import type { AppName, Recording } from '../record/screens.ts'

type App = { map: AppRoutes; texts: Catalogue; translations: Translations; recording: Recording }

/** An app's routes and texts, and what was recorded of it. */
export async function loadApp(app: AppName): Promise<App> {
  if (app === 'candidate') return loadCandidate()
  return app === 'employer' ? loadEmployer() : loadStaff()
}

async function loadCandidate(): Promise<App> {
  const [{ routes }, { texts }, { translations }, recording] = await Promise.all([
    import('../../../../apps/candidate/src/routes.tsx'),
    import('../../../../apps/candidate/src/texts/en.ts'),
    import('../../../../apps/candidate/src/texts/translations.ts'),
    import('../../recorded/candidate.json'),
  ])
  return { map: routes, texts, translations, recording: recording.default }
}

async function loadEmployer(): Promise<App> {
  const [{ routes }, { texts }, { translations }, recording] = await Promise.all([
    import('../../../../apps/employer/src/routes.tsx'),
    import('../../../../apps/employer/src/texts/en.ts'),
    import('../../../../apps/employer/src/texts/translations.ts'),
    import('../../recorded/employer.json'),
  ])
  return { map: routes, texts, translations, recording: recording.default }
}

async function loadStaff(): Promise<App> {
  const [{ routes }, { texts }, { translations }, recording] = await Promise.all([
    import('../../../../apps/staff/src/routes.tsx'),
    import('../../../../apps/staff/src/texts/en.ts'),
    import('../../../../apps/staff/src/texts/translations.ts'),
    import('../../recorded/staff.json'),
  ])
  return { map: routes, texts, translations, recording: recording.default }
}
