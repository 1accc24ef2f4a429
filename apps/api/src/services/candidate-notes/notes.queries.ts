import type { Queryable } from '@pramaan/database/client'
import { accounts, auditLog, candidateNotes, candidates, courses } from '@pramaan/database/schema'
import type { NoteKind } from '@pramaan/domain/guidance'
import { and, desc, eq, inArray, isNull, sql } from 'drizzle-orm'
import { only } from '../../http/refusals/refuse.ts'

/** A note as the table holds it. */
export type NoteRow = typeof candidateNotes.$inferSelect

/** Candidates' rows, locked in a fixed order, so that notes of one candidate don't run in parallel. */
export async function lockCandidates(db: Queryable, ids: readonly number[]) {
  const rows = await db
    .select({ id: candidates.accountId })
    .from(candidates)
    .where(inArray(candidates.accountId, [...ids]))
    .orderBy(candidates.accountId)
    .for('no key update')
  return rows.map(({ id }) => id)
}

/** The current notes of a kind. */
export function findCurrent(db: Queryable, ids: readonly number[], kind: NoteKind) {
  return db
    .select()
    .from(candidateNotes)
    .where(and(inArray(candidateNotes.candidateId, [...ids]), eq(candidateNotes.kind, kind), candidateNotes.current))
}

/** Adds a note, which becomes the current one. */
export async function addNote(db: Queryable, note: Omit<typeof candidateNotes.$inferInsert, 'current'>) {
  const { candidateId, kind } = note
  await db
    .update(candidateNotes)
    .set({ current: false })
    .where(and(eq(candidateNotes.candidateId, candidateId), eq(candidateNotes.kind, kind), candidateNotes.current))
  return only(
    await db
      .insert(candidateNotes)
      .values({ ...note, current: true })
      .returning(),
  )
}

/** Notes by their ids. */
export function findNotes(db: Queryable, ids: readonly number[]) {
  return db
    .select()
    .from(candidateNotes)
    .where(inArray(candidateNotes.id, [...ids]))
}

/** Undoes a note: the one before it of its kind is current again. */
export async function undoNote(db: Queryable, { id, candidateId, kind }: NoteRow, at: Date) {
  await db.update(candidateNotes).set({ current: false, undoneAt: at }).where(eq(candidateNotes.id, id))
  const ofKind = and(
    eq(candidateNotes.candidateId, candidateId),
    eq(candidateNotes.kind, kind),
    isNull(candidateNotes.undoneAt),
  )
  const before = db
    .select({ id: candidateNotes.id })
    .from(candidateNotes)
    .where(ofKind)
    .orderBy(desc(candidateNotes.id))
    .limit(1)
  await db.update(candidateNotes).set({ current: true }).where(inArray(candidateNotes.id, before))
}

/** Which of these courses exist. */
export async function findCourseIds(db: Queryable, ids: readonly number[]) {
  const rows = await db
    .select({ id: courses.id })
    .from(courses)
    .where(inArray(courses.id, [...ids]))
  return rows.map(({ id }) => id)
}

const mostEntries = 200

/** A candidate's notes with who wrote them, newest first. */
export function listNotes(db: Queryable, candidateId: number, kinds: readonly NoteKind[]) {
  return db
    .select({ note: candidateNotes, by: accounts.fullName, roleId: accounts.roleId })
    .from(candidateNotes)
    .innerJoin(accounts, eq(accounts.id, candidateNotes.byId))
    .where(and(eq(candidateNotes.candidateId, candidateId), inArray(candidateNotes.kind, [...kinds])))
    .orderBy(desc(candidateNotes.id))
    .limit(mostEntries)
}

/** The audit log's entries of these actions on a candidate, newest first. */
export function listActions(db: Queryable, candidateId: number, actions: readonly string[]) {
  return db
    .select({ change: auditLog, by: sql<string | null>`${accounts.fullName}`, roleId: accounts.roleId })
    .from(auditLog)
    .leftJoin(accounts, eq(accounts.id, auditLog.actorId))
    .where(and(eq(auditLog.subjectId, candidateId), inArray(auditLog.action, [...actions])))
    .orderBy(desc(auditLog.id))
    .limit(mostEntries)
}
