import { type DriveDates, meetingText, movedNoticeMinutes } from '@pramaan/domain/drive'
import type { Deps } from '../deps.ts'
import { type Notice, notify } from '../services/notifications/notify.ts'
import { cancelledKey, listCancelled, listMoved, movedKey } from './drive-notices.queries.ts'
import { runJobs } from './run-jobs.ts'

/** A round: who applied to a drive reads once that its day, hour or place changed, or that it does not take place. */
export async function driveNoticesRound(deps: Deps) {
  const notices = [...(await ofMoved(deps)), ...(await ofCancelled(deps))]
  await runJobs(notices, (notice) => deps.db.transaction((db) => notify(deps, db, notice)))
}

async function ofMoved(deps: Deps): Promise<Notice[]> {
  const now = deps.now()
  const before = new Date(now.getTime() - movedNoticeMinutes * 60_000)
  return (await listMoved(deps.db, now, before)).map(({ id, drive }) => ({
    to: id,
    kind: 'drive-moved',
    params: { drive: drive.title, ...meetingText(drive as typeof drive & DriveDates) },
    path: `/drive-detail?ID=${drive.id}`,
    once: movedKey(drive),
  }))
}

async function ofCancelled(deps: Deps): Promise<Notice[]> {
  return (await listCancelled(deps.db, deps.now())).map(({ id, drive }) => ({
    to: id,
    kind: 'drive-cancelled',
    params: { drive: drive.title },
    path: '/placement-drive',
    once: cancelledKey(drive),
  }))
}
