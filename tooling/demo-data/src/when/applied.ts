import type { Random } from '../random.ts'
import { daysAgo, type World } from '../world.ts'
import { inOfficeHoursAfter } from './office.ts'
import { busyBetween } from './rhythm.ts'

const dayMs = 86_400_000

/** So many days after an application its opening's side has decided. */
const longestDecision = 7

/** From when until when an opening can be applied to; what ends later than today goes on. */
type Opening = { since: Date; until: Date }

/**
 * When a candidate applies: most do so soon after the opening is published, at an hour when people are about. Undefined
 * where that is still to come.
 */
export function appliedAt(world: World, { since, until }: Opening, random: Random): Date | undefined {
  const [way, turn] = [random.next() ** 1.5, random.next()]
  const about = since.getTime() + way * (until.getTime() - since.getTime())
  if (since >= until || about >= world.now.getTime()) return undefined
  const [weekBefore, weekAfter] = [new Date(about - 3.5 * dayMs), new Date(about + 3.5 * dayMs)]
  return busyBetween(
    world,
    latest(since, weekBefore),
    earliest(earliest(until, world.now), weekAfter),
    0.02 + 0.96 * turn,
  )
}

/** When a known candidate applied, in any case; what still waits is no older than `longestWait` days. */
export function knownAppliedAt(
  world: World,
  { since, until }: Opening,
  longestWait: number | undefined,
  random: Random,
) {
  const from = longestWait === undefined ? since : latest(since, daysAgo(world, longestWait))
  return busyBetween(world, from, earliest(until, world.now), 0.05 + 0.9 * random.next())
}

/** When it was decided on what was applied to at an instant: within a week, in office hours, and not in the future. */
export function decidedAt(world: World, applied: Date, random: Random): Date {
  const latestDay = new Date(applied.getTime() + longestDecision * dayMs)
  const about = busyBetween(world, applied, earliest(latestDay, world.now), 0.1 + 0.8 * random.next())
  return inOfficeHoursAfter(world, applied, about)
}

/** How applications stand by the days since they were made, up to so many days old. */
export type StatusesByAge<Status> = readonly {
  upTo: number
  chances: readonly (readonly [Status, number])[]
}[]

/** How an application of an instant stands today: what is new waits, and what is old has been decided. */
export function statusAt<Status>(
  world: World,
  statusesByAge: StatusesByAge<Status>,
  applied: Date,
  random: Random,
): Status {
  const age = (world.now.getTime() - applied.getTime()) / dayMs
  const found = statusesByAge.find(({ upTo }) => age < upTo) ?? statusesByAge.at(-1)
  if (!found) throw new Error('No statuses were given.')
  return random.weighted(found.chances)
}

/** The later of two instants. */
export function latest(one: Date, other: Date): Date {
  return one > other ? one : other
}

/** The earlier of two instants. */
export function earliest(one: Date, other: Date): Date {
  return one < other ? one : other
}
