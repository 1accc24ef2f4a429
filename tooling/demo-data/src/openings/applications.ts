import { type DriveApplicationStatus, whyNotMove } from '@pramaan/domain/drive-application'
import { endOfDay } from '@pramaan/domain/india-day'
import { candidateAt } from '../people/candidate.ts'
import { type Random, streamOf } from '../random.ts'
import { applicationTimes, earliest, latest } from '../when/applied.ts'
import { known, type World } from '../world.ts'
import type { Drive } from './drives.ts'
import { driveSeenAt } from './moves.ts'

/** The statuses that applications take in turn: without one there is no application, and few people withdraw. */
const statuses = ['Pending', 'Accepted', 'Rejected', 'noPayment', 'Applied'] as const

/** How many of the candidates are looked at for a drive. */
const considered = 1_200

/** Applications to the drives, ids from 1 on: those of the drive's domain, in every status; the demo candidates have some of their own. */
export function applicationsOf(world: World, drives: readonly Drive[]) {
  const byDomain = candidatesByDomain(world)
  const all = drives.flatMap((drive, index) => {
    const random = streamOf(world.seed, 'applications', drive.id)
    const fitting = byDomain.get(drive.domainId) ?? []
    const applicants = [...knownApplicants(index).map(longKnown), ...random.sample(fitting, random.int(10, 26))]
    return applicants.flatMap((applicant, at) =>
      applicationOf(world, drive, applicant, statusOf(at, index, random), random),
    )
  })
  return all.map((application, index) => ({ id: index + 1, ...application }))
}

/** The Fresher applied to the drives that are on or to come, the Experienced to the first and the latest. */
function knownApplicants(index: number): number[] {
  const fresher = index >= 3 && index <= 8 ? [known.fresher.id] : []
  return [...fresher, ...(index === 0 || index === 9 ? [known.experienced.id] : [])]
}

/** The first of a drive's applicants takes the status of the drive's turn, so that each status is met; one withdrew. */
function statusOf(at: number, index: number, random: Random) {
  if (at === 0 && index === 8) return 'Withdrawn'
  const turn = statuses[index % statuses.length]
  return at === 0 && turn ? turn : random.pick(statuses)
}

function applicationOf(
  world: World,
  drive: Drive,
  { candidateId, registeredAt }: Applicant,
  status: Exclude<DriveApplicationStatus, 'NotApplied'>,
  random: Random,
) {
  const [since, until] = [latest(drive.createdAt, registeredAt), earliest(endOfDay(drive.toDate), world.now)]
  const opening = { since, until, isWaiting: !whyNotMove(status, 'noPayment') }
  const times = applicationTimes(world, opening, random)
  // Who came after the drive was over has not applied.
  if (since >= until) return []
  return [{ driveId: drive.id, candidateId, status, ...times, seenAt: driveSeenAt({ status, ...times }) }]
}

/** A candidate who may apply, and since when. */
export type Applicant = { candidateId: number; registeredAt: Date }

/** A known candidate: they are there before any opening. */
export function longKnown(candidateId: number): Applicant {
  return { candidateId, registeredAt: new Date(0) }
}

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
