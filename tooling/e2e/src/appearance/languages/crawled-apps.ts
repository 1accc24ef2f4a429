import { routes as candidate } from '../../../../../apps/candidate/src/routes.tsx'
import { texts as candidateTexts } from '../../../../../apps/candidate/src/texts/en.ts'
import { translations as candidateTranslations } from '../../../../../apps/candidate/src/texts/translations.ts'
import { routes as employer } from '../../../../../apps/employer/src/routes.tsx'
import { texts as employerTexts } from '../../../../../apps/employer/src/texts/en.ts'
import { translations as employerTranslations } from '../../../../../apps/employer/src/texts/translations.ts'
import type { AppRoutes } from '../../../../../packages/app-shell/src/router/app-routes.ts'
import type { Catalogue } from '../../../../../packages/app-shell/src/texts/catalogue.ts'
import type { Translations } from '../../../../../packages/app-shell/src/texts/languages.ts'

/** An app that is crawled: its routes and texts, and a demo person who sees its data. */
type CrawledApp = { map: AppRoutes; english: Catalogue; translations: Translations; mobile: string }

/** The apps that have other languages than English. */
export const crawledApps: readonly CrawledApp[] = [
  { map: candidate, english: candidateTexts, translations: candidateTranslations, mobile: '9000000002' },
  { map: employer, english: employerTexts, translations: employerTranslations, mobile: '9000000011' },
]
