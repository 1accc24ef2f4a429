import fc from 'fast-check'
import { expect, test } from 'vitest'
import { roleNames, staffRoles } from '../role/role.ts'
import {
  accountMessages,
  endsSessionsOnSuspension,
  type ManagedAccount,
  whyNotChangeRole,
  whyNotResetSecondFactor,
  whyNotRestore,
  whyNotSuspend,
} from './account.ts'

const asha = { id: 7, role: 'hr', status: 'active', erased: false, secondFactor: true } as const
const admin = 1

test.each([
  ['an active account is suspended', whyNotSuspend(admin, asha), undefined],
  ['an employer or candidate too', whyNotSuspend(admin, { ...asha, role: 'Employer' }), undefined],
  ['nobody suspends themselves', whyNotSuspend(7, asha), 'own-account'],
  ['a suspended account not again', whyNotSuspend(admin, { ...asha, status: 'suspended' }), 'suspended'],
  ['an erased one not', whyNotSuspend(admin, { ...asha, status: 'suspended', erased: true }), 'erased'],
  ['a suspended account is restored', whyNotRestore({ ...asha, status: 'suspended' }), undefined],
  ['an active one not', whyNotRestore(asha), 'active'],
  ['an erased one never', whyNotRestore({ ...asha, status: 'suspended', erased: true }), 'erased'],
  ['a member of staff gets another role', whyNotChangeRole(admin, asha, 'Counsellor'), undefined],
  ['not the same one', whyNotChangeRole(admin, asha, 'hr'), 'same-role'],
  ['not their own', whyNotChangeRole(7, asha, 'Admin'), 'own-account'],
  ['staff do not become candidates', whyNotChangeRole(admin, asha, 'Candidate'), 'not-staff'],
  ['nor candidates staff', whyNotChangeRole(admin, { ...asha, role: 'Candidate' }, 'hr'), 'not-staff'],
  ['an authenticator is taken off', whyNotResetSecondFactor(admin, asha), undefined],
  ['not where there is none', whyNotResetSecondFactor(admin, { ...asha, secondFactor: false }), 'no-second-factor'],
  ['not one’s own', whyNotResetSecondFactor(7, asha), 'own-account'],
] as const)('%s', (_, why, expected) => {
  expect(why).toBe(expected)
  if (why) expect(accountMessages[why]).toMatch(/\.$/)
})

test('whatever Admins do to each other, at least one active Admin remains', () => {
  const action = fc.record({
    by: fc.nat(3),
    of: fc.nat(3),
    what: fc.constantFrom('suspend', 'restore', ...staffRoles),
  })
  fc.assert(
    fc.property(fc.array(action, { maxLength: 60 }), (actions) => {
      const people: ManagedAccount[] = [0, 1, 2, 3].map((id) => ({ ...asha, id, role: 'Admin' }))
      const canAct = (one: ManagedAccount | undefined) => one?.role === 'Admin' && one.status === 'active'
      for (const { by, of, what } of actions) {
        const person = people[of]
        if (!person || !canAct(people[by])) continue
        if (what === 'suspend' && !whyNotSuspend(by, person)) person.status = 'suspended'
        else if (what === 'restore' && !whyNotRestore(person)) person.status = 'active'
        else if (what !== 'suspend' && what !== 'restore' && !whyNotChangeRole(by, person, what)) person.role = what
        expect(people.some(canAct)).toBe(true)
      }
    }),
  )
})

test('only an employer’s session outlives the suspension, for its search to say blocked', () => {
  expect(roleNames.filter((role) => !endsSessionsOnSuspension(role))).toEqual(['Employer'])
})
