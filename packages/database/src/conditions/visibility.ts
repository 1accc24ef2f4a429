import { withdrawnStatus } from '@pramaan/domain/job-application'
import { registeredSteps } from '@pramaan/domain/registration'
import { type AnyColumn, and, eq, inArray, isNull, or, type SQL, sql } from 'drizzle-orm'
import {
  accounts,
  conversationMessages,
  conversations,
  driveApplications,
  jobApplications,
  jobs,
  placementDrives,
} from '../schema/index.ts'

type Account = Record<'id' | 'registrationStep' | 'status' | 'hiddenAt' | 'unlistedAt', AnyColumn>
type AccountId = AnyColumn | number | SQL

/** The domain's `isShown` as a condition: registered, active, no consent withdrawn and no erasure pending. */
export function shown(account: Account = accounts): SQL | undefined {
  return and(
    inArray(account.registrationStep, [...registeredSteps]),
    eq(account.status, 'active'),
    isNull(account.hiddenAt),
  )
}

/** The candidates an employer may see: those who may be found, and those who applied or wrote to that employer. */
export function shownToEmployer(employerId: AccountId, account: Account = accounts): SQL | undefined {
  return and(shown(account), or(isNull(account.unlistedAt), hasContacted(employerId, account.id)))
}

/**
 * Whether a person wrote to an employer, or has an application to one of the employer's jobs or drives that they did
 * not withdraw.
 */
export function hasContacted(employerId: AccountId, personId: AccountId): SQL<boolean> {
  const isSent = sql`sent.status <> ${withdrawnStatus}`
  return sql<boolean>`(exists (select 1 from ${jobApplications} as sent join ${jobs} as opening on opening.id = sent.job_id
      where sent.candidate_id = ${personId} and opening.employer_id = ${employerId} and ${isSent})
    or exists (select 1 from ${driveApplications} as sent join ${placementDrives} as opening on opening.id = sent.drive_id
      where sent.candidate_id = ${personId} and (opening.employer_id = ${employerId} or opening.created_by = ${employerId}) and ${isSent})
    or exists (select 1 from ${conversations} as talk join ${conversationMessages} as line on line.conversation_id = talk.id
      where talk.candidate_id = ${personId} and talk.employer_id = ${employerId} and line.by_candidate))`
}
