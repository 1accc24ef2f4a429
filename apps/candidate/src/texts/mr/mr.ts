import type { Translation } from '@pramaan/app-shell/texts/languages.ts'
import { mr as kit } from '@pramaan/features/texts/mr.ts'
import { app } from './app.ts'
import { applications } from './applications.ts'
import { courses } from './courses.ts'
import { dashboard } from './dashboard.ts'
import { drives } from './drives.ts'
import { files } from './files.ts'
import { interest } from './interest.ts'
import { jobs } from './jobs.ts'
import { payLink } from './pay-link.ts'
import { places } from './places.ts'
import { profile } from './profile.ts'
import { publicPage } from './public-page.ts'
import { registration } from './registration.ts'
import { vsp } from './vsp.ts'

/** What the candidate app says, in Marathi. */
export const mr: Translation = {
  texts: {
    ...kit.texts,
    ...app,
    ...applications,
    ...courses,
    ...dashboard,
    ...drives,
    ...files,
    ...interest,
    ...jobs,
    ...payLink,
    ...places,
    ...profile,
    ...publicPage,
    ...registration,
    ...vsp,
  },
  labels: kit.labels,
}
