import { conceptKinds, conceptRelations } from '@pramaan/domain/concept'
import { unresolvedKinds } from '@pramaan/domain/unresolved'
import { z } from 'zod'
import { answers, endpoint } from '../endpoint.ts'
import { listCounts, paging, searchTerm } from '../list.ts'
import { instant, nameLine } from '../wire.ts'

const id = z.coerce.number().int().positive().max(2_147_483_647)
const kind = z.enum(conceptKinds)
const params = z.object({ id })
const term = nameLine(80, 'Enter a name.')

const listed = z.object({ ID: id, Kind: kind, Label: z.string() })

/** A count; `isMore`: there are more than were counted. */
const count = z.object({ count: z.number().int(), isMore: z.boolean() })

const concept = listed.extend({
  /** The source of an entry that came with a file; null for ours. */
  Source: z.string().nullable(),
  Licence: z.string().nullable(),
  Aliases: z.array(z.object({ Term: z.string(), Source: z.string().nullable() })),
  /** `towards`: the relation goes from the other concept to this one. */
  Relations: z.array(listed.extend({ Relation: z.enum(conceptRelations), towards: z.boolean() })),
  /** Entries that were merged into this one, newest first. */
  Merged: z.array(z.object({ ID: id, Label: z.string(), At: instant.nullable() })),
  People: count,
  Openings: count,
})

const typed = z.object({
  ID: id,
  Kind: z.enum(unresolvedKinds),
  Term: z.string(),
  Uses: z.number().int(),
  LastAt: instant,
  Ignored: z.boolean(),
})

const edit = { allow: ['Admin'], params, answer: answers(concept), refusals: ['not-found', 'wrong-state'] } as const
const relationForm = z.strictObject({ Relation: z.enum(conceptRelations), OtherID: id })

/** The concepts that searches understand, with all their names, as Admins edit them (decision 074). */
export const concepts = {
  listNames: endpoint({
    method: 'GET',
    path: '/list-names',
    summary: 'Entries of a form’s list by any of their names: other spellings, short forms, other scripts, mistyped',
    allow: 'public',
    query: z.object({ list: z.enum(['skills', 'jobRoles', 'degrees', 'locations']), term: searchTerm }),
    /** `Name` is the other name of the entry that was typed or begun; null for its own or a mistyped one. */
    answer: answers(z.array(z.object({ Title: z.string(), Name: z.string().nullable() }))),
    refusals: [],
  }),
  find: endpoint({
    method: 'GET',
    path: '/concepts',
    summary: 'Concepts by any of their names, also mistyped; without a name all by the alphabet',
    allow: ['Admin'],
    query: z.object({ term: searchTerm, kind: kind.optional(), ...paging }),
    answer: answers(z.array(listed.extend({ Names: z.number().int() })), listCounts),
    refusals: [],
  }),
  get: endpoint({
    method: 'GET',
    path: '/concepts/:id',
    summary: 'One concept: its names, relations, and how many people and openings have it',
    allow: ['Admin'],
    params,
    answer: answers(concept),
    refusals: ['not-found'],
  }),
  add: endpoint({
    method: 'POST',
    path: '/concepts',
    summary: 'Add a concept',
    allow: ['Admin'],
    body: z.strictObject({ Kind: kind, Label: term }),
    answer: answers(concept),
    refusals: [],
  }),
  addAlias: endpoint({
    ...edit,
    method: 'POST',
    path: '/concepts/:id/aliases',
    summary: 'Add another name; one that leads elsewhere is refused and says where',
    body: z.strictObject({ Term: term }),
  }),
  removeAlias: endpoint({
    ...edit,
    method: 'PUT',
    path: '/concepts/:id/aliases/removed',
    summary: 'Take another name away',
    body: z.strictObject({ Term: term }),
  }),
  relate: endpoint({
    ...edit,
    method: 'POST',
    path: '/concepts/:id/relations',
    summary: 'Relate a concept to another: broader, near, or a skill that makes the title',
    body: relationForm,
  }),
  unrelate: endpoint({
    ...edit,
    method: 'PUT',
    path: '/concepts/:id/relations/removed',
    summary: 'Take a relation away',
    body: relationForm,
  }),
  merge: endpoint({
    ...edit,
    method: 'PUT',
    path: '/concepts/:id/merged-into',
    summary: 'Merge this concept into another, whose names and relations then hold both',
    body: z.strictObject({ IntoID: id }),
  }),
  undoMerge: endpoint({
    ...edit,
    method: 'PUT',
    path: '/concepts/:id/merged-into/undone',
    summary: 'Undo a merge: the entry has its own names and relations again',
    body: z.strictObject({}),
  }),
  typed: endpoint({
    method: 'GET',
    path: '/typed-terms',
    summary: 'What people typed that no concept has as a name, the most frequent first',
    allow: ['Admin'],
    query: z.object({ show: z.enum(['open', 'ignored']).default('open'), ...paging }),
    answer: answers(z.array(typed), listCounts),
    refusals: [],
  }),
  ignore: endpoint({
    method: 'PUT',
    path: '/typed-terms/:id/ignored',
    summary: 'Take what people typed off the list, or put it back',
    allow: ['Admin'],
    params,
    body: z.strictObject({ Ignored: z.boolean() }),
    answer: answers(typed),
    refusals: ['not-found'],
  }),
}
