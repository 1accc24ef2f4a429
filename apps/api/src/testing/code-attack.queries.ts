import { count, eq, max } from 'drizzle-orm'
import type { Database } from '../db/client.ts'
import { outbox } from '../db/schema/index.ts'

/** The messages that left for codes: in all, and the most to one number. */
export async function countCodeMessages(db: Database) {
  const each = db
    .select({ sent: count().as('sent') })
    .from(outbox)
    .where(eq(outbox.template, 'otp'))
    .groupBy(outbox.recipient)
    .as('each')
  const [most] = await db.select({ sent: max(each.sent) }).from(each)
  return { inAll: await db.$count(outbox, eq(outbox.template, 'otp')), toOneNumber: Number(most?.sent ?? 0) }
}
