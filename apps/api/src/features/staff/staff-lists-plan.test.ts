import { describePlans } from '@pramaan/database/testing/describe-plans'
import { planOf } from '@pramaan/database/testing/plan'
import type { HelpStatus } from '@pramaan/domain/help'
import { expect, test } from 'vitest'
import { findSuspensions } from '../../services/visibility/suspensions.queries.ts'
import { generateStaffLists } from '../../testing/generated/generated-staff-lists.queries.ts'
import { findAccounts } from '../accounts/accounts.queries.ts'
import { type AuditFilter, conditionOf, findEntries } from '../audit/audit.queries.ts'
import { findHelpMessages, findHelpThreads } from '../help/help.queries.ts'

const all: AuditFilter = {
  who: undefined,
  about: undefined,
  group: undefined,
  action: undefined,
  withoutLists: false,
  from: undefined,
  before: undefined,
}
const person = (id: number) => ({ id, phone: undefined, email: undefined, name: String(id) })
const dayAgo = (days: number) => new Date(Date.now() - days * 86_400_000)

describePlans('plans of the lists of staff', generateStaffLists, (ground) => {
  test.each<[string, Partial<AuditFilter>]>([
    ['everything', {}],
    ['acts, without the lists that were seen', { withoutLists: true }],
    ['an actor', { who: person(3) }],
    ['a person, also in lists', { about: person(4000) }],
    ['a kind of act', { group: 'money' }],
    ['an act', { action: 'setting-changed' }],
    ['a day long ago', { from: dayAgo(150), before: dayAgo(149) }],
    ['acts of an actor on days', { who: person(3), withoutLists: true, from: dayAgo(100), before: dayAgo(90) }],
  ])('the audit log of %s is read by an index', async (_, filter) => {
    const where = await conditionOf(ground.db, { ...all, ...filter })
    const { names, blocks } = await planOf(ground.db, findEntries(ground.db, where, undefined, 51).getSQL())
    expect(names).not.toContain('Seq Scan')
    // The log alone has some 4,000 pages.
    expect(blocks, names).toBeLessThan(500)
  })

  test('suspended people and their suspensions are read by indexes of their own', async () => {
    const which = { roleIds: undefined, users: false, only: undefined, status: 'suspended', term: '' } as const
    const people = await planOf(ground.db, findAccounts(ground.db, which, 50, 0).getSQL())
    expect(people.names).toContain('accounts_suspended')
    expect(people.blocks).toBeLessThan(100)
    const rows = await findAccounts(ground.db, which, 50, 0)
    expect(rows).toHaveLength(ground.candidates / 5000)
    const ids = rows.map(({ id }) => id)
    const { names, blocks } = await planOf(ground.db, findSuspensions(ground.db, ids).getSQL())
    expect(names).not.toContain('Seq Scan audit_log')
    expect(blocks, names).toBeLessThan(500)
  })

  test.each<[HelpStatus, number, string]>([
    ['open', 0, 'help_threads_open'],
    ['open', 200, 'help_threads_open'],
    ['answered', 0, 'help_threads_answered'],
  ])('%s questions from %i on are read in the order of their index', async (status, offset, index) => {
    const { names, blocks } = await planOf(ground.db, findHelpThreads(ground.db, status, 50, offset).getSQL())
    expect(names).toContain(index)
    expect(names).not.toContain('Seq Scan')
    expect(names).not.toContain('Sort')
    expect(blocks, names).toBeLessThan(4000)
  })

  test('a thread of questions is read by its index', async () => {
    const rows = await findHelpMessages(ground.db, 4000)
    expect(rows).toHaveLength(2)
  })
})
