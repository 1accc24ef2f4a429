import type { NamedThing } from './names.queries.ts'

/** What each table of a person's data is called for people, in the order of reading. Tables that are not here come last. */
export const tableTitles: Readonly<Record<string, string>> = {
  accounts: 'Your account',
  candidates: 'Your profile',
  employers: 'Your company',
  educations: 'Education',
  experiences: 'Experience',
  skill_history: 'Your skills over time',
  files: 'Your files',
  hr_comments: 'What our HR team noted',
  vsp_applications: 'Verification',
  job_applications: 'Applications to jobs',
  drive_applications: 'Requests to placement drives',
  application_moves: 'How your applications went on',
  course_applications: 'Applications to courses',
  course_enrolments: 'Courses you take part in',
  candidate_notes: 'Notes of our staff',
  profile_views: 'Who opened your profile',
  shortlists: 'Shortlists',
  shortlist_moves: 'How shortlists changed',
  search_appearances: 'How often you showed up in searches',
  conversations: 'Conversations',
  conversation_messages: 'Messages in conversations',
  notifications: 'Notifications',
  notification_preferences: 'How you want to be told',
  outbox: 'Messages that we sent to you',
  orders: 'Orders',
  payments: 'Payments',
  refunds: 'Refunds',
  receipts: 'Receipts',
  consents: 'Your consents',
  sessions: 'When you signed in',
  audit_log: 'What was done with your account, and who looked',
  erasure_requests: 'Requests for erasure',
  jobs: 'Your jobs',
  placement_drives: 'Your placement drives',
  search_logs: 'Your searches',
  saved_searches: 'Your saved searches',
}

/** Columns whose number or list of numbers stands for something with a name. */
export const namedColumns: Readonly<Record<string, NamedThing>> = {
  ...{ employerId: 'account', viewerId: 'account', movedBy: 'account', actorId: 'account', byId: 'account' },
  ...{ reviewedBy: 'account', createdBy: 'account', candidateId: 'account', personId: 'account', aboutId: 'account' },
  ...{ jobId: 'job', driveId: 'drive', courseId: 'course', courseIds: 'course' },
  ...{ domainId: 'domain', currentDomainId: 'domain', jobRoleIds: 'role' },
  ...{ cv: 'file', image: 'file', certificates: 'file', companyLogo: 'file' },
}

/** Columns that hold money in paise. */
export const moneyColumns: readonly string[] = [
  ...['price', 'amount', 'gst', 'incomeCtc', 'expectedCtc', 'ctc', 'ctcFrom', 'ctcTo', 'averagePackage'],
]

/** Columns that mean something to the server alone. */
export function isTechnical(column: string) {
  return /^(id|roleId|registrationStep|once|params|ownerId|subjectId|accountId|collegeId|key)$|(Hash|Key|Hmac)$/.test(
    column,
  )
}
