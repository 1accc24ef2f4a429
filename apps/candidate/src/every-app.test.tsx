import { startApi } from '@pramaan/api/testing'
import type { MemberApp } from '@pramaan/app-kit/testing/member-app.ts'
import { headerCity } from '@pramaan/app-kit/testing/suites/header-city.tsx'
import { keptSession } from '@pramaan/app-kit/testing/suites/kept-session.tsx'
import { landingLink } from '@pramaan/app-kit/testing/suites/landing-link.tsx'
import { shownProfile } from '@pramaan/app-kit/testing/suites/shown-profile.tsx'
import { signInCode } from '@pramaan/app-kit/testing/suites/sign-in-code.tsx'
import { signInNumber } from '@pramaan/app-kit/testing/suites/sign-in-number.tsx'
import { routes } from './routes.tsx'
import { texts } from './texts/en.ts'

const api = await startApi()
const app: MemberApp = {
  app: { map: routes, catalogue: texts },
  as: 'Candidate',
  start: '/welcome',
  open: '/chat-bot',
}

for (const suite of [signInNumber, signInCode, keptSession, landingLink, shownProfile]) suite(api, app)
headerCity(api, app, '/placement-drives')
