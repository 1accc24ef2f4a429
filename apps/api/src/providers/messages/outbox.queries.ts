import type { Queryable } from '../../db/client.ts'
import { outbox } from '../../db/schema/index.ts'
import type { Deps } from '../../deps.ts'

/** A message to leave: its template and what fills it. */
export type Message = {
  channel: 'sms' | 'email' | 'whatsapp'
  to: string
  template: string
  variables: Record<string, string>
}

/** Writes a message into the outbox, in the caller's transaction; it leaves when that commits. */
export async function enqueueMessage(deps: Deps, db: Queryable, message: Message) {
  await db.insert(outbox).values({
    channel: message.channel,
    recipient: message.to,
    template: message.template,
    variables: await deps.seal.encrypt(JSON.stringify(message.variables)),
    createdAt: deps.now(),
    nextTryAt: deps.now(),
  })
}
