import { accounts } from './account.ts'
import { applications } from './application.ts'
import { audit } from './audit.ts'
import { campaignLinks } from './campaign-link.ts'
import { candidates } from './candidate.ts'
import { chat } from './chat.ts'
import { contacts } from './contact.ts'
import { conversations } from './conversation.ts'
import { coupons } from './coupon.ts'
import { courses } from './course.ts'
import { directory } from './directory.ts'
import { drives } from './drive.ts'
import type { Tree } from './endpoint.ts'
import { files } from './file.ts'
import { guidance } from './guidance.ts'
import { interest } from './interest.ts'
import { jobs } from './job.ts'
import { jobImports } from './job-import.ts'
import { messages, notifications } from './notification.ts'
import { payments } from './payment.ts'
import { pipeline } from './pipeline.ts'
import { privacy } from './privacy.ts'
import { publicProfiles } from './public-profile.ts'
import { reference } from './reference.ts'
import { referenceLists } from './reference-list.ts'
import { registration } from './registration.ts'
import { resume } from './resume.ts'
import { savedSearches } from './saved-search.ts'
import { savedViews } from './saved-view.ts'
import { search } from './search.ts'
import { searchAids } from './search-aids.ts'
import { session } from './session.ts'
import { consentTexts, settings } from './setting.ts'
import { employers, shortlist } from './shortlist.ts'
import { skills } from './skills.ts'
import { platform, staff } from './staff.ts'
import { reports, statistics } from './statistics.ts'
import { store } from './store.ts'
import { verification } from './verification.ts'

/** Every call of the wire, noun by noun: who may do what. */
export const contract = {
  session,
  chat,
  registration,
  reference,
  candidates,
  resume,
  publicProfiles,
  search,
  searchAids,
  savedSearches,
  savedViews,
  contacts,
  directory,
  skills,
  shortlist,
  pipeline,
  employers,
  verification,
  guidance,
  files,
  payments,
  coupons,
  conversations,
  notifications,
  messages,
  privacy,
  jobs,
  drives,
  courses,
  applications,
  interest,
  staff,
  accounts,
  audit,
  settings,
  consentTexts,
  referenceLists,
  store,
  statistics,
  reports,
  campaignLinks,
  jobImports,
  platform,
} as const satisfies Tree

/** The contract's exact type, from which client and handlers are derived. */
export type Contract = typeof contract
