import { searchAlerts } from '@pramaan/database/schema'
import { desc } from 'drizzle-orm'
import { stopLink } from '../../features/alerts/sending/stop-link.ts'
import type { startApi } from '../server/start-api.ts'

/** The token of the link that stops the latest alert. */
export async function aStopToken({ db, deps }: Pick<Awaited<ReturnType<typeof startApi>>, 'db' | 'deps'>) {
  const [alert] = await db.select().from(searchAlerts).orderBy(desc(searchAlerts.id)).limit(1)
  const link = await stopLink(deps, 'candidate', alert?.id ?? 0)
  return new URL(link).searchParams.get('token') ?? ''
}
