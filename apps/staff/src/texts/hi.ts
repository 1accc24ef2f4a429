import type { Translation } from '@pramaan/app-shell/texts/languages.ts'
import { hi as kit } from '@pramaan/features/texts/hi.ts'
import { posting } from '@pramaan/features/texts/posting-hi.ts'
import { audit } from './administration/audit/hi.ts'
import { campaigns } from './administration/campaigns/hi.ts'
import { companies } from './administration/companies/hi.ts'
import { concepts } from './administration/concepts/hi.ts'
import { coupons } from './administration/coupons/hi.ts'
import { erasures } from './administration/erasures/hi.ts'
import { helpQuestions } from './administration/help-questions/hi.ts'
import { invitations } from './administration/invitations/hi.ts'
import { messages } from './administration/messages/hi.ts'
import { people } from './administration/people/hi.ts'
import { reference } from './administration/reference/hi.ts'
import { secondFactor } from './administration/second-factor/hi.ts'
import { settings } from './administration/settings/hi.ts'
import { candidates } from './candidates/candidates/hi.ts'
import { cohort } from './candidates/cohort/hi.ts'
import { guidance } from './candidates/guidance/hi.ts'
import { partner } from './candidates/partner/hi.ts'
import { verification } from './candidates/verification/hi.ts'
import { home } from './home/hi.ts'
import { lists } from './lists/hi.ts'
import { figures } from './money/figures/hi.ts'
import { payments } from './money/payments/hi.ts'
import { refunds } from './money/refunds/hi.ts'
import { store } from './money/store/hi.ts'
import { courses } from './openings/courses/hi.ts'
import { drives } from './openings/drives/hi.ts'
import { jobImport } from './openings/job-import/hi.ts'
import { sentences } from './sentences/hi.ts'
import { shell } from './shell/hi.ts'
import { signIn } from './sign-in/hi.ts'

/** The staff app's texts in Hindi. */
export const hi: Translation = {
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
