import type { Answer } from '@pramaan/contract/endpoint'
import type { messages } from '@pramaan/contract/messages/message-log'
import { smsSize } from '@pramaan/domain/message'
import { languages } from '@pramaan/domain/options'
import { cutPage } from '@pramaan/domain/pages'
import type { Deps } from '../../deps.ts'
import { writeAudit } from '../../http/audit.queries.ts'
import type { Routes } from '../../http/calls/call.ts'
import { found, Refuse } from '../../http/refusals/refuse.ts'
import { templateNames, templateOf } from '../../providers/messages/templates/templates.ts'
import { isCandidate, listDead, listMessagesOf, lockMessage, reviveMessage } from './messages.queries.ts'

type Row = Awaited<ReturnType<typeof listDead>>[number]
type Entry = Answer<typeof messages.dead>['data'][number]

/** Sent messages, for staff: without codes and secret links. */
export function messageRoutes(deps: Deps): Routes<'messages'> {
  return {
    ofPerson: async ({ db, params: { id }, query }) => {
      if (!(await isCandidate(db, id))) throw new Refuse('not-found')
      return pageOf(await listMessagesOf(db, id, query), query.pageSize)
    },
    dead: async ({ db, query }) => pageOf(await listDead(db, query), query.pageSize),
    retry: async ({ db, actor, params: { id } }) => {
      const message = found(await lockMessage(db, id))
      const at = deps.now()
      const isExpired = message.expiresAt !== null && message.expiresAt <= at
      if (message.diedAt === null || message.variables === null || isExpired) throw new Refuse('wrong-state')
      await reviveMessage(db, id, at)
      await writeAudit(db, { actorId: actor.id, action: 'message-retried', detail: { message: id }, at })
      return { data: null }
    },
    templates: async () => ({
      data: templateNames.flatMap((name) => languages.map((language) => textOf(deps, name, language))),
    }),
  }
}

function pageOf(read: readonly Row[], pageSize: number) {
  const { rows, next } = cutPage(read, pageSize, ({ id }) => id)
  return { data: rows.map(entryOf), next }
}

function entryOf(row: Row): Entry {
  return {
    ID: row.id,
    UserId: row.accountId,
    Channel: row.channel,
    Template: row.template,
    Language: row.language,
    Text: row.shown,
    State: stateOf(row),
    Tries: row.tries,
    CreatedOn: row.createdAt.toISOString(),
    SentOn: row.sentAt?.toISOString() ?? null,
    Reason: row.lastError,
  }
}

function stateOf({ sentAt, diedAt, nextTryAt }: Row): Entry['State'] {
  if (sentAt) return 'sent'
  if (diedAt) return 'dead'
  return nextTryAt ? 'waiting' : 'withdrawn'
}

function textOf(deps: Deps, name: string, language: (typeof languages)[number]) {
  const text = templateOf(name).text[language]
  const { encoding, length, parts } = smsSize(text)
  return {
    Template: name,
    Language: language,
    Text: text,
    DltText: text.replaceAll(/\{\w+\}/g, '{#var#}'),
    DltTemplateId: deps.config.SMS_TEMPLATES[`${name}.${language}`] ?? null,
    Encoding: encoding,
    Length: length,
    Parts: parts,
  }
}
