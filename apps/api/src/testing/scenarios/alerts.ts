import { notifications } from '@pramaan/database/schema'
import { and, eq } from 'drizzle-orm'
import type { startApi } from '../server/start-api.ts'

type Api = Awaited<ReturnType<typeof startApi>>

/** Reads the alerts of a kind that a person got, oldest first: the number of new matches in each. */
export function countsOfAlerts({ db }: Api, kind: 'candidates-matched' | 'jobs-matched') {
  return async (person: { id: number }) => {
    const own = and(eq(notifications.accountId, person.id), eq(notifications.kind, kind))
    const lines = await db.select().from(notifications).where(own).orderBy(notifications.id)
    return lines.map(({ params }) => Number(params.count))
  }
}
