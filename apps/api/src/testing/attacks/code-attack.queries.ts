import type { Database } from '@pramaan/database/client'
import { outbox } from '@pramaan/database/schema'
import { count, eq, max } from 'drizzle-orm'

/** The number of code messages sent: in total, and the most to one number. */
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
