import { dayText } from '@pramaan/domain/india-day'
import type { Deps } from '../deps.ts'
import { type Notice, notify } from '../services/notifications/notify.ts'
import { listEnding, listIncomplete, listUnverified } from './reminders.queries.ts'
import { runJobs } from './run-jobs.ts'

const keys = { incomplete: 'profile-incomplete', unverified: 'verification-pending', ending: 'drive-ends-soon:' }

/**
 * A round of reminders: unfinished profiles, pending verifications, fees of drives that are due soon. Each reminder is sent once.
 */
export function remindersRound(deps: Deps) {
  return async () => {
    const notices = [...(await incomplete(deps)), ...(await unverified(deps)), ...(await ending(deps))]
    await runJobs(notices, (notice) => deps.db.transaction((db) => notify(deps, db, notice)))
  }
}

async function incomplete(deps: Deps): Promise<Notice[]> {
  const people = await listIncomplete(deps.db, deps.now(), keys.incomplete)
  return people.map(({ id, percent }) => ({
    to: id,
    kind: 'profile-incomplete',
    params: { percent: String(percent) },
    path: '/candidate-profile',
    once: keys.incomplete,
  }))
}

async function unverified(deps: Deps): Promise<Notice[]> {
  const people = await listUnverified(deps.db, deps.now(), keys.unverified)
  return people.map(({ id }) => ({
    to: id,
    kind: 'verification-pending',
    params: {},
    path: '/candidate-profile',
    once: keys.unverified,
  }))
}

async function ending(deps: Deps): Promise<Notice[]> {
  const unpaid = await listEnding(deps.db, deps.now(), keys.ending)
  return unpaid.map(({ id, driveId, drive, lastDay }) => ({
    to: id,
    kind: 'drive-ends-soon',
    params: { drive, day: dayText(lastDay) },
    path: `/drive-detail?ID=${driveId}`,
    once: `${keys.ending}${driveId}`,
  }))
}
