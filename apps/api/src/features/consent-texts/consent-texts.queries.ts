import type { Queryable } from '@pramaan/database/client'
import { accounts, consents, consentTexts } from '@pramaan/database/schema'
import { type ConsentKind, type ConsentVersions, shippedVersions } from '@pramaan/domain/consent'
import { and, count, desc, eq, isNull } from 'drizzle-orm'

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
  const [inForce, askedSince] = [{ ...shippedVersions }, { ...shippedVersions }] as Record<ConsentKind, string>[]
  for (const row of rows) {
    if (inForce) inForce[row.kind] = row.version
    if (askedSince && row.asksAgain) askedSince[row.kind] = row.version
  }
  return { inForce: inForce ?? shippedVersions, askedSince: askedSince ?? shippedVersions }
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
    .where(and(isNull(consents.withdrawnAt)))
    .groupBy(consents.version)
  return new Map(rows.map(({ version, total }) => [version, total]))
}
