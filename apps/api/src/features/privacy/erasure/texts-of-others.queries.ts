import type { Database, Queryable } from '@pramaan/database/client'
import { folded } from '@pramaan/database/conditions/folded'
import * as schema from '@pramaan/database/schema'
import { foldText } from '@pramaan/domain/fold-text'
import { type NamedPerson, namesPerson, soughtOf, withoutPerson } from '@pramaan/domain/named-person'
import { spelledWords } from '@pramaan/domain/spelling'
import { and, eq, isNull, ne, or, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'

type Texts = { table: PgTable; id: PgColumn; texts: readonly PgColumn[] }

/** Searches of people; one that names an erased person is deleted. */
const searches: readonly Texts[] = [
  { table: schema.searchLogs, id: schema.searchLogs.id, texts: [schema.searchLogs.title, schema.searchLogs.filters] },
  {
    table: schema.savedSearches,
    id: schema.savedSearches.id,
    texts: [schema.savedSearches.name, schema.savedSearches.filters],
  },
  { table: schema.savedViews, id: schema.savedViews.id, texts: [schema.savedViews.name, schema.savedViews.query] },
  {
    table: schema.savedJobSearches,
    id: schema.savedJobSearches.id,
    texts: [schema.savedJobSearches.name, schema.savedJobSearches.query],
  },
  { table: schema.unresolvedTerms, id: schema.unresolvedTerms.id, texts: [schema.unresolvedTerms.term] },
  { table: schema.idempotencyKeys, id: schema.idempotencyKeys.key, texts: [schema.idempotencyKeys.body] },
]

const textOf = (table: PgTable, id: PgColumn, text: PgColumn): Texts => ({ table, id, texts: [text] })

/** Texts that people wrote about or to others, which may name a person. */
const written: readonly Texts[] = [
  textOf(schema.conversationMessages, schema.conversationMessages.id, schema.conversationMessages.text),
  textOf(schema.bulkMessages, schema.bulkMessages.id, schema.bulkMessages.text),
  textOf(schema.helpMessages, schema.helpMessages.id, schema.helpMessages.text),
  textOf(schema.candidateNotes, schema.candidateNotes.id, schema.candidateNotes.comment),
  textOf(schema.shortlistMoves, schema.shortlistMoves.id, schema.shortlistMoves.reason),
  textOf(schema.hrComments, schema.hrComments.candidateId, schema.hrComments.otherRemarks),
  textOf(schema.refunds, schema.refunds.id, schema.refunds.reason),
  textOf(schema.paymentEvents, schema.paymentEvents.id, schema.paymentEvents.body),
  textOf(schema.files, schema.files.id, schema.files.name),
  textOf(schema.placementDrives, schema.placementDrives.id, schema.placementDrives.criteria),
  textOf(schema.outbox, schema.outbox.id, schema.outbox.shown),
  textOf(schema.notifications, schema.notifications.id, schema.notifications.params),
  textOf(schema.auditLog, schema.auditLog.id, schema.auditLog.detail),
  textOf(schema.jobs, schema.jobs.id, schema.jobs.description),
]

function mayName(column: PgColumn, person: NamedPerson): SQL | undefined {
  const { name, digits, emails } = soughtOf(person)
  const text = sql`${column}::text`
  return or(
    ...[name, ...emails].filter(Boolean).map((one) => sql`position(${one} in ${folded(text)}) > 0`),
    ...digits.map((one) => sql`position(${one} in regexp_replace(${folded(text)}, '\\D', '', 'g')) > 0`),
  )
}

/** Removes the person from the value of a column, also inside JSON. */
function changed(value: unknown, person: NamedPerson): unknown {
  if (typeof value === 'string') return withoutPerson(value, person)
  if (Array.isArray(value)) return value.map((one) => changed(one, person))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, changed(one, person)]))
}

/** In a query or JSON text, a name's spaces and letters are encoded. */
function readable(value: unknown) {
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  try {
    return `${text} ${decodeURIComponent(text.replaceAll('+', ' '))}`
  } catch {
    return text
  }
}

/**
 * What identifies a person in other people's texts. A name that another person has too, or that consists of listed
 * words (`Java Developer`), identifies more than this person.
 */
async function personOf(db: Queryable, accountId: number): Promise<NamedPerson | undefined> {
  const { accounts, candidates, conceptTerms } = schema
  const [account] = await db.select().from(accounts).where(eq(accounts.id, accountId))
  if (!account) return undefined
  const [profile] = await db.select().from(candidates).where(eq(candidates.accountId, accountId))
  const name = foldText(account.fullName)
  const sameName = and(ne(accounts.id, accountId), isNull(accounts.erasedAt), eq(folded(accounts.fullName), name))
  const words = [...new Set(spelledWords(account.fullName).map(({ folded: word }) => word))]
  const listed = await db
    .selectDistinct({ key: conceptTerms.key })
    .from(conceptTerms)
    .where(sql`${conceptTerms.key} = any(${sql.param(words)}::text[])`)
  const isCommon = words.length < 2 || listed.length === words.length || (await db.$count(accounts, sameName)) > 0
  const phones = [account.phone, profile?.alternateContact].filter((one) => one !== null && one !== undefined)
  const emails = [account.email, account.contactEmail].filter((one) => one !== null)
  return { name: isCommon ? undefined : account.fullName, phones, emails }
}

/**
 * Removes a person who is about to be erased from other people's texts: searches for them are deleted; in messages,
 * notes and the log their name and contacts are replaced. It can be repeated.
 */
export async function forgetInTexts(db: Database, accountId: number) {
  const person = await personOf(db, accountId)
  if (!person) return
  for (const { table, id, texts } of searches) {
    const rows = await db
      .select({ id, texts: sql<unknown[]>`jsonb_build_array(${sql.join([...texts], sql`, `)})` })
      .from(table)
      .where(or(...texts.map((text) => mayName(text, person)), ...queries(texts, person)))
    for (const row of rows)
      if (row.texts.some((text) => namesPerson(readable(text), person))) await db.delete(table).where(eq(id, row.id))
  }
  for (const { table, id, texts } of written)
    for (const text of texts) {
      const rows = await db.select({ id, value: text }).from(table).where(mayName(text, person))
      for (const row of rows) {
        const value = changed(row.value, person)
        const stored = text.columnType === 'PgJsonb' ? sql`${JSON.stringify(value)}::jsonb` : sql`${value}`
        if (JSON.stringify(value) !== JSON.stringify(row.value))
          await db.execute(sql`update ${table} set ${sql.identifier(text.name)} = ${stored} where ${id} = ${row.id}`)
      }
    }
}

/** The query of a list contains the name in URL encoding. */
function queries(texts: readonly PgColumn[], { name }: NamedPerson) {
  const forms = name === undefined ? [] : [encodeURIComponent(name), encodeURIComponent(name).replaceAll('%20', '+')]
  return texts.flatMap((text) => forms.map((form) => sql`position(lower(${form}) in lower(${text}::text)) > 0`))
}
