import type { Translation } from '@pramaan/app-shell/texts/languages.ts'
import { hi as kit } from '@pramaan/features/texts/hi.ts'
import { applications } from './applications/hi.ts'
import { courses } from './courses/hi.ts'
import { dashboard } from './dashboard/hi.ts'
import { drives } from './drives/hi.ts'
import { files } from './files/hi.ts'
import { gettingStarted } from './getting-started/hi.ts'
import { help } from './help/hi.ts'
import { interest } from './interest/hi.ts'
import { jobs } from './jobs/hi.ts'
import { payLink } from './pay-link/hi.ts'
import { profile } from './profile/hi.ts'
import { publicPage } from './public-page/hi.ts'
import { registration } from './registration/hi.ts'
import { vsp } from './vsp/hi.ts'
import { app } from './welcome/hi.ts'

/** The candidate app's texts in Hindi. */
export const hi: Translation = {
  texts: {
    ...kit.texts,
    ...app,
    ...applications,
    ...courses,
    ...dashboard,
    ...drives,
    ...files,
    ...help,
    ...interest,
    ...jobs,
    ...payLink,
    ...gettingStarted,
    ...profile,
    ...publicPage,
    ...registration,
    ...vsp,
  },
  labels: kit.labels,
}
