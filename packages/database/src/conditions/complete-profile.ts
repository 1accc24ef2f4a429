import { verificationStrength } from '@pramaan/domain/candidate'
import { type SQL, sql } from 'drizzle-orm'
import { candidateSearch as row } from '../schema/index.ts'

/** Whether a candidate's profile is complete: strong enough to apply for verification, by the strength that is shown. */
export const isCompleteProfile: SQL = sql`${row.comparedStrength} + ${row.personalStrength} >= ${verificationStrength}`
