import { startApi } from '@pramaan/api/testing'
import type { MemberApp } from '@pramaan/app-shell/testing/member-app.ts'
import { headerCity } from '@pramaan/app-shell/testing/suites/header-city.tsx'
import { landingLink } from '@pramaan/app-shell/testing/suites/landing-link.tsx'
import { signInCode } from '@pramaan/app-shell/testing/suites/sign-in-code.tsx'
import { signInNumber } from '@pramaan/app-shell/testing/suites/sign-in-number.tsx'
import { signedInSession } from '@pramaan/app-shell/testing/suites/signed-in-session.tsx'
import { shownProfile } from '@pramaan/features/testing/suites/shown-profile.tsx'
import { routes } from './routes.tsx'
import { texts } from './texts/en.ts'

const api = await startApi()
const app: MemberApp = {
  app: { map: routes, catalogue: texts },
  as: 'Candidate',
  start: '/welcome',
  open: '/chat-bot',
}

for (const suite of [signInNumber, signInCode, signedInSession, landingLink, shownProfile]) suite(api, app)
headerCity(api, app, '/placement-drives')
