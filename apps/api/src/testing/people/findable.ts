import type { accounts, candidates } from '@pramaan/database/schema'
import { educations, experiences, hrComments, vspApplications } from '@pramaan/database/schema'
import type { Deps } from '../../deps.ts'
import { writeSearchRow } from '../../services/search/projection/search-row.queries.ts'

type Rest<T> = Partial<Omit<T, 'candidateId'>>

/** A candidate's data besides their own row. */
export type Findable = {
  account?: Partial<typeof accounts.$inferInsert>
  education?: Rest<typeof educations.$inferInsert>
  experience?: Rest<typeof experiences.$inferInsert>
  /** HR's answers; they make the candidate verified unless `applied` says that they wait. */
  hr?: Rest<typeof hrComments.$inferInsert>
  applied?: boolean
}

type Makers = {
  deps: Deps
  aCandidate: (
    profile?: Partial<typeof candidates.$inferInsert>,
    account?: Partial<typeof accounts.$inferInsert>,
  ) => Promise<typeof accounts.$inferSelect>
  aStaffMember: (role: 'hr') => Promise<{ id: number }>
}

/** Creates candidates who appear in the search, with the given profile data. */
export function findableCandidates({ deps, aCandidate, aStaffMember }: Makers) {
  return async (profile: Partial<typeof candidates.$inferInsert> = {}, more: Findable = {}) => {
    const person = await aCandidate(profile, more.account)
    const candidateId = person.id
    if (more.education)
      await deps.db.insert(educations).values({
        school: 'A school',
        degree: 'BSc',
        qualification: 'Graduation',
        startYear: 2018,
        endYear: 2021,
        ...more.education,
        candidateId,
      })
    if (more.experience)
      await deps.db.insert(experiences).values({
        title: 'Welder',
        companyName: 'Demo Works',
        startMonth: 'jan',
        startYear: 2020,
        working: true,
        ...more.experience,
        candidateId,
      })
    if (more.hr)
      await deps.db
        .insert(hrComments)
        .values({ ...someComments((await aStaffMember('hr')).id, deps.now()), ...more.hr, candidateId })
    const verified = more.hr !== undefined && !more.applied
    const verifiedAt = verified ? deps.now() : null
    if (more.applied || verified)
      await deps.db.insert(vspApplications).values({ candidateId, verified, verifiedAt, createdAt: deps.now() })
    await writeSearchRow(deps, deps.db, candidateId)
    return person
  }
}

/** HR comments that `reviewedBy` made at `now`, complete except for the candidate. */
export function someComments(reviewedBy: number, now: Date) {
  return {
    comSkills: 'Good',
    languages: ['Hindi'],
    personality: 'Talkative',
    workTypes: ['on-desk'],
    jobTypes: ['Technical'],
    jobLocation: 'Pune',
    ctc: 30_000_000,
    hasOwn: ['Bike'],
    availability: 'Within 30 days',
    reviewedBy,
    createdAt: now,
    updatedAt: now,
  }
}
