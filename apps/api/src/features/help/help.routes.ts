import type { Queryable } from '@pramaan/database/client'
import { helpMessagesADay, helpStatus, waitingSinceAfter, waitsForStaff } from '@pramaan/domain/help'
import type { Deps } from '../../deps.ts'
import { writeAudit } from '../../http/audit.queries.ts'
import { type Routes, withLimit } from '../../http/calls/call.ts'
import { spend } from '../../http/limits/rate-limit.queries.ts'
import { found } from '../../http/refusals/refuse.ts'
import { imageAddress } from '../../services/files/file-address.ts'
import { notify } from '../../services/notifications/notify.ts'
import {
  countHelpThreads,
  findHelpMessages,
  findHelpThread,
  findHelpThreads,
  lockExistingThread,
  lockHelpThread,
  settleHelpThread,
  storeHelpMessage,
} from './help.queries.ts'

const daily = { name: 'help-day', most: helpMessagesADay, seconds: 24 * 3600 }

type MessageRow = Awaited<ReturnType<typeof findHelpMessages>>[number]
type ThreadRow = NonNullable<Awaited<ReturnType<typeof findHelpThread>>>

/** Questions of candidates to the staff, and their answers. */
export function helpRoutes(deps: Deps): Routes<'help'> {
  return {
    mine: async ({ db, actor }) => myThread(db, actor.id),
    ask: withLimit(
      ({ actor }) => spend(deps, daily, String(actor.id)),
      async ({ db, actor, body }) => {
        const sentAt = deps.now()
        const thread = found(await lockHelpThread(db, actor.id, sentAt))
        const message = { candidateId: actor.id, byStaff: false, text: body.Text, sentAt }
        await storeHelpMessage(db, message, waitingSinceAfter(thread.waitingSince, false, sentAt))
        return myThread(db, actor.id)
      },
    ),
    list: async ({ db, query: { status, pageSize, pageIndex } }) => {
      const rows = await findHelpThreads(db, status, pageSize, pageIndex * pageSize)
      const open = await countHelpThreads(db, 'open')
      const totalCount = waitsForStaff(status) ? open : await countHelpThreads(db, status)
      return { data: rows.map((row) => Object.assign(threadOf(row), { Last: messageOf(row.last) })), totalCount, open }
    },
    thread: async ({ db, params: { id } }) => fullThread(db, id),
    answer: async ({ db, actor, params: { id }, body }) => {
      const sentAt = deps.now()
      const { waitingSince } = found(await lockExistingThread(db, id))
      const message = { candidateId: id, byStaff: true, authorId: actor.id, text: body.Text, sentAt }
      await storeHelpMessage(db, message, waitingSinceAfter(waitingSince, true, sentAt))
      await writeAudit(db, { actorId: actor.id, subjectId: id, action: 'help-answered', at: sentAt })
      await notify(deps, db, { to: id, kind: 'help-answered', params: {}, path: '/help#ask' })
      return fullThread(db, id)
    },
    settle: async ({ db, actor, params: { id } }) => {
      const { waitingSince } = found(await lockExistingThread(db, id))
      if (waitingSince) {
        await settleHelpThread(db, id)
        await writeAudit(db, { actorId: actor.id, subjectId: id, action: 'help-settled', at: deps.now() })
      }
      return fullThread(db, id)
    },
  }
}

async function myThread(db: Queryable, candidateId: number) {
  const thread = await findHelpThread(db, candidateId)
  const data = (await findHelpMessages(db, candidateId)).map(messageOf)
  return { data, Status: helpStatus({ waitingSince: thread?.waitingSince ?? null }) }
}

async function fullThread(db: Queryable, candidateId: number) {
  const thread = threadOf(found(await findHelpThread(db, candidateId)))
  return { data: (await findHelpMessages(db, candidateId)).map(messageOf), thread }
}

function messageOf({ id, byStaff, text, sentAt }: MessageRow) {
  return { ID: id, ByStaff: byStaff, Text: text, SentOn: sentAt.toISOString() }
}

function threadOf({ candidateId, name, image, waitingSince }: ThreadRow) {
  return {
    CandidateID: candidateId,
    Name: name,
    Image: imageAddress(image),
    Status: helpStatus({ waitingSince }),
    WaitingSince: waitingSince?.toISOString() ?? null,
  }
}
