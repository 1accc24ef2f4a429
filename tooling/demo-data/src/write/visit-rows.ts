import { newcomerOf } from '../employers/newcomer.ts'
import type { Action } from '../log/actions.ts'
import type { Openings } from '../openings/openings.ts'
import { staffOf } from '../people/staff.ts'
import { lastVisitOf } from '../people/visits.ts'
import type { World } from '../world.ts'
import { add, type Rows } from './insert.ts'

/** Within how many days everybody was here: staff come to work, employers when they hire. */
const daysOfVisits = { staff: 9, employers: 28 }

/** What a person did, which a visit of theirs covers. */
type Act = { by: unknown; at: unknown }

/** The columns of what employers do: who did it, and when. */
const actColumns = {
  application_moves: ['movedBy', 'movedAt'],
  shortlist_moves: ['movedBy', 'movedAt'],
  profile_views: ['viewerId', 'viewedAt'],
  search_logs: ['employerId', 'createdAt'],
} as const

/** What was done in written rows. */
export function actsIn(rows: Rows): Act[] {
  return Object.entries(actColumns).flatMap(([table, [who, when]]) =>
    (rows.get(table) ?? []).map((row) => ({ by: row[who], at: row[when] })),
  )
}

/** What the log says was done. */
export function actsOfLog(log: readonly Action[]): Act[] {
  return log.map(({ actorId: by, at }) => ({ by, at }))
}

/** The last visits of staff and employers: none is older than the last that they did. */
export function visitRows(world: World, { employers }: Openings, acts: readonly Act[]): Rows {
  const last = new Map<unknown, Date>()
  for (const { by, at } of acts) {
    const known = last.get(by)
    if (at instanceof Date && (!known || at > known)) last.set(by, at)
  }
  const rows: Rows = new Map()
  for (const account of staffOf(world))
    add(rows, 'sessions', lastVisitOf(world, account, daysOfVisits.staff, last.get(account.id)))
  for (const { account } of [...employers, newcomerOf(world)])
    add(rows, 'sessions', lastVisitOf(world, account, daysOfVisits.employers, last.get(account.id)))
  return rows
}
