import { accounts, candidates, employers, sessions } from '@pramaan/database/schema'
import { companyNameKey } from '@pramaan/domain/company'
import type { RegistrationStep } from '@pramaan/domain/registration'
import { type Role, roles } from '@pramaan/domain/role'
import { eq } from 'drizzle-orm'
import type { Deps } from '../../deps.ts'
import { tokenOf } from '../../features/session/token.ts'
import { only } from '../../http/refusals/refuse.ts'

type Account = Partial<typeof accounts.$inferInsert>

/** People in the state named by each function, written directly into the tables. */
export function createPeople(deps: Pick<Deps, 'db' | 'now' | 'random' | 'encryption'>) {
  let serial = 0
  const phone = () => `+9190${String(20_000_000 + serial++).padStart(8, '0')}`

  async function anAccount(role: Role, step: RegistrationStep, about: Account = {}) {
    return only(
      await deps.db
        .insert(accounts)
        .values({
          roleId: roles[role],
          fullName: `${role} ${serial}`,
          phone: phone(),
          registrationStep: step,
          // The database's clock differs from the test's.
          createdAt: deps.now(),
          updatedAt: deps.now(),
          ...about,
        })
        .returning(),
    )
  }

  return {
    /** A candidate who has finished registration, with the given profile data. */
    async aCandidate(profile: Partial<typeof candidates.$inferInsert> = {}, account: Account = {}) {
      const person = await anAccount('Candidate', 0, account)
      await deps.db.insert(candidates).values({
        experienceLevel: 'Fresher',
        location: 'Pune',
        updatedAt: deps.now(),
        ...profile,
        accountId: person.id,
      })
      return person
    },
    /** A candidate in a registration step. */
    async aCandidateInStep(step: RegistrationStep, account: Account = {}) {
      const person = await anAccount('Candidate', step, account)
      await deps.db.insert(candidates).values({ accountId: person.id, updatedAt: deps.now() })
      return person
    },
    /** An employer with a finished profile of a confirmed company, on the free plan. */
    async anEmployer(profile: Partial<typeof employers.$inferInsert> = {}, account: Account = {}) {
      const person = await anAccount('Employer', 5, account)
      const { companyName = 'Demo Works' } = profile
      const company = { companyName, companyNameKey: companyName && companyNameKey(companyName) }
      const known = { ...company, companyStatus: 'confirmed' as const }
      await deps.db.insert(employers).values({ ...known, ...profile, accountId: person.id })
      return person
    },
    /** A member of staff. */
    aStaffMember: (role: Exclude<Role, 'Candidate' | 'Employer'>, account?: Account) => anAccount(role, 0, account),
    /** A token of a new session of this account, as sign-in would give. */
    async tokenOf(accountId: number) {
      const id = deps.random.uuid()
      const now = deps.now()
      const expiresAt = new Date(now.getTime() + 3600_000)
      await deps.db
        .insert(sessions)
        .values({ id, accountId, secretHash: id, createdAt: now, lastSeenAt: now, expiresAt })
      const account = only(await deps.db.select().from(accounts).where(eq(accounts.id, accountId)))
      return tokenOf(deps, account, id)
    },
  }
}
