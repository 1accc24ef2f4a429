import { auditActions, auditGroupNames } from '@pramaan/domain/audit'
import { roleNames } from '@pramaan/domain/role'
import { z } from 'zod'
import { answers, endpoint } from '../endpoint.ts'
import { fileCall, searchTerm } from '../list.ts'
import { day, id, instant } from '../wire.ts'

const person = z.object({ ID: id, Name: z.string().nullable(), Role: z.enum(roleNames).nullable() })

/** One line of the audit log (D35). */
const entry = z.object({
  ID: id,
  At: instant,
  /** Null: the platform itself. */
  By: person.nullable(),
  Action: z.string(),
  /** The person affected; a list of people is in `Detail.ids`. */
  About: person.nullable(),
  Detail: z.record(z.string(), z.unknown()).nullable(),
})

const filters = {
  /** A staff member's name, or anyone's ID, mobile number or e-mail. */
  who: searchTerm,
  /** ID, mobile number or e-mail of the person affected; also matches people in a viewed list. */
  about: searchTerm,
  group: z.enum(auditGroupNames).optional(),
  action: z.enum(auditActions).optional(),
  /** Leaves out the lists with contacts that were seen, which are most of the log. */
  lists: z.literal('hidden').optional(),
  from: day.optional(),
  to: day.optional(),
}

/** The audit log: actions and views, with actor, person affected and time (D35). */
export const audit = {
  list: endpoint({
    method: 'GET',
    path: '/audit-log',
    summary: 'The audit log, newest first, filtered by actor, act, person affected and days',
    allow: ['Admin'],
    query: z.object({
      ...filters,
      before: id.optional(),
      pageSize: z.coerce.number().int().min(1).max(50).default(20),
    }),
    answer: answers(z.array(entry), { next: id.nullable() }),
    refusals: [],
  }),
  file: endpoint({
    ...fileCall,
    path: '/audit-log-file',
    allow: ['Admin'],
    query: z.object(filters),
    refusals: [],
  }),
}
