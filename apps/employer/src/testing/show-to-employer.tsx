import type { startApi } from '@pramaan/api/testing'
import { findableCandidates } from '@pramaan/api/testing/people/findable'
import { showAppAs } from '@pramaan/app-shell/testing/render-app.tsx'
import { routes } from '../routes.tsx'
import { texts } from '../texts/en.ts'

type Api = Awaited<ReturnType<typeof startApi>>

/** The employer app as tests show it. */
export const app = { map: routes, catalogue: texts }

/** Shows the employer app to an employer without limits, or to a given one. */
export async function showToEmployer(api: Api, at: string, given?: { phone: string | null }) {
  const employer = given ?? (await api.anEmployer({ plan: 'premium' }))
  return showAppAs(api, employer.phone ?? '', 'Employer', { ...app, at })
}

/** Creates these candidates; the last one is the newest. */
export async function candidatesNamed(api: Api, names: readonly string[], ...about: Parameters<Maker>) {
  const make = findableCandidates(api)
  const [profile, more] = about
  const made: Awaited<ReturnType<Maker>>[] = []
  for (const fullName of names) made.push(await make(profile, { ...more, account: { ...more?.account, fullName } }))
  return made
}

/** An employer with these candidates, all shortlisted; the last one is first on the board. */
export async function employerWith(api: Api, names: readonly string[]) {
  const people = await candidatesNamed(api, names)
  const employer = await api.anEmployer({ plan: 'premium' })
  const client = await api.as(employer)
  for (const { id } of people) {
    await client.pipeline.move({ body: { Candidates: [id], Status: 1 } })
    api.pass(60_000)
  }
  const id = (name: string) => people.find(({ fullName }) => fullName === name)?.id ?? 0
  const move = (name: string, Status: number) => client.pipeline.move({ body: { Candidates: [id(name)], Status } })
  const person = (name: string) => {
    const found = people.find(({ fullName }) => fullName === name)
    if (!found) throw new Error(`${name} was not made`)
    return found
  }
  return { employer, client, id, move, person }
}

type Maker = ReturnType<typeof findableCandidates>
