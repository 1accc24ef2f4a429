import { courses, driveApplications, jobRoles, jobs, placementDrives } from '@pramaan/database/schema'
import { skillKeys } from '@pramaan/domain/job'
import { eq } from 'drizzle-orm'
import type { Deps } from '../../deps.ts'
import { only } from '../../http/refusals/refuse.ts'
import type { OpeningKind } from '../../services/opening-fit/requirement-rows.ts'
import { writeRequirements } from '../../services/opening-fit/write-requirements.ts'

type Job = Partial<typeof jobs.$inferInsert>
type Drive = Partial<typeof placementDrives.$inferInsert>
type DriveApplication = Pick<typeof driveApplications.$inferInsert, 'driveId' | 'candidateId'> &
  Partial<typeof driveApplications.$inferInsert>
type Course = Partial<typeof courses.$inferInsert>

/** Jobs, drives and courses, written directly into the tables. */
export function createOpenings({ db, now }: Pick<Deps, 'db' | 'now'>) {
  async function stored<Row extends { id: number }>(kind: OpeningKind, row: Row) {
    await writeRequirements({ db, now }, db, kind, [row.id])
    return row
  }
  return {
    /** A role of the lists by its title, as a job has it. */
    async roleCalled(title: string) {
      const { id, domainId } = only(await db.select().from(jobRoles).where(eq(jobRoles.title, title)))
      return { roleId: id, domainId }
    },
    /** A full-time job in Pune of 4 to 6 LPA for beginners. */
    async aJob(about: Job = {}) {
      const { generalSkills: general = [], professionalSkills: professional = [] } = about
      const job = {
        title: 'Tester',
        type: 'Full Time',
        location: 'Pune',
        experience: 'Fresher',
        openings: 2,
        ctcFrom: 40_000_000,
        ctcTo: 60_000_000,
        companyName: 'Demo Works',
        createdAt: now(),
        skillKeys: skillKeys({ general, professional }),
        ...about,
      }
      const row = only(await db.insert(jobs).values(job).returning())
      if (row.driveId !== null) await writeRequirements({ db, now }, db, 'drive', [row.driveId])
      return stored('job', row)
    },
    /** A drive in Pune that runs from 20 to 25 November 2026. */
    async aDrive(about: Drive = {}) {
      const drive = {
        title: 'Winter drive',
        location: 'Pune',
        fromDate: '2026-11-20',
        toDate: '2026-11-25',
        openings: 40,
        createdAt: now(),
        ...about,
      }
      return stored('drive', only(await db.insert(placementDrives).values(drive).returning()))
    },
    /** A request to take part in a drive, by default Pending. */
    async aDriveApplication(about: DriveApplication) {
      const application = { status: 'Pending', createdAt: now(), updatedAt: now(), ...about } as const
      return only(await db.insert(driveApplications).values(application).returning())
    },
    /** A course without a price. */
    async aCourse(about: Course = {}) {
      const course = { title: 'Spoken English', categoryId: 7, stats: ['Speaking', 'Listening'], createdAt: now() }
      const rows = await db
        .insert(courses)
        .values({ ...course, ...about })
        .returning()
      return stored('course', only(rows))
    },
  }
}
