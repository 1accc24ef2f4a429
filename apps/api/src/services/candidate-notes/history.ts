import type { Queryable } from '@pramaan/database/client'
import { kindsSeenBy } from '@pramaan/domain/guidance'
import { type Role, roleOfId } from '@pramaan/domain/role'
import { type NamedCourse, nameCourses, readCurrentNotes } from './current-notes.queries.ts'
import { listActions, listNotes } from './notes.queries.ts'

/** The verification's actions in the history, by their names in the audit log. */
const actions = {
  'verification-submitted': 'comments',
  'verification-verified': 'verified',
  'verification-pending': 'pending',
  'verification-corrected': 'corrected',
  'verification-assigned': 'assigned',
} as const

const isAction = (action: string): action is keyof typeof actions => action in actions

/** A candidate's current notes and their history, newest first, limited to what a role may see. */
export async function historyOf(db: Queryable, role: Role, candidateId: number) {
  const kinds = kindsSeenBy(role)
  const notes = await listNotes(db, candidateId, kinds)
  const seesActions = kinds.includes('hr-attendance')
  const changes = seesActions ? await listActions(db, candidateId, Object.keys(actions)) : []
  const titles = await nameCourses(
    db,
    notes.flatMap(({ note }) => note.courseIds),
  )
  const lines = [
    ...notes.map((line) => noteLine(line, titles)),
    ...changes.flatMap(({ change, by, roleId }) =>
      isAction(change.action)
        ? [
            {
              ID: `action-${change.id}`,
              Kind: actions[change.action],
              Attended: null,
              Courses: [],
              Text: detailText(change.detail),
              By: by ?? '',
              Role: roleName(roleId),
              At: change.at.toISOString(),
              Undone: false,
            },
          ]
        : [],
    ),
  ].sort((a, b) => b.At.localeCompare(a.At))
  const currentNotes = (await readCurrentNotes(db, [candidateId]))(candidateId)
  const hidden = { HrAttended: null, CslrAttended: null, ShortCommentsHr: null, ShortCommentsCslr: null }
  return { data: lines, currentNotes: seesActions ? currentNotes : { ...currentNotes, ...hidden } }
}

type NoteLine = Awaited<ReturnType<typeof listNotes>>[number]

function noteLine({ note, by, roleId }: NoteLine, titles: Map<number, NamedCourse>) {
  return {
    ID: `note-${note.id}`,
    Kind: note.kind,
    Attended: note.attended,
    Courses: note.courseIds.flatMap((id) => titles.get(id) ?? []),
    Text: note.comment,
    By: by,
    Role: roleName(roleId),
    At: note.at.toISOString(),
    Undone: note.undoneAt !== null,
  }
}

function roleName(roleId: number | null) {
  return roleId === null ? null : (roleOfId(roleId) ?? null)
}

function detailText(detail: Record<string, unknown> | null) {
  return typeof detail?.text === 'string' ? detail.text : null
}
