import type { Queryable } from '@pramaan/database/client'
import { hasText } from '@pramaan/database/conditions/folded'
import { naturalOrder } from '@pramaan/database/conditions/natural-order'
import {
  colleges,
  courseCategories,
  courses,
  eduLevels,
  jobDomains,
  jobs,
  placementDrives,
  settings,
} from '@pramaan/database/schema'
import { naturalOrder as compareNames } from '@pramaan/domain/natural-order'
import type { ReferenceEntry, ReferenceListName } from '@pramaan/domain/reference-list'
import { and, asc, eq, inArray, isNull, ne, or, type SQL, sql } from 'drizzle-orm'
import { haystackOf } from '../colleges/college-fold.ts'
import { type ListTable, listTables, nothing } from './list-tables.queries.ts'

/** A filter of a list's entries. */
export type EntryFilter = { term: string; status?: 'offered' | 'excluded' | undefined }

function matching({ id, title, group, detail, excluded }: ListTable, { term, status }: EntryFilter): SQL | undefined {
  return and(
    or(hasText(term, title, group, detail), /^\d{1,9}$/.test(term) ? eq(id, Number(term)) : undefined),
    status === 'excluded' ? excluded : undefined,
    status === 'offered' ? sql`not (${excluded})` : undefined,
  )
}

function shown({ id, title, group, detail, type, excluded }: ListTable) {
  return {
    ID: sql<number>`${id}`,
    Title: sql<string>`${title}`,
    Group: sql<string>`${group}`,
    Detail: sql<string>`${detail}`,
    Type: sql<string>`${type ?? nothing}`,
    Excluded: sql<boolean>`${excluded}`,
  }
}

/** A page of a list by alphabet, and the total number of entries. */
export async function pageOfList(
  db: Queryable,
  list: ReferenceListName,
  filter: EntryFilter,
  page: { limit: number; offset: number },
) {
  const { table, ...columns } = listTables[list]
  const where = matching(listTables[list], filter)
  const rows = await db
    .select(shown({ table, ...columns }))
    .from(table)
    .where(where)
    .orderBy(asc(naturalOrder(columns.title)), asc(columns.id))
    .limit(page.limit)
    .offset(page.offset)
  return { rows, total: await db.$count(table, where) }
}

/** One entry. */
export async function findEntry(db: Queryable, list: ReferenceListName, id: number) {
  const [row] = await db.select(shown(listTables[list])).from(listTables[list].table).where(eq(listTables[list].id, id))
  return row
}

/** Whether another entry has a name, ignoring case. */
export async function isTitleTaken(db: Queryable, list: ReferenceListName, entry: ReferenceEntry, butId?: number) {
  const { table, title, id, group, detail } = listTables[list]
  const sameTitle = eq(sql`lower(${title})`, entry.title.trim().toLowerCase())
  // Several colleges may have the same name in different places.
  const taken =
    list === 'colleges' ? and(sameTitle, eq(group as SQL, entry.group), eq(detail as SQL, entry.detail)) : sameTitle
  return (await db.$count(table, and(taken, butId === undefined ? undefined : ne(id, butId)))) > 0
}

/** The groups of a list's entries. */
export async function groupsOf(db: Queryable, list: ReferenceListName): Promise<string[]> {
  if (list === 'job-roles') return (await db.select().from(jobDomains).orderBy(jobDomains.id)).map(({ title }) => title)
  if (list === 'degrees') return (await db.select().from(eduLevels).orderBy(eduLevels.id)).map(({ level }) => level)
  const { table, group } = listTables[list]
  if (list === 'course-categories') return []
  const rows = await db.selectDistinct({ group: sql<string>`${group}` }).from(table)
  return rows.map((row) => row.group).sort(compareNames)
}

/** Adds an entry and returns its id; `more` are further columns of this list. */
export async function insertEntry(
  db: Queryable,
  list: ReferenceListName,
  entry: ReferenceEntry,
  now: Date,
  more: Record<string, unknown> = {},
) {
  const { table, id, columns } = listTables[list]
  const rows = await db
    .insert(table)
    .values({ ...columns(entry), ...more, editedAt: now })
    .returning({ id })
  return Number(rows[0]?.id)
}

/** Updates an entry; the lists of later releases leave it unchanged. */
export async function updateEntry(
  db: Queryable,
  list: ReferenceListName,
  id: number,
  change: { entry: ReferenceEntry } | { excluded: boolean },
  now: Date,
) {
  const { table, columns, exclusion, id: key } = listTables[list]
  const values = 'entry' in change ? { ...columns(change.entry), editedAt: now } : exclusion(change.excluded, now)
  const address = 'entry' in change && list === 'colleges' ? await withAddress(db, id, change.entry) : {}
  await db
    .update(table)
    .set({ ...values, ...address })
    .where(eq(key, id))
}

/** Marks openings that use the name of an entry to be read again, before the next list or in the background. */
export async function forgetRequirements(db: Queryable, list: ReferenceListName, id: number) {
  const outdated = { vocabularyVersion: 0 }
  if (list === 'course-categories') await db.update(courses).set(outdated).where(eq(courses.categoryId, id))
  if (list !== 'job-roles') return
  await db.update(jobs).set(outdated).where(eq(jobs.roleId, id))
  const theirs = db.select({ id: jobs.driveId }).from(jobs).where(eq(jobs.roleId, id))
  await db.update(placementDrives).set(outdated).where(inArray(placementDrives.id, theirs))
}

/** A renamed college keeps its address, also in its label. */
async function withAddress(db: Queryable, id: number, { title, group, detail }: ReferenceEntry) {
  const { address, university, label, name } = colleges
  const [row] = await db.select({ address, university, label, name }).from(colleges).where(eq(colleges.id, id))
  if (!row) return {}
  return {
    address: row.address,
    university: row.university,
    label: row.label.replace(row.name, () => title),
    haystack: haystackOf({ name: title, address: row.address, district: detail, state: group }),
  }
}

const revisionKey = 'reference-lists'

/**
 * Raises the lists' revision, so that every server reads them again. Another edit waits until the transaction ends, so
 * that two never add the same entry.
 */
export async function raiseRevision(db: Queryable, now: Date) {
  await db
    .insert(settings)
    .values({ key: revisionKey, value: 1, updatedAt: now })
    .onConflictDoUpdate({
      target: settings.key,
      set: { value: sql`to_jsonb((${settings.value} #>> '{}')::integer + 1)`, updatedAt: now },
    })
}

/** The lists' revision: the number of changes so far. */
export async function readRevision(db: Queryable) {
  const [row] = await db.select({ value: settings.value }).from(settings).where(eq(settings.key, revisionKey))
  return Number(row?.value ?? 0)
}

/** The categories of courses. */
export function listCategories(db: Queryable, all: boolean) {
  const { id, title, excludedAt } = courseCategories
  const where = all ? undefined : isNull(excludedAt)
  return db.select({ ID: id, Title: title }).from(courseCategories).where(where).orderBy(id)
}
