import type { Queryable } from '@pramaan/database/client'
import { raiseVersion } from '@pramaan/database/reference-data/vocabulary/seed-concepts.queries'
import {
  entryKey,
  entryMessages,
  entryTitle,
  type ReferenceEntry,
  type ReferenceListName,
  whyNotEntry,
} from '@pramaan/domain/reference-list'
import type { Deps } from '../../../deps.ts'
import type { Actor } from '../../../http/access/actor.ts'
import { writeAudit } from '../../../http/audit.queries.ts'
import { found, refuseField } from '../../../http/refusals/refuse.ts'
import { adoptTyped } from '../../../services/search/projection/adopt-typed.queries.ts'
import {
  findEntry,
  forgetRequirements,
  groupsOf,
  insertEntry,
  isTitleTaken,
  raiseRevision,
  updateEntry,
} from './edit-list.queries.ts'

/** An edit of a list: the list and the editor, in the caller's transaction. */
export type ListEdit = { deps: Deps; db: Queryable; actor: Actor; list: ReferenceListName }

async function refusalOf({ db, list }: ListEdit, entry: ReferenceEntry, groups: readonly string[], butId?: number) {
  const why = whyNotEntry(list, entry, { groups, titleTaken: await isTitleTaken(db, list, entry, butId) })
  return why && entryMessages[why]
}

async function check(edit: ListEdit, entry: ReferenceEntry, butId?: number) {
  const refusal = await refusalOf(edit, entry, await groupsOf(edit.db, edit.list), butId)
  if (refusal) refuseField(refusal[0], refusal[1])
}

async function audit({ deps, db, actor, list }: ListEdit, action: string, detail: Record<string, unknown>) {
  await writeAudit(db, { actorId: actor.id, action, detail: { list, ...detail }, at: deps.now() })
}

/** The lists whose entries are codes of a search row. */
const coded = { locations: 'location', degrees: 'degree' } as const satisfies Partial<Record<ReferenceListName, string>>

/**
 * Updates searches after an entry was added or renamed: the vocabulary reads the roles, and people who typed a place or
 * degree before it was listed are found by the listed one.
 */
async function tellSearch({ db, list }: ListEdit, entries: readonly { id: number; title: string }[]) {
  if (entries.length === 0) return
  if (list === 'job-roles') await raiseVersion(db)
  if (list !== 'locations' && list !== 'degrees') return
  for (const entry of entries) await adoptTyped(db, { kind: coded[list], ...entry })
}

/** Adds an entry, records it in the audit log, and returns its id. */
export async function addEntry(edit: ListEdit, entry: ReferenceEntry, more: Record<string, unknown> = {}) {
  const { db, list, deps } = edit
  await raiseRevision(db, deps.now())
  await check(edit, entry)
  const id = await insertEntry(db, list, entry, deps.now(), more)
  await tellSearch(edit, [{ id, title: entry.title }])
  await audit(edit, 'reference-added', { id, title: entry.title })
  return id
}

/** Renames or moves an entry, and returns the changed entry. */
export async function changeEntry(edit: ListEdit, id: number, entry: ReferenceEntry) {
  const { db, list, deps } = edit
  await raiseRevision(db, deps.now())
  const oldEntry = found(await findEntry(db, list, id))
  await check(edit, entry, id)
  await updateEntry(db, list, id, { entry }, deps.now())
  await forgetRequirements(db, list, id)
  await tellSearch(edit, [{ id, title: entry.title }])
  await audit(edit, 'reference-changed', { id, from: oldEntry.Title, to: entry.title })
  return found(await findEntry(db, list, id))
}

/** Excludes an entry from the forms, or offers it again; repeating it changes nothing. */
export async function excludeEntry(edit: ListEdit, id: number, excluded: boolean) {
  const { db, list, deps } = edit
  await raiseRevision(db, deps.now())
  const oldEntry = found(await findEntry(db, list, id))
  if (oldEntry.Excluded === excluded) return oldEntry
  await updateEntry(db, list, id, { excluded }, deps.now())
  await audit(edit, 'reference-changed', { id, title: oldEntry.Title, excluded })
  return { ...oldEntry, Excluded: excluded }
}

/** Adds the entries of a file that the list lacks, line by line; a refused line changes nothing and gets a reason. */
export async function importEntries(edit: ListEdit, entries: readonly ReferenceEntry[]) {
  const { db, list, deps } = edit
  await raiseRevision(db, deps.now())
  const groups = await groupsOf(db, list)
  const refused: { Row: number; Message: string }[] = []
  const added: { id: number; title: string }[] = []
  let known = 0
  for (const [index, line] of entries.entries()) {
    // An empty cell means that the type is not given.
    const type = line.type?.trim() || undefined
    const entry = { title: line.title.trim(), group: line.group.trim(), detail: line.detail.trim(), type }
    const refusal = await refusalOf(edit, entry, groups)
    const isKnown = refusal === entryMessages['same-title']
    const tooLong = [entry.title, entry.group, entry.detail].some((text) => text.length > 200)
    if (isKnown) known += 1
    else if (refusal || tooLong) refused.push({ Row: index + 1, Message: refusal?.[1] ?? 'At most 200 characters.' })
    else added.push({ id: await insertEntry(db, list, entry, deps.now()), title: entry.title })
  }
  await tellSearch(edit, added)
  if (added.length > 0) await audit(edit, 'reference-imported', { added: added.length, known, refused: refused.length })
  return { Added: added.length, Known: known, Refused: refused }
}

type WrittenEntry = { Title: string; Group: string; Detail: string; Type?: string | undefined }

/** An entry in the domain's form. */
export function entryOf({ Title, Group, Detail, Type }: WrittenEntry): ReferenceEntry {
  return { title: entryTitle(Title), group: Group, detail: Detail, type: Type }
}

/** Whether two titles name the same entry. */
export function isSameTitle(one: string, other: string): boolean {
  return entryKey(one) === entryKey(other)
}
