import type { AuditAction, AuditGroup } from '@pramaan/domain/audit'
import { cleanTyped } from '@pramaan/domain/clean-typed'
import { parseEmail } from '@pramaan/domain/email'
import { endOfDay, parseDay, startOfDay } from '@pramaan/domain/india-day'
import { parsePhone } from '@pramaan/domain/phone'
import { roleOfId } from '@pramaan/domain/role'
import { refuseField } from '../../http/refusals/refuse.ts'
import type { AuditFilter, listEntries, Person } from './audit.queries.ts'

type Entries = Awaited<ReturnType<typeof listEntries>>
type Query = {
  who: string
  about: string
  group?: AuditGroup | undefined
  action?: AuditAction | undefined
  lists?: 'hidden' | undefined
  from?: string | undefined
  to?: string | undefined
}

/** The requested filter, refused if it ends before it starts. */
export function filterOf({ who, about, group, action, lists, from, to }: Query): AuditFilter {
  const [first, last] = [parseDay(from ?? ''), parseDay(to ?? '')]
  if (first && last && last < first) refuseField('to', 'The end is before the start.')
  return {
    who: personOf(who),
    about: personOf(about),
    group,
    action,
    withoutLists: lists === 'hidden',
    from: first && startOfDay(first),
    before: last && endOfDay(last),
  }
}

function personOf(text: string): Person | undefined {
  if (text === '') return undefined
  const typed = cleanTyped(text)
  const isId = /^#?\d{1,9}$/.test(typed)
  const { e164 } = parsePhone(text)
  return {
    name: text,
    id: isId ? Number(typed.replace('#', '')) : undefined,
    phone: isId ? undefined : e164,
    email: parseEmail(text).email,
  }
}

/** Lines of the log in the API's form. */
export function linesOf({ entries, people }: Entries) {
  const personWith = (id: number | null) => {
    const known = id === null ? undefined : people.get(id)
    return id === null ? null : { ID: id, Name: known?.name || null, Role: (known && roleOfId(known.roleId)) ?? null }
  }
  return entries.map(({ id, at, actorId, action, subjectId, detail }) => ({
    ID: id,
    At: at.toISOString(),
    By: personWith(actorId),
    Action: action,
    About: personWith(subjectId),
    Detail: detail,
  }))
}
