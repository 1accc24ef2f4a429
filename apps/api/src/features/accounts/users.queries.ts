import { isCompleteProfile } from '@pramaan/database/conditions/complete-profile'
import {
  accounts,
  candidateSearch,
  courseApplications,
  driveApplications,
  jobApplications,
} from '@pramaan/database/schema'
import { isRegistered, registrationSteps } from '@pramaan/domain/registration'
import { roles } from '@pramaan/domain/role'
import type { UserPart } from '@pramaan/domain/statistics'
import { and, gte, inArray, isNull, type SQL, sql } from 'drizzle-orm'

/** Users: candidates and employers, including suspended ones, without staff and erased people. */
export const isUser = and(inArray(accounts.roleId, [roles.Candidate, roles.Employer]), isNull(accounts.erasedAt))

const registered = registrationSteps.filter(isRegistered)

/**
 * These users include everyone who applied, because only candidates apply and an erasure deletes their applications.
 */
function applied(to: typeof courseApplications | typeof driveApplications | typeof jobApplications): SQL {
  return sql`exists (select from ${to} where ${to.candidateId} = ${accounts.id})`
}

/** The condition of each part of the users; the statistics and the list of accounts use the same one. */
export const isOfPart: Record<UserPart, SQL> = {
  registered: inArray(accounts.registrationStep, registered),
  'signed-in': gte(accounts.loginCount, 1),
  'signed-in-again': gte(accounts.loginCount, 2),
  complete: sql`exists (select from ${candidateSearch} where ${candidateSearch.candidateId} = ${accounts.id}
    and ${isCompleteProfile})`,
  'applied-to-course': applied(courseApplications),
  'applied-to-job': applied(jobApplications),
  'applied-to-drive': applied(driveApplications),
}
