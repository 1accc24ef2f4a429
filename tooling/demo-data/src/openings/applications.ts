import { driveApplicationStatuses } from '@pramaan/domain/drive-application'
import { candidateAt } from '../people/candidate.ts'
import { type Random, streamOf } from '../random.ts'
import { daysAgo, firstIds, known, type World } from '../world.ts'
import type { Drive } from './drives.ts'
import { driveSeenAt } from './moves.ts'

/** The statuses that an application in the tables can have: without one there is no application. */
const [, ...statuses] = driveApplicationStatuses

/** How many of the candidates are looked at for a drive. */
const considered = 1_200

/** Applications to the drives, ids from 1 on: those of the drive's domain, in every status; the demo candidates have some of their own. */
export function applicationsOf(world: World, drives: readonly Drive[]) {
  const byDomain = candidatesByDomain(world)
  const all = drives.flatMap((drive, index) => {
    const random = streamOf(world.seed, 'applications', drive.id)
    const fitting = byDomain.get(drive.domainId) ?? []
    const applicants = [...knownApplicants(index), ...random.sample(fitting, random.int(10, 26))]
    return applicants.map((candidateId, at) =>
      applicationOf(world, drive, candidateId, statusOf(at, index, random), random),
    )
  })
  return all.map((application, index) => ({ id: index + 1, ...application }))
}

/** The Fresher applied to the drives that are on or to come, the Experienced to the first and the latest. */
function knownApplicants(index: number): number[] {
  const fresher = index >= 3 && index <= 7 ? [known.fresher.id] : []
  return [...fresher, ...(index === 0 || index === 9 ? [known.experienced.id] : [])]
}

/** The first of a drive's applicants takes the status of the drive's turn, so that each status is met. */
function statusOf(at: number, index: number, random: Random) {
  const turn = statuses[index % statuses.length]
  return at === 0 && turn ? turn : random.pick(statuses)
}

function applicationOf(
  world: World,
  drive: Drive,
  candidateId: number,
  status: (typeof statuses)[number],
  random: Random,
) {
  const open = (world.now.getTime() - drive.createdAt.getTime()) / 86_400_000
  const days = open * (0.2 + 0.75 * random.next())
  const times = { createdAt: daysAgo(world, days), updatedAt: daysAgo(world, days * random.next()) }
  return { driveId: drive.id, candidateId, status, ...times, seenAt: driveSeenAt({ status, ...times }) }
}

/** Some of the generated candidates, by the domain that they look for work in. */
export function candidatesByDomain(world: World) {
  const found = new Map<number, number[]>()
  const step = Math.max(1, Math.floor(world.candidates / considered))
  for (let index = 0; index < world.candidates; index += step) {
    const { domainId } = candidateAt(world, index).candidate
    found.set(domainId, [...(found.get(domainId) ?? []), firstIds.candidate + index])
  }
  return found
}
