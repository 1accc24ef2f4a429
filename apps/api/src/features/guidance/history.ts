import { kindsSeenBy } from '@pramaan/domain/guidance'
import { type Role, roleOfId } from '@pramaan/domain/role'
import type { Queryable } from '../../db/client.ts'
import { listDeeds, listNotes } from './notes.queries.ts'
import { type NamedCourse, nameCourses, readStandings } from './standing.queries.ts'

/** The deeds of the verification that the history tells, by what the audit log calls them. */
const deeds = {
  'verification-submitted': 'comments',
  'verification-verified': 'verified',
  'verification-pending': 'pending',
  'verification-corrected': 'corrected',
  'verification-assigned': 'assigned',
} as const

const isDeed = (action: string): action is keyof typeof deeds => action in deeds

/** What stands of a candidate and how it came to it, newest first, as far as a role may know. */
export async function historyOf(db: Queryable, role: Role, candidateId: number) {
  const kinds = kindsSeenBy(role)
  const notes = await listNotes(db, candidateId, kinds)
  const seesDeeds = kinds.includes('hr-attendance')
  const done = seesDeeds ? await listDeeds(db, candidateId, Object.keys(deeds)) : []
  const titles = await nameCourses(
    db,
    notes.flatMap(({ note }) => note.courseIds),
  )
  const lines = [
    ...notes.map((line) => noteLine(line, titles)),
    ...done.flatMap(({ deed, by, roleId }) =>
      isDeed(deed.action)
        ? [
            {
              ...{ ID: `deed-${deed.id}`, Kind: deeds[deed.action], Attended: null, Courses: [] },
              ...{ Text: detailText(deed.detail), By: by ?? '', Role: roleName(roleId) },
              ...{ At: deed.at.toISOString(), Undone: false },
            },
          ]
        : [],
    ),
  ].sort((a, b) => b.At.localeCompare(a.At))
  const standing = (await readStandings(db, [candidateId]))(candidateId)
  const hidden = { HrAttended: null, CslrAttended: null, ShortCommentsHr: null, ShortCommentsCslr: null }
  return { data: lines, standing: seesDeeds ? standing : { ...standing, ...hidden } }
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
