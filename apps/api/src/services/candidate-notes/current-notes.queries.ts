import type { Queryable } from '@pramaan/database/client'
import { candidateNotes, courses, shortlists } from '@pramaan/database/schema'
import { and, count, inArray } from 'drizzle-orm'

/** A course as a row names it. */
export type NamedCourse = { ID: number; Title: string }

/** A candidate's current notes; null if nothing was noted. */
export type CurrentNotes = {
  HrAttended: boolean | null
  CslrAttended: boolean | null
  ShortCommentsHr: string | null
  ShortCommentsCslr: string | null
  MultiSuggestedCourse: NamedCourse[]
  remark: string | null
}

/** The titles of courses, as many as there are. */
export async function nameCourses(db: Queryable, ids: readonly number[]): Promise<Map<number, NamedCourse>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select({ ID: courses.id, Title: courses.title })
    .from(courses)
    .where(inArray(courses.id, [...new Set(ids)]))
  return new Map(rows.map((row) => [row.ID, row]))
}

/** The current notes of candidates; empty without any. */
export async function readCurrentNotes(db: Queryable, ids: readonly number[]): Promise<(id: number) => CurrentNotes> {
  if (ids.length === 0) return () => nothingNoted
  const notes = await db
    .select()
    .from(candidateNotes)
    .where(and(inArray(candidateNotes.candidateId, [...ids]), candidateNotes.current))
  const titles = await nameCourses(
    db,
    notes.flatMap(({ courseIds }) => courseIds),
  )
  const byCandidate = new Map<number, CurrentNotes>()
  for (const { candidateId, kind, attended, comment, courseIds } of notes) {
    const currentNotes = byCandidate.get(candidateId) ?? { ...nothingNoted }
    byCandidate.set(candidateId, currentNotes)
    if (kind === 'hr-attendance') Object.assign(currentNotes, { HrAttended: attended, ShortCommentsHr: comment })
    if (kind === 'counsellor-attendance')
      Object.assign(currentNotes, { CslrAttended: attended, ShortCommentsCslr: comment })
    if (kind === 'courses') currentNotes.MultiSuggestedCourse = courseIds.flatMap((id) => titles.get(id) ?? [])
    if (kind === 'remark') currentNotes.remark = comment
  }
  return (id) => byCandidate.get(id) ?? nothingNoted
}

const nothingNoted: CurrentNotes = {
  HrAttended: null,
  CslrAttended: null,
  ShortCommentsHr: null,
  ShortCommentsCslr: null,
  MultiSuggestedCourse: [],
  remark: null,
}

/** The number of employers who have each candidate on their list. */
export async function countShortlisted(db: Queryable, ids: readonly number[]): Promise<Map<number, number>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select({ id: shortlists.candidateId, total: count() })
    .from(shortlists)
    .where(inArray(shortlists.candidateId, [...ids]))
    .groupBy(shortlists.candidateId)
  return new Map(rows.map(({ id, total }) => [id, total]))
}
