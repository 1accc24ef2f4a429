import { longestNote, mostNotedAtOnce, noteKinds } from '@pramaan/domain/guidance'
import { roleNames } from '@pramaan/domain/role'
import { z } from 'zod'
import { answers } from '../endpoint.ts'
import { id, instant, line } from '../wire.ts'

/** The comment of a note; empty if there is none. */
export const comment = z.string().trim().max(longestNote, `At most ${longestNote} characters.`).default('')
/** The candidates of a bulk action. */
export const people = z.array(id).min(1).max(mostNotedAtOnce, `At most ${mostNotedAtOnce} at once.`)
/** The text of a remark. */
export const remark = line(longestNote, 'Write the remark.')
/** The note that was created. */
export const noted = z.object({ NoteID: id })

/** The result of a bulk action: the notes created, and the candidates without one. */
export const notedOfMany = answers(
  z.array(z.object({ ID: id, NoteID: id.nullable(), why: z.enum(['not-found', 'limit-reached']).nullable() })),
  { noted: z.number().int() },
)

/** One line of a candidate's history: a note, or an action of the verification; `Undone` when its author undid it. */
export const entry = z.object({
  ID: z.string(),
  Kind: z.enum([...noteKinds, 'verified', 'pending', 'comments', 'corrected', 'assigned']),
  Attended: z.boolean().nullable(),
  Courses: z.array(z.object({ ID: id, Title: z.string() })),
  Text: z.string().nullable(),
  By: z.string(),
  Role: z.enum(roleNames).nullable(),
  At: instant,
  Undone: z.boolean(),
})

/** A candidate's current notes, limited to what the reader's role may see. */
export const currentNotes = z.object({
  HrAttended: z.boolean().nullable(),
  CslrAttended: z.boolean().nullable(),
  ShortCommentsHr: z.string().nullable(),
  ShortCommentsCslr: z.string().nullable(),
  MultiSuggestedCourse: z.array(z.object({ ID: id, Title: z.string() })),
  remark: z.string().nullable(),
})
