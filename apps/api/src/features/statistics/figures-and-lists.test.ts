import {
  accounts,
  courseApplications,
  jobApplications,
  jobs,
  placementDrives,
  vspApplications,
} from '@pramaan/database/schema'
import type { IndiaDay } from '@pramaan/domain/india-day'
import { listOfFigure, type PlatformFigure, platformFigures, type UserPart } from '@pramaan/domain/statistics'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { findableCandidates } from '../../testing/people/findable.ts'
import { createOpenings } from '../../testing/people/openings.ts'
import { startApi } from '../../testing/server/start-api.ts'

const api = await startApi()
const aFindable = findableCandidates(api)
const openings = createOpenings(api.deps)
const range = { from: '2026-11-15', to: '2026-11-21' } as { from: IndiaDay; to: IndiaDay }
const day = 24 * 3600_000
const ago = (days: number) => new Date(api.deps.now().getTime() - days * day)

/** Twelve candidates of all kinds, two employers with jobs and drives in every state, and applications to them. */
async function platform() {
  const people: { id: number }[] = []
  for (let n = 0; n < 12; n++)
    people.push(
      await aFindable(
        { profileProgress: n * 9 },
        { account: { loginCount: n % 4, createdAt: ago(n * 3) }, ...(n % 3 === 0 && { hr: {} }), applied: n % 5 === 1 },
      ),
    )
  await api.aCandidateInStep(2)
  const [employer, other] = [await api.anEmployer({}, { loginCount: 3 }), await api.anEmployer()]
  const running = await openings.aDrive({ employerId: employer.id })
  const over = await openings.aDrive({ employerId: other.id, toDate: '2026-11-20' })
  const gone = await openings.aDrive({ employerId: employer.id, deletedAt: ago(1) })
  const posted: { id: number }[] = []
  for (const driveId of [null, running.id, over.id, gone.id])
    for (const state of [{}, { closedAt: ago(1) }, { deletedAt: ago(1) }])
      posted.push(await openings.aJob({ employerId: employer.id, driveId, createdAt: ago(2), ...state }))
  const row = { status: 'Applied', createdAt: ago(1), updatedAt: ago(1) } as const
  const applied = posted.flatMap((job, n) =>
    people.slice(0, 1 + (n % 4)).map((person) => ({ ...row, jobId: job.id, candidateId: person.id })),
  )
  await api.db.insert(jobApplications).values(applied)
  for (const [n, drive] of [running, over, gone].entries())
    for (const person of people.slice(n, 4 + n))
      await openings.aDriveApplication({ driveId: drive.id, candidateId: person.id })
  const courses = [await openings.aCourse(), await openings.aCourse(), await openings.aCourse()]
  const request = courses
    .slice(1)
    .flatMap((course, n) =>
      people.slice(0, 3).map(({ id }) => ({ courseId: course.id, candidateId: id, createdAt: ago(n === 0 ? 5 : 120) })),
    )
  await api.db.insert(courseApplications).values(request)
  return { people, employer, running, posted }
}

type Client = Awaited<ReturnType<typeof api.as>>

/** The length of the list at a path of the staff console. */
async function listed(client: Client, path: string) {
  const { pathname, searchParams } = new URL(path, 'http://staff')
  const value = (name: string) => searchParams.get(name) ?? undefined
  const only = value('only') as UserPart | undefined
  const lists: Record<string, () => Promise<{ totalCount: number }>> = {
    '/vsp': () =>
      client.verification.applicants({
        query: { show: 'verified', day: 'verified', fromDate: value('fromDate'), toDate: value('toDate') },
      }),
    '/admin-people': () => client.accounts.list({ query: { role: 'users', ...(only && { only }) } }),
    '/admin-certifications': () => client.courses.list({ query: { active: value('active') ?? 'false' } }),
    '/course-applications': () => client.applications.courseApplicants({ query: {} }),
    '/admin-jobs': () =>
      client.jobs.list({
        query: {
          ...(value('state') && { state: 'open' as const }),
          ...(value('offered') && { offered: 'drive' as const }),
        },
      }),
    '/all-emp-applications': () => client.applications.list({ query: { kind: value('kind') as 'job' | 'drive' } }),
    '/admin-placement-drives': () => client.drives.list({ query: { show: value('show') === 'open' ? 'open' : 'all' } }),
  }
  return (await lists[pathname]?.())?.totalCount
}

