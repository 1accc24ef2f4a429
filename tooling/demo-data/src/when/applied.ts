import type { Random } from '../random.ts'
import type { World } from '../world.ts'

const dayMs = 86_400_000

/** When an opening can be applied to, and whether the application is still to be decided. */
type Opening = { since: Date; until?: Date; isWaiting: boolean }

/**
 * When a candidate applied, and when that was decided. What still waits is some days old; what is decided took up to a week.
 */
export function applicationTimes({ now }: World, { since, until = now, isWaiting }: Opening, random: Random) {
  const open = until.getTime() - since.getTime()
  const [first, second] = [random.next(), random.next()]
  const age = isWaiting ? Math.min(0.95 * open, (0.1 + 9 * first ** 2) * dayMs) : open * (0.05 + 0.9 * first)
  const createdAt = new Date(Math.round(until.getTime() - age))
  const taken = isWaiting ? 0 : Math.min(0.9 * age, (0.3 + 6 * second) * dayMs)
  return { createdAt, updatedAt: new Date(Math.round(createdAt.getTime() + taken)) }
}

/** The later of two instants. */
export function latest(one: Date, other: Date): Date {
  return one > other ? one : other
}

/** The earlier of two instants. */
export function earliest(one: Date, other: Date): Date {
  return one < other ? one : other
}
