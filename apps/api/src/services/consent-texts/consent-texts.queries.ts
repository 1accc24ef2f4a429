import type { Queryable } from '@pramaan/database/client'
import { accounts, consents, consentTexts } from '@pramaan/database/schema'
import { type ConsentKind, type ConsentVersions, shippedVersions } from '@pramaan/domain/consent'
import { count, desc, eq, isNull } from 'drizzle-orm'

/** Every published text with who published it, newest first. */
export function listTexts(db: Queryable) {
  return db
    .select({ text: consentTexts, by: accounts.fullName })
    .from(consentTexts)
    .leftJoin(accounts, eq(accounts.id, consentTexts.publishedBy))
    .orderBy(desc(consentTexts.id))
}

/** The newest text of a kind. */
export async function newestText(db: Queryable, kind: ConsentKind) {
  const [row] = await db
    .select()
    .from(consentTexts)
    .where(eq(consentTexts.kind, kind))
    .orderBy(desc(consentTexts.id))
    .limit(1)
  return row
}

/** The current versions, and the versions since which everyone is asked again. */
export async function readVersions(db: Queryable): Promise<{ inForce: ConsentVersions; askedSince: ConsentVersions }> {
  const { kind, version, asksAgain } = consentTexts
  const rows = await db.select({ kind, version, asksAgain }).from(consentTexts).orderBy(consentTexts.id)
  const newest = (texts: typeof rows): ConsentVersions => ({
    ...shippedVersions,
    ...Object.fromEntries(texts.map((text) => [text.kind, text.version])),
  })
  return { inForce: newest(rows), askedSince: newest(rows.filter((row) => row.asksAgain)) }
}

/** Stores a text; undefined where its version was published meanwhile. */
export async function insertText(db: Queryable, text: typeof consentTexts.$inferInsert) {
  const [row] = await db.insert(consentTexts).values(text).onConflictDoNothing().returning()
  return row
}

/** The number of active consents to each version. */
export async function countConsents(db: Queryable) {
  const rows = await db
    .select({ version: consents.version, total: count() })
    .from(consents)
    .where(isNull(consents.withdrawnAt))
    .groupBy(consents.version)
  return new Map(rows.map(({ version, total }) => [version, total]))
}
