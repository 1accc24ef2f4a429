import { isOpen } from '@pramaan/domain/drive'
import { type DriveApplicationStatus, whyNotMove } from '@pramaan/domain/drive-application'
import { endOfDay } from '@pramaan/domain/india-day'
import { candidateAt } from '../people/candidate.ts'
import { type Random, streamOf } from '../random.ts'
import { appliedAt, decidedAt, knownAppliedAt, latest, type StatusesByAge, statusAt } from '../when/applied.ts'
import { numberedByTime } from '../when/numbered.ts'
import { known, type World } from '../world.ts'
import type { Drive } from './drives.ts'
import { driveSeenAt } from './moves.ts'

type Status = Exclude<DriveApplicationStatus, 'NotApplied'>

/** The statuses that the Fresher's applications take in turn, from the fourth drive on: the next is withdrawn. */
const turns: readonly Status[] = ['noPayment', 'Applied', 'Pending', 'Accepted', 'Rejected', 'Withdrawn']

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

/** How many of the candidates are looked at for a drive. */
const considered = 1_200

/** Applications to the drives, ids from 1 on in the order of time: those of the drive's domain, in every status; the demo candidates have some of their own. */
export function applicationsOf(world: World, drives: readonly Drive[]) {
  const byDomain = candidatesByDomain(world)
  const all = drives.flatMap((drive, index) => {
    const random = streamOf(world.seed, 'applications', drive.id)
    const fitting = byDomain.get(drive.domainId) ?? []
    return [
      ...knownApplicants(index).map((id) => knownApplication(world, drive, index, id, random)),
      ...random
        .sample(fitting, isOpen(drive, world.now) ? random.int(10, 23) : random.int(26, 44))
        .flatMap((applicant) => applicationOf(world, drive, applicant, random)),
    ]
  })
  return numberedByTime(all)
}

/** The Fresher applied to the drives that are on or to come, the Experienced to the first and the latest. */
function knownApplicants(index: number): number[] {
  const fresher = index >= 3 && index <= 8 ? [known.fresher.id] : []
  return [...fresher, ...(index === 0 || index === 11 ? [known.experienced.id] : [])]
}

/** The Fresher's applications are in every status; the Experienced takes part in what they applied to. */
function statusOf(index: number): Status {
  return turns[index - 3] ?? 'Applied'
}

/** An application as its age says; none of a candidate who comes after the drive is over, or is still to come. */
function applicationOf(world: World, drive: Drive, { candidateId, registeredAt }: Applicant, random: Random) {
  const opening = { since: latest(drive.createdAt, registeredAt), until: endOfDay(drive.toDate) }
  const createdAt = appliedAt(world, opening, random)
  if (!createdAt) return []
  const chances = isOpen(drive, world.now) ? statusesByAge : afterwards
  const status = statusAt(world, chances, createdAt, random)
  return [rowOf(world, drive, { candidateId, createdAt, status }, random)]
}

/** What a known candidate applied to: the application is in the status of the drive's turn. */
function knownApplication(world: World, drive: Drive, index: number, candidateId: number, random: Random) {
  const status = statusOf(index)
  const opening = { since: drive.createdAt, until: endOfDay(drive.toDate) }
  const createdAt = knownAppliedAt(world, opening, isWaiting(status) ? longestWait : undefined, random)
  return rowOf(world, drive, { candidateId, createdAt, status }, random)
}

type Made = { candidateId: number; createdAt: Date; status: Status }

function rowOf(world: World, drive: Drive, { candidateId, createdAt, status }: Made, random: Random) {
  const updatedAt = isWaiting(status) ? createdAt : decidedAt(world, createdAt, random)
  const times = { createdAt, updatedAt }
  return { driveId: drive.id, candidateId, status, ...times, seenAt: driveSeenAt({ status, ...times }) }
}

/** Whether a reviewer is still to decide. */
function isWaiting(status: Status): boolean {
  return !whyNotMove(status, 'noPayment')
}

/** A candidate who may apply, and since when. */
export type Applicant = { candidateId: number; registeredAt: Date }

/** Some of the generated candidates, by the domain that they look for work in. */
export function candidatesByDomain(world: World) {
  const found = new Map<number, Applicant[]>()
  const step = Math.max(1, Math.floor(world.candidates / considered))
  for (let index = 0; index < world.candidates; index += step) {
    const { account, candidate } = candidateAt(world, index)
    const applicant = { candidateId: account.id, registeredAt: account.createdAt }
    found.set(candidate.domainId, [...(found.get(candidate.domainId) ?? []), applicant])
  }
  return found
}
