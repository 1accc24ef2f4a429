import type { Translation } from '@pramaan/app-shell/texts/languages.ts'
import { mr as kit } from '@pramaan/features/texts/mr.ts'
import { applications } from './applications/mr.ts'
import { courses } from './courses/mr.ts'
import { dashboard } from './dashboard/mr.ts'
import { drives } from './drives/mr.ts'
import { files } from './files/mr.ts'
import { gettingStarted } from './getting-started/mr.ts'
import { help } from './help/mr.ts'
import { interest } from './interest/mr.ts'
import { jobs } from './jobs/mr.ts'
import { payLink } from './pay-link/mr.ts'
import { profile } from './profile/mr.ts'
import { publicPage } from './public-page/mr.ts'
import { registration } from './registration/mr.ts'
import { vsp } from './vsp/mr.ts'
import { app } from './welcome/mr.ts'

/** The candidate app's texts in Marathi. */
export const mr: Translation = {
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
