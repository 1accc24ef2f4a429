import { createHash } from 'node:crypto'
import { streamOf } from '../random.ts'
import { busyInstant } from '../when/rhythm.ts'
import type { World } from '../world.ts'
import type { Account } from './identity/person.ts'

const minuteMs = 60_000

/**
 * The last visit of an account within some days, as a session that was signed out of: nobody can continue it. It covers
 * the last that the account did.
 */
export function lastVisitOf(world: World, account: Account, days: number, acted: Date | undefined) {
  const random = streamOf(world.seed, 'visit', account.id)
  const cameAt = busyInstant(world, days, 1 - random.next() ** 2)
  const stayed = random.int(2, 55) * minuteMs
  const actedAt = (acted?.getTime() ?? 0) - stayed / 2
  const createdAt = new Date(Math.max(cameAt.getTime(), account.createdAt.getTime(), actedAt))
  const endedAt = new Date(Math.min(createdAt.getTime() + stayed, world.now.getTime()))
  const hash = createHash('sha256').update(`${world.seed} visit ${account.id}`).digest('hex')
  return {
    id: `${hash.slice(0, 8)}-${hash.slice(8, 12)}-4${hash.slice(13, 16)}-8${hash.slice(17, 20)}-${hash.slice(20, 32)}`,
    accountId: account.id,
    secretHash: `ended ${hash}`,
    createdAt,
    lastSeenAt: endedAt,
    expiresAt: endedAt,
    endedAt,
  }
}
