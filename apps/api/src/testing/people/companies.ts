import type { employers } from '@pramaan/database/schema'
import type { startApi } from '../server/start-api.ts'

type Profile = Partial<typeof employers.$inferInsert>

/** Employers whose company is not confirmed, and what they do to change that. */
export function createCompanies(api: Awaited<ReturnType<typeof startApi>>) {
  /** An employer whose company is not confirmed, or in another status. */
  async function unconfirmed(profile: Profile = {}, status: Profile['companyStatus'] = 'unconfirmed') {
    const person = await api.anEmployer({ ...profile, companyStatus: status })
    const client = await api.as(person)
    const mine = async () => (await client.employers.profile({ params: { id: person.id } })).data.company
    return { ...person, client, mine }
  }

  type Employer = Pick<Awaited<ReturnType<typeof unconfirmed>>, 'id' | 'client'>

  /** Enters the code that goes to an address. */
  async function confirmEmail({ id, client }: Employer, email: string) {
    const params = { id }
    await client.employers.changeEmail({ params, body: { email } })
    const sent = await api.client().platform.outbox({ query: { to: email } })
    const otp = sent.data.find(({ variables }) => variables.otp)?.variables.otp ?? ''
    await client.employers.changeEmail({ params, body: { email, otp } })
  }

  const rename = ({ id, client }: Employer, empCompanyName: string) =>
    client.employers.update({ params: { id }, body: { empCompanyName } })

  return { unconfirmed, confirmEmail, rename }
}
