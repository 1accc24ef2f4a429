import type { Translation } from '@pramaan/app-shell/texts/languages.ts'
import { mr as kit } from '@pramaan/features/texts/mr.ts'
import { posting } from '@pramaan/features/texts/posting-mr.ts'
import { audit } from './administration/audit/mr.ts'
import { campaigns } from './administration/campaigns/mr.ts'
import { companies } from './administration/companies/mr.ts'
import { concepts } from './administration/concepts/mr.ts'
import { coupons } from './administration/coupons/mr.ts'
import { erasures } from './administration/erasures/mr.ts'
import { helpQuestions } from './administration/help-questions/mr.ts'
import { invitations } from './administration/invitations/mr.ts'
import { messages } from './administration/messages/mr.ts'
import { people } from './administration/people/mr.ts'
import { reference } from './administration/reference/mr.ts'
import { secondFactor } from './administration/second-factor/mr.ts'
import { settings } from './administration/settings/mr.ts'
import { candidates } from './candidates/candidates/mr.ts'
import { cohort } from './candidates/cohort/mr.ts'
import { guidance } from './candidates/guidance/mr.ts'
import { partner } from './candidates/partner/mr.ts'
import { verification } from './candidates/verification/mr.ts'
import { home } from './home/mr.ts'
import { lists } from './lists/mr.ts'
import { figures } from './money/figures/mr.ts'
import { payments } from './money/payments/mr.ts'
import { refunds } from './money/refunds/mr.ts'
import { store } from './money/store/mr.ts'
import { courses } from './openings/courses/mr.ts'
import { drives } from './openings/drives/mr.ts'
import { jobImport } from './openings/job-import/mr.ts'
import { sentences } from './sentences/mr.ts'
import { shell } from './shell/mr.ts'
import { signIn } from './sign-in/mr.ts'

/** The staff app's texts in Marathi. */
export const mr: Translation = {
  texts: {
    ...kit.texts,
    ...posting,
    ...audit,
    ...campaigns,
    ...concepts,
    ...coupons,
    ...erasures,
    ...companies,
    ...helpQuestions,
    ...invitations,
    ...messages,
    ...people,
    ...reference,
    ...secondFactor,
    ...settings,
    ...candidates,
    ...cohort,
    ...guidance,
    ...partner,
    ...verification,
    ...home,
    ...lists,
    ...figures,
    ...payments,
    ...refunds,
    ...store,
    ...courses,
    ...drives,
    ...jobImport,
    ...sentences,
    ...shell,
    ...signIn,
  },
  labels: kit.labels,
}
