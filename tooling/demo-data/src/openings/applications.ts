import { isFeeOverdue, isOpen } from '@pramaan/domain/drive'
import { type DriveApplicationStatus, hasApplied, whyNotMove } from '@pramaan/domain/drive-application'
import { addDays, endOfDay, startOfDay } from '@pramaan/domain/india-day'
import { theExperienced, theFresher } from '../people/known-candidates.ts'
import { type Random, streamOf } from '../random.ts'
import {
  appliedAt,
  decidedAt,
  earliest,
  knownAppliedAt,
  latest,
  type StatusesByAge,
  statusAt,
} from '../when/applied.ts'
import { numberedByTime } from '../when/numbered.ts'
import { inOfficeHoursAfter } from '../when/office.ts'
import { between, known, type World } from '../world.ts'
import { type Applicant, applicantOf, applicantsOf, type Drawn, drawn, fits } from './applicants.ts'
import { drivePlans } from './drive-plans.ts'
import { type Drive, jobsAt } from './drives.ts'
import { driveSeenAt } from './moves.ts'

type Status = Exclude<DriveApplicationStatus, 'NotApplied'>

/** What the demo candidates requested, by the index of the drive: the Fresher has every status. */
const ofKnown: readonly { candidateId: number; statuses: Readonly<Record<number, Status>> }[] = [
  {
    candidateId: known.fresher.id,
    statuses: { 0: 'Applied', 3: 'Rejected', 4: 'noPayment', 5: 'Accepted', 6: 'Withdrawn', 11: 'Pending' },
  },
  { candidateId: known.experienced.id, statuses: { 0: 'Applied', 5: 'Applied' } },
]

/** Nobody waits longer than this for a decision. */
const longestWait = 8

const statusesByAge: StatusesByAge<Status> = [
  {
    upTo: 1.5,
    chances: [
      ['Pending', 72],
      ['Accepted', 14],
      ['Applied', 6],
      ['Rejected', 6],
      ['Withdrawn', 2],
    ],
  },
  {
    upTo: longestWait,
    chances: [
      ['Pending', 26],
      ['Accepted', 24],
      ['Applied', 26],
      ['Rejected', 18],
      ['noPayment', 4],
      ['Withdrawn', 2],
    ],
  },
  {
    upTo: Number.POSITIVE_INFINITY,
    chances: [
      ['Accepted', 14],
      ['Applied', 46],
      ['Rejected', 28],
      ['noPayment', 8],
      ['Withdrawn', 4],
    ],
  },
]

/** Of a drive that is over nobody waits, and anyone who did not pay was turned away. */
const afterwards: StatusesByAge<Status> = [
  {
    upTo: Number.POSITIVE_INFINITY,
    chances: [
      ['Applied', 54],
      ['Rejected', 30],
      ['noPayment', 12],
      ['Withdrawn', 4],
    ],
  },
]

/**
 * Applications to the drives, ids from 1 on in the order of time: in every status, of people the drive hires where
 * there are as many; the demo candidates have some of their own.
 */
export function applicationsOf(world: World, drives: readonly Drive[]) {
  const pool = applicantsOf(world)
  const all = drives.flatMap((drive, index) => {
    const random = streamOf(world.seed, 'applications', drive.id)
    const theirs = ofKnown.flatMap(({ candidateId, statuses }) => {
      const status = statuses[index]
      return status ? [knownApplication(world, drive, { candidateId, status }, random)] : []
    })
    const count = isOpen(drive, world.now) ? random.int(10, 23) : random.int(26, 44)
    const others = drawn(pool, drive.domainId, count, (one) => isHiredFor(world, index, one), random)
    return [...theirs, ...others.flatMap((one) => applicationOf(world, drive, one, random))]
  })
  return numberedByTime(all)
}

/** Whether a drive hires for a person's work. */
function isHiredFor(world: World, index: number, one: Applicant): boolean {
  const onlyFreshers = drivePlans[index]?.mostYears === 0
  const fitting = jobsAt(world, index).some(({ work, option }) =>
    fits({ roleId: work.role.id, experience: option.text }, one),
  )
  return fitting && (one.years === 0 || !onlyFreshers)
}

/** An application as its age says; none of a candidate who comes after the drive is over, or is still to come. */
function applicationOf(world: World, drive: Drive, { applicant, fit }: Drawn, random: Random) {
  const { candidateId, registeredAt } = applicant
  const opening = { since: latest(drive.createdAt, registeredAt), until: endOfDay(drive.toDate) }
  const createdAt = appliedAt(world, opening, random)
  if (!createdAt) return []
  const chances = isOpen(drive, world.now) ? statusesByAge : afterwards
  const byAge = statusAt(world, chances, createdAt, random)
  const status = isPossible(world, drive, { createdAt, fit }, byAge) ? byAge : 'Rejected'
  return [rowOf(world, drive, { candidateId, createdAt, status }, random)]
}

/** Only people a drive hires are accepted, and nothing is closed for want of a fee that is not overdue. */
function isPossible(world: World, drive: Drive, { createdAt, fit }: { createdAt: Date; fit: boolean }, status: Status) {
  if (isClosed(status)) return fit && isFeeOverdue(drive, createdAt, world.now) && createdAt < latestAccepted(drive)
  return fit || isWaiting(status) || !hasApplied(status)
}

/** Until when a candidate must have applied to be accepted before the fee is due. */
function latestAccepted({ fromDate }: Drive): Date {
  return startOfDay(addDays(fromDate, -2))
}

type Known = { candidateId: number; status: Status }

/** What a known candidate applied to. */
function knownApplication(world: World, drive: Drive, { candidateId, status }: Known, random: Random) {
  const { registeredAt } = applicantOf((candidateId === known.fresher.id ? theFresher : theExperienced)(world))
  const until = isClosed(status) ? latestAccepted(drive) : endOfDay(drive.toDate)
  const opening = { since: latest(drive.createdAt, registeredAt), until }
  const createdAt = knownAppliedAt(world, opening, isWaiting(status) ? longestWait : undefined, random)
  return rowOf(world, drive, { candidateId, createdAt, status }, random)
}

type Made = { candidateId: number; createdAt: Date; status: Status }

function rowOf(world: World, drive: Drive, { candidateId, createdAt, status }: Made, random: Random) {
  const updatedAt = isWaiting(status) ? createdAt : answeredAt(world, drive, { createdAt, status }, random)
  const times = { createdAt, updatedAt }
  return { driveId: drive.id, candidateId, status, ...times, seenAt: driveSeenAt({ status, ...times }) }
}

/** When an application came to its state: one without its fee on the drive's first day, others within a week. */
function answeredAt(
  world: World,
  { fromDate }: Drive,
  { createdAt, status }: Omit<Made, 'candidateId'>,
  random: Random,
) {
  if (!isClosed(status)) return decidedAt(world, createdAt, random)
  const firstDay = startOfDay(fromDate)
  return inOfficeHoursAfter(world, firstDay, between(firstDay, earliest(endOfDay(fromDate), world.now), random.next()))
}

/** Whether a request was closed: its candidate may make it again, and did not withdraw it. */
function isClosed(status: Status): boolean {
  return hasApplied(status) && !whyNotMove(status, 'requestAgain')
}

/** Whether a reviewer is still to decide. */
function isWaiting(status: Status): boolean {
  return !whyNotMove(status, 'noPayment')
}
