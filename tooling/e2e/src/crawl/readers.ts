import type { Page } from '@playwright/test'
import { routes as candidate } from '../../../../apps/candidate/src/routes.tsx'
import { texts as candidateTexts } from '../../../../apps/candidate/src/texts/en.ts'
import { translations as candidateTranslations } from '../../../../apps/candidate/src/texts/translations.ts'
import { routes as employer } from '../../../../apps/employer/src/routes.tsx'
import { texts as employerTexts } from '../../../../apps/employer/src/texts/en.ts'
import { translations as employerTranslations } from '../../../../apps/employer/src/texts/translations.ts'
import { routes as staff } from '../../../../apps/staff/src/routes.tsx'
import { texts as staffTexts } from '../../../../apps/staff/src/texts/en.ts'
import { translations as staffTranslations } from '../../../../apps/staff/src/texts/translations.ts'
import type { AppRoutes } from '../../../../packages/app-shell/src/router/app-routes.ts'
import type { Catalogue } from '../../../../packages/app-shell/src/texts/catalogue.ts'
import type { Translations } from '../../../../packages/app-shell/src/texts/languages.ts'
import type { Audience } from '../../../../packages/auth/src/guard.ts'
import type { Role } from '../../../../packages/domain/src/role/role.ts'
import { aRegisteringEmployer } from '../steps/employer.ts'
import { arriveAs, openStartPage } from '../steps/people.ts'
import { aRegisteringCandidate, type DoneSteps } from '../steps/registration.ts'

type CrawledApp = { map: AppRoutes; english: Catalogue; translations: Translations }

/** A person whose screens are crawled: in which app, which screens these are, and how they come to them. */
export type Reader = CrawledApp & {
  name: string
  sees: (audience: Audience) => boolean
  arrive: (page: Page) => Promise<unknown>
}

const apps: readonly CrawledApp[] = [
  { map: candidate, english: candidateTexts, translations: candidateTranslations },
  { map: employer, english: employerTexts, translations: employerTranslations },
  { map: staff, english: staffTexts, translations: staffTranslations },
]

const appOf = (name: string) => apps.filter(({ map }) => map.app === name)

const visitors: readonly Reader[] = apps.map((app) => ({
  ...app,
  name: `a visitor of the ${app.map.app} app`,
  sees: (audience) => audience === 'visitor' || audience === 'anyone',
  arrive: (page) => openStartPage(page, app.map.app),
}))

/** A demo person of an app who sees its data. */
function signedIn(app: CrawledApp, role: Role, mobile: string): Reader {
  return {
    ...app,
    name: role === 'Employer' ? 'an Employer' : `a ${role}`.replace(/^a (?=Admin|hr)/, 'an '),
    sees: (audience) => audience === 'anyone' || audience.includes(role),
    arrive: (page) => arriveAs(page, app.map.app, mobile),
  }
}

const registering = (app: CrawledApp, step: string, arrive: Reader['arrive']): Reader => ({
  ...app,
  name: `a newcomer to the ${app.map.app} app at ${step}`,
  sees: (audience) => audience === 'registering',
  arrive,
})

const wizardSteps = ['basic details', 'the experience', 'education and work', 'skills', 'the roles']

/** Everybody whose screens differ: visitors, newcomers in each step, and one person of each role. */
export const readers: readonly Reader[] = [
  ...visitors,
  ...appOf('candidate').flatMap((app) => [
    ...wizardSteps.map((step, done) =>
      registering(app, step, (page) => aRegisteringCandidate(page, done as DoneSteps)),
    ),
    signedIn(app, 'Candidate', '9000000002'),
  ]),
  ...appOf('employer').flatMap((app) => [
    registering(app, 'the company', aRegisteringEmployer),
    signedIn(app, 'Employer', '9000000011'),
  ]),
  ...appOf('staff').flatMap((app) => [
    signedIn(app, 'Admin', '9000000021'),
    signedIn(app, 'hr', '9000000022'),
    signedIn(app, 'Counsellor', '9000000023'),
    signedIn(app, 'C-Partner', '9000000024'),
  ]),
]
