import { applications } from './applications/application.ts'
import { candidates } from './candidates/candidate.ts'
import { publicProfiles } from './candidates/public-profile.ts'
import { resume } from './candidates/resume.ts'
import { skills } from './candidates/skills.ts'
import { courses } from './courses/course.ts'
import { guidance } from './courses/guidance.ts'
import { drives } from './drives/drive.ts'
import { companies } from './employers/company.ts'
import { employers } from './employers/employer.ts'
import { pipeline } from './employers/pipeline.ts'
import { shortlist } from './employers/shortlist.ts'
import type { Tree } from './endpoint.ts'
import { files } from './files/file.ts'
import { interest } from './jobs/interest.ts'
import { jobs, publicJobs } from './jobs/job.ts'
import { jobImports } from './jobs/job-import.ts'
import { savedJobs } from './jobs/saved-job.ts'
import { savedJobSearches } from './jobs/saved-job-search.ts'
import { alerts } from './messages/alert.ts'
import { conversations } from './messages/conversation.ts'
import { help } from './messages/help-thread.ts'
import { messages } from './messages/message-log.ts'
import { notifications } from './messages/notification.ts'
import { coupons } from './payments/coupon.ts'
import { payments } from './payments/payment.ts'
import { store } from './payments/store.ts'
import { concepts } from './reference/concept.ts'
import { reference } from './reference/reference.ts'
import { referenceLists } from './reference/reference-list.ts'
import { contacts } from './search/contact.ts'
import { directory } from './search/directory.ts'
import { savedSearches } from './search/saved-search.ts'
import { savedViews } from './search/saved-view.ts'
import { search } from './search/search.ts'
import { searchAids } from './search/search-aids.ts'
import { chat } from './session/chat.ts'
import { privacy } from './session/privacy.ts'
import { registration } from './session/registration.ts'
import { session } from './session/session.ts'
import { accounts } from './staff/account.ts'
import { audit } from './staff/audit.ts'
import { campaignLinks } from './staff/campaign-link.ts'
import { consentTexts } from './staff/consent-text.ts'
import { platform } from './staff/platform.ts'
import { reports } from './staff/reports.ts'
import { settings } from './staff/setting.ts'
import { staff } from './staff/staff.ts'
import { statistics } from './staff/statistics.ts'
import { verification } from './staff/verification.ts'

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
  alerts,
  savedViews,
  contacts,
  directory,
  skills,
  shortlist,
  pipeline,
  employers,
  companies,
  verification,
  guidance,
  files,
  payments,
  coupons,
  conversations,
  help,
  notifications,
  messages,
  privacy,
  jobs,
  publicJobs,
  savedJobs,
  savedJobSearches,
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
  concepts,
  store,
  statistics,
  reports,
  campaignLinks,
  jobImports,
  platform,
} as const satisfies Tree

/** The contract's exact type, from which client and handlers are derived. */
export type Contract = typeof contract
