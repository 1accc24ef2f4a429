import { queryOfPartnerFilters } from '@pramaan/contract/courses/partner-filters'
import { noFilters } from '@pramaan/contract/search/candidate-filters'
import type { Queryable } from '@pramaan/database/client'
import { attendanceKindOf, whyNotUndoNote, withCourse } from '@pramaan/domain/guidance'
import type { Deps } from '../../deps.ts'
import type { Routes } from '../../http/calls/call.ts'
import { listFileLink } from '../../http/exports/list-file.ts'
import { found, Refuse, refuse } from '../../http/refusals/refuse.ts'
import { historyOf } from '../../services/candidate-notes/history.ts'
import { noteMany } from '../../services/candidate-notes/note-many.ts'
import {
  addNote,
  findCourseIds,
  findCurrent,
  findNotes,
  lockCandidates,
  undoNote,
} from '../../services/candidate-notes/notes.queries.ts'
import { ofPartners } from '../../services/visibility/readers.queries.ts'
import { refuseUnshown } from '../../services/visibility/readers.ts'
import { countPartnerList, topCourses } from './partner.queries.ts'
import { partnerFile } from './partner-file.ts'
import { listForPartner } from './partner-list.ts'

/** The number of courses with their own figure on a course partner's dashboard. */
const coursesShown = 5

const refusals = { 'not-yours': 'not-yours', 'not-the-latest': 'wrong-state', 'too-late': 'wrong-state' } as const

/** Attendance, suggested courses and remarks: who noted what and when (document 002 §2.8, §6, §7; D34). */
export function guidanceRoutes(deps: Deps): Routes<'guidance'> {
  return {
    ...attendanceRoutes(deps),
    ...suggestionRoutes(deps),
    ...remarkRoutes(deps),
    undo: async ({ db, actor, body: { NoteIDs } }) => {
      const ids = [...new Set(NoteIDs)]
      const notes = await findNotes(db, ids)
      refuse(notes.length === ids.length ? undefined : 'not-found')
      await lockCandidates(
        db,
        notes.map(({ candidateId }) => candidateId),
      )
      // Read again under the lock, because a later note may have been added meanwhile.
      for (const note of await findNotes(db, ids)) {
        const why = whyNotUndoNote({ by: note.byId, at: note.at, current: note.current }, actor.id, deps.now())
        refuse(why && refusals[why])
        await undoNote(db, note, deps.now())
      }
      return { data: null }
    },
    history: async ({ db, actor, params: { candidateId } }) => {
      await refuseUnshown(db, actor, candidateId)
      return historyOf(db, actor.role, candidateId)
    },
    partnerList: ({ actor, query }) => listForPartner(deps, actor, query),
    partnerFigures: async ({ db }) => {
      const { people, withoutRemark } = await countPartnerList(db)
      return { data: { People: people, WithoutRemark: withoutRemark, Courses: await topCourses(db, coursesShown) } }
    },
    partnerFile: async ({ actor, query }) => {
      const { pageSize, pageIndex } = noFilters
      return listFileLink(deps, actor, partnerFile(deps), queryOfPartnerFilters({ ...query, pageSize, pageIndex }))
    },
  }
}

function attendanceRoutes(deps: Deps): Pick<Routes<'guidance'>, 'attend' | 'attendMany'> {
  return {
    attend: async ({ db, actor, params: { userId, role }, body }) => {
      refuse(role === actor.role ? undefined : 'not-yours')
      await lockOne(db, userId)
      const kind = found(attendanceKindOf(role))
      const [current] = await findCurrent(db, [userId], kind)
      const attended = body.attended ?? current?.attended !== true
      const note = { candidateId: userId, kind, attended, comment: body.comment || null, byId: actor.id }
      const { id } = await addNote(db, { ...note, at: deps.now() })
      return { data: { NoteID: id, attended } }
    },
    attendMany: async ({ db, actor, body: { userIds, comment, attended } }) => {
      const kind = found(attendanceKindOf(actor.role))
      const note = { kind, attended, comment: comment || null, byId: actor.id, at: deps.now() }
      return noteMany(db, userIds, async () => (candidateId) => ({ ...note, candidateId }))
    },
  }
}

function suggestionRoutes(deps: Deps): Pick<Routes<'guidance'>, 'suggest' | 'suggestToMany'> {
  return {
    suggest: async ({ db, actor, body: { userId, selectedCourses } }) => {
      await lockOne(db, userId)
      const courseIds = [...new Set(selectedCourses)]
      const known = await findCourseIds(db, courseIds)
      refuse(known.length === courseIds.length ? undefined : 'not-found')
      const note = { candidateId: userId, kind: 'courses' as const, courseIds, byId: actor.id, at: deps.now() }
      return { data: { NoteID: (await addNote(db, note)).id } }
    },
    suggestToMany: async ({ db, actor, body: { userIds, courseId } }) => {
      refuse((await findCourseIds(db, [courseId])).length === 1 ? undefined : 'not-found')
      return noteMany(db, userIds, async (known) => {
        const suggested = new Map(
          (await findCurrent(db, known, 'courses')).map(({ candidateId, courseIds }) => [candidateId, courseIds]),
        )
        return (candidateId) => {
          const courseIds = withCourse(suggested.get(candidateId) ?? [], courseId)
          return courseIds
            ? { candidateId, kind: 'courses', courseIds, byId: actor.id, at: deps.now() }
            : 'limit-reached'
        }
      })
    },
  }
}

function remarkRoutes(deps: Deps): Pick<Routes<'guidance'>, 'remark' | 'remarkOnMany'> {
  return {
    remark: async ({ db, actor, params: { candidateId }, body }) => {
      await lockOne(db, candidateId)
      refuse((await ofPartners(db, [candidateId])).length === 1 ? undefined : 'not-found')
      const note = { candidateId, kind: 'remark' as const, comment: body.remark, byId: actor.id, at: deps.now() }
      return { data: { NoteID: (await addNote(db, note)).id } }
    },
    remarkOnMany: async ({ db, actor, body: { userIds, remark } }) => {
      const note = { kind: 'remark' as const, comment: remark, byId: actor.id, at: deps.now() }
      return noteMany(db, userIds, async (known) => {
        const theirs = await ofPartners(db, known)
        return (candidateId) => (theirs.includes(candidateId) ? { ...note, candidateId } : 'not-found')
      })
    },
  }
}

async function lockOne(db: Queryable, candidateId: number) {
  if ((await lockCandidates(db, [candidateId])).length === 0) throw new Refuse('not-found')
}
