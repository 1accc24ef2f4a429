import type { Queryable } from '@pramaan/database/client'
import { dayOf, startOfDay } from '@pramaan/domain/india-day'
import type { Deps } from '../../../deps.ts'
import { wasNotified } from '../../../services/notifications/notify.queries.ts'
import { notify } from '../../../services/notifications/notify.ts'
import { findName } from './apply.queries.ts'

type Received = { employerId: number | null; title: string; path: string; once: string }

/**
 * Notifies an employer of an application to their job or drive: an entry in the notification centre for each, and a
 * message only for the first on a day in India, because a popular job would send hundreds. The platform's own openings
 * have no employer.
 */
export async function notifyEmployer(deps: Deps, db: Queryable, candidateId: number, received: Received) {
  const { employerId, title, path, once } = received
  if (employerId === null) return
  const kind = 'application-received'
  const quiet = await wasNotified(db, employerId, { kind, path }, startOfDay(dayOf(deps.now())))
  const params = { candidate: await findName(db, candidateId), title }
  await notify(deps, db, { to: employerId, kind, params, path, once, quiet, about: candidateId })
}
