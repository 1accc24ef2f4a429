import { createOpenings } from '@pramaan/api/testing/people/openings'
import { createPeople } from '@pramaan/api/testing/people/people'
import { openTestServer } from '@pramaan/api/testing/server/test-server'
import type { Database } from '@pramaan/database/client'
import type { Sender, Target } from './fuzz-app.ts'

const fiveMinutes = 5 * 60_000

/**
 * A server with one person of each role, a candidate on the way in, and something to apply to, ready to be attacked.
 */
export async function openTarget(db: Database): Promise<Target & { stop: () => Promise<void> }> {
  const server = await openTestServer(db)
  const people = createPeople(server.deps)
  const openings = createOpenings(server.deps)
  const staff = ['Admin', 'hr', 'Counsellor', 'C-Partner'] as const
  const persons = [
    { role: 'Candidate' as const, ...(await people.aCandidate()) },
    { role: 'Candidate' as const, ...(await people.aCandidateInStep(1)) },
    { role: 'Employer' as const, ...(await people.anEmployer()) },
    ...(await Promise.all(staff.map(async (role) => ({ role, ...(await people.aStaffMember(role)) })))),
  ]
  const employerId = persons.find(({ role }) => role === 'Employer')?.id
  await openings.aJob({ employerId })
  await openings.aDrive()
  await openings.aCourse()
  const senders: Sender[] = persons.map(({ role, id }) => ({ role, token: () => people.tokenOf(id) }))
  const asTheyWere = persons.map(({ id, roleId, registrationStep }) => [id, roleId, registrationStep])
  let rounds = 0
  return {
    app: server.app,
    senders: [{ token: async () => undefined }, ...senders],
    async between() {
      server.pass(fiveMinutes)
      if (++rounds % 20 !== 0) return
      await server.deps.buffers.flush()
      for (const values of asTheyWere) await db.$client.query(restore, values)
    },
    stop: server.stop,
  }
}

/** Undoes suspensions, role changes and registration steps: the next round needs everyone. */
const restore = `update accounts set status = 'active', role_id = $2, registration_step = $3 where id = $1`
