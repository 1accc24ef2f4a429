import { startApi } from '@pramaan/api/testing'
import type { MemberApp } from '@pramaan/app-shell/testing/member-app.ts'
import { headerCity } from '@pramaan/app-shell/testing/suites/header-city.tsx'
import { signInCode } from '@pramaan/app-shell/testing/suites/sign-in-code.tsx'
import { signInNumber } from '@pramaan/app-shell/testing/suites/sign-in-number.tsx'
import { signedInSession } from '@pramaan/app-shell/testing/suites/signed-in-session.tsx'
import { shownProfile } from '@pramaan/features/testing/suites/shown-profile.tsx'
import { app as shown } from './testing/show-to-staff.ts'

const api = await startApi()
const app: MemberApp = { app: shown, as: 'Staff', start: '/', open: '/invitation' }

for (const suite of [signInNumber, signInCode, signedInSession, shownProfile]) suite(api, app)
headerCity(api, app, '/placementDriveApplicantsList')
