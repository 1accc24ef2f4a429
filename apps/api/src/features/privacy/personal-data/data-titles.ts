import type { NamedSubject } from './names.queries.ts'

/** Columns whose numbers refer to something with a name. */
export const namedColumns: Readonly<Record<string, NamedSubject>> = {
  employerId: 'account',
  viewerId: 'account',
  movedBy: 'account',
  actorId: 'account',
  byId: 'account',
  reviewedBy: 'account',
  createdBy: 'account',
  candidateId: 'account',
  personId: 'account',
  aboutId: 'account',
  requestedBy: 'account',
  assignedTo: 'account',
  takenBackBy: 'account',
  jobId: 'job',
  driveId: 'drive',
  courseId: 'course',
  courseIds: 'course',
  domainId: 'domain',
  currentDomainId: 'domain',
  jobRoleIds: 'role',
  cv: 'file',
  image: 'file',
  certificates: 'file',
  companyLogo: 'file',
}

/** Columns that hold money in paise. */
export const moneyColumns: readonly string[] = [
  ...['price', 'amount', 'gst', 'incomeCtc', 'expectedCtc', 'ctc', 'ctcFrom', 'ctcTo', 'averagePackage'],
]

/** Columns that only the server needs. */
export function isTechnical(column: string) {
  return /^(id|roleId|registrationStep|once|params|ownerId|subjectId|boughtBefore|accountId|collegeId|key)$|(Hash|Key|Hmac)$/.test(
    column,
  )
}