/** Every figure of an Admin's statistics, with the length of the list that it links to. */
async function compared(client: Client) {
  const { Users, Certifications, Jobs, PlacementDrives, Period } = (await client.statistics.get({ query: range })).data
  const figures: Partial<Record<PlatformFigure, number>> = { ...Users, ...Certifications, ...Jobs, ...PlacementDrives }
  figures.verified = Period.verified.now
  const pairs: [string, number | undefined, number | undefined][] = []
  for (const name of Object.keys(platformFigures) as PlatformFigure[]) {
    const path = listOfFigure(name, range)
    if (path) pairs.push([name, figures[name], await listed(client, path)])
  }
  return pairs
}

// Many calls, so a minute for busy machines.
const slow = 60_000

test(
  'every tile of the Admin counts what its list holds, also after suspensions, erasures, deletions and drive jobs',
  async () => {
    const { people, employer, running, posted } = await platform()
    const client = await api.as(await api.aStaffMember('Admin'))
    const same = async () => {
      const pairs = await compared(client)
      expect(pairs).toHaveLength(20)
      for (const [name, figure, list] of pairs) expect([name, figure]).toEqual([name, list])
      return Object.fromEntries(pairs.map(([name, figure]) => [name, figure]))
    }
    const before = await same()
    expect(before).toMatchObject({
      totalUsers: 15,
      totalJobs: 6,
      activeJobs: 2,
      totalPlacementDrives: 2,
      totalPDApplications: 12,
      verified: 3,
    })
    await client.accounts.suspend({ params: { id: people[10]?.id ?? 0 }, body: { Reason: 'Made up data' } })
    await client.accounts.suspend({ params: { id: employer.id }, body: { Reason: 'Made up jobs' } })
    const suspended = await same()
    expect(suspended.totalUsers).toBe(before.totalUsers)
    expect(suspended.profileCompletions).toBe((before.profileCompletions ?? 0) - 1)
    await api.db
      .update(accounts)
      .set({ erasedAt: api.deps.now() })
      .where(eq(accounts.id, people[9]?.id ?? 0))
    await api.db.update(placementDrives).set({ deletedAt: api.deps.now() }).where(eq(placementDrives.id, running.id))
    await api.db
      .update(jobs)
      .set({ deletedAt: api.deps.now() })
      .where(eq(jobs.id, posted[0]?.id ?? 0))
    await api.db
      .update(vspApplications)
      .set({ verifiedAt: ago(30) })
      .where(eq(vspApplications.candidateId, people[0]?.id ?? 0))
    const after = await same()
    expect(after).toMatchObject({ totalUsers: 14, totalPlacementDrives: 1, activePlacementDrives: 0, verified: 2 })
    expect(after.totalJobApplications).toBe(before.totalJobApplications)
  },
  slow,
)

test(
  'every tile of an employer counts what its list holds, also after deletions and a suspension',
  async () => {
    const { people, employer, running, posted } = await platform()
    const client = await api.as(employer)
    const admin = await api.as(await api.aStaffMember('Admin'))
    const same = async () => {
      const { Users, Certifications, Jobs } = (await client.employers.statistics({ params: { id: employer.id } })).data
      const found = async (query: object) => (await client.search.candidates({ query })).totalCount
      const mine = { EmployerID: employer.id }
      expect([Users.totalUsers, Users.verifiedUsers]).toEqual([await found({}), await found({ isVsp: 'true' })])
      expect(Certifications.totalCertifications).toBe((await client.courses.list({ query: {} })).totalCount)
      expect(Jobs.totalJobs).toBe((await client.jobs.list({ query: mine })).totalCount)
      expect(Jobs.activeJobs).toBe((await client.jobs.list({ query: { ...mine, state: 'open' } })).totalCount)
      const applications = (await client.applications.list({ query: { kind: 'job' } })).totalCount
      expect(Jobs.totalJobApplications).toBe(applications)
      return [Users.totalUsers, Jobs.totalJobs, Jobs.activeJobs]
    }
    expect(await same()).toEqual([12, 6, 2])
    await admin.accounts.suspend({ params: { id: people[0]?.id ?? 0 }, body: { Reason: 'Made up data' } })
    await api.db.update(placementDrives).set({ deletedAt: api.deps.now() }).where(eq(placementDrives.id, running.id))
    await api.db
      .update(jobs)
      .set({ deletedAt: api.deps.now() })
      .where(eq(jobs.id, posted[0]?.id ?? 0))
    expect(await same()).toEqual([11, 3, 0])
  },
  slow,
)
