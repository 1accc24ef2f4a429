import { driveMovesOf } from '../openings/moves.ts'
import type { Openings } from '../openings/openings.ts'
import { candidateAt } from '../people/candidate.ts'
import { sampleFiles } from '../people/files.ts'
import type { Person } from '../people/identity/person.ts'
import { driveReviewerOf } from '../people/reviewers.ts'
import { staffOf } from '../people/staff.ts'
import { type Random, streamOf } from '../random.ts'
import { inOfficeHours } from '../when/office.ts'
import { busyInstant } from '../when/rhythm.ts'
import { daysAgo, firstIds, known, type World } from '../world.ts'
import type { Action } from './actions.ts'

/** The log of the demo has what was done daily of so many days; what is rare it has from the beginning. */
const days = 30

/** What the log has of a person's verification in the last days: that it was taken on, and the answers. */
export function reviewActions(world: World, { account, vspApplication, hrComments }: Person): Action[] {
  const subjectId = account.id
  const { assignedTo: actorId = null, assignedAt = null } = vspApplication ?? {}
  const actions: Action[] = []
  const since = daysAgo(world, days)
  if (assignedAt && assignedAt > since) {
    const detail = { text: staffOf(world).find(({ id }) => id === actorId)?.fullName }
    actions.push({ actorId, action: 'verification-assigned', subjectId, detail, at: assignedAt })
  }
  if (hrComments && hrComments.createdAt > since) {
    const { reviewedBy, createdAt: at } = hrComments
    actions.push({ actorId: reviewedBy, action: 'verification-submitted', subjectId, detail: null, at })
  }
  return actions
}

/** What the log has of the last days' decisions on applications to drives. */
export function decisionActions(world: World, { toDrives }: Openings): Action[] {
  return toDrives
    .flatMap((application) =>
      driveMovesOf(application, driveReviewerOf(world, application))
        .filter(({ mover }) => mover === 'reviewer')
        .map(({ fromStatus: from, toStatus: to, movedBy: actorId, movedAt: at }) => ({
          actorId,
          action: 'drive-application-reviewed' as const,
          subjectId: application.candidateId,
          detail: { applicationId: application.id, from, to },
          at,
        })),
    )
    .filter(({ at }) => at > daysAgo(world, days))
}

/** Who reads profiles, and how much of it each does. */
const readers = [
  [known.hr.id, 26],
  [firstIds.staff, 22],
  [firstIds.staff + 1, 16],
  [known.counsellor.id, 14],
  [firstIds.staff + 2, 9],
  [firstIds.staff + 3, 7],
  [known.admin.id, 4],
] as const

/** What the log has of profiles that staff read and of CVs that they opened from them: some a day. */
export function readingActions(world: World): Action[] {
  if (world.candidates === 0) return []
  const random = streamOf(world.seed, 'readings')
  const count = Math.min(150, world.candidates)
  return Array.from({ length: count }, (_, turn) => readingOf(world, (turn + random.next()) / count, random)).flat()
}

function readingOf(world: World, share: number, random: Random): Action[] {
  const at = inOfficeHours(world, busyInstant(world, days, share))
  const { account, candidate } = candidateAt(world, random.int(0, world.candidates - 1))
  const reading = { actorId: random.weighted(readers), subjectId: account.id }
  const opensCv = random.chance(0.35)
  if (account.createdAt >= at) return []
  const openedAt = new Date(Math.min(at.getTime() + random.int(20, 400) * 1000, world.now.getTime()))
  return [
    { ...reading, action: 'contact-seen', detail: null, at },
    ...(opensCv && candidate.cv
      ? [{ ...reading, action: 'file-read' as const, detail: { file: sampleFiles.cv, place: 'cv' }, at: openedAt }]
      : []),
  ]
}

/** Lists that a colleague takes as a file every week: how many days ago the last time, and how many rows it has. */
const weekly = [
  { actorId: known.admin.id, list: 'Payments', since: 1.2, rows: 24 },
  { actorId: known.hr.id, list: 'VspApplicants', since: 3.1, rows: 12 },
  { actorId: firstIds.staff + 5, list: 'CourseApplications', since: 5.4, rows: 9 },
] as const

/** What the log has of lists that staff exported. */
export function exportActions(world: World): Action[] {
  const random = streamOf(world.seed, 'exports')
  return weekly.flatMap(({ actorId, list, since, rows }) =>
    Array.from({ length: 4 }, (_, week) => ({
      actorId,
      action: 'list-exported' as const,
      subjectId: null,
      detail: { list, filters: '{}', rows: rows + random.int(0, 6) },
      at: inOfficeHours(world, daysAgo(world, since + 7 * week + 0.3 * random.next())),
    })),
  )
}
