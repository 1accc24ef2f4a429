import { jobRoles } from '@pramaan/database/schema'
import { weightOf } from '@pramaan/domain/fit'
import { workWeights } from '@pramaan/domain/job-query'
import { asc } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { createOpenings } from '../../../testing/people/openings.ts'
import { startApi } from '../../../testing/server/start-api.ts'

const api = await startApi()
const { aJob } = createOpenings(api.deps)
type List = Awaited<ReturnType<Awaited<ReturnType<typeof api.as>>['jobs']['list']>>
type Job = List['data'][number]

/** Numbers below another that look drawn, the same in every run. */
function drawn(seed: number) {
  let state = seed
  return (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

/** Jobs that have the same work in every place: the title, a skill, the role's skills, the company's name. */
async function manyJobs() {
  const roles = await api.db.select().from(jobRoles).orderBy(asc(jobRoles.id))
  const draw = drawn(42)
  const one = <Item>(list: readonly Item[]) => list[draw(list.length)] as Item
  const titles = ['Accountant', 'Accounts Executive', 'Sales Executive', 'Java Developer', 'Welder', 'Works as asked']
  const skills = ['Tally Prime', 'Excel', 'Java', 'SQL', 'Communication', 'Welding', 'GST', 'Spring Boot']
  const companies = ['Demo Works', 'Accountant and Sons', 'Java House', 'Tally Prime Traders']
  for (let at = 0; at < 60; at++) {
    const role = draw(2) === 0 ? one(roles.filter(({ title }) => titles.includes(title))) : undefined
    await aJob({
      title: one(titles),
      ...(role && { roleId: role.id, domainId: role.domainId }),
      companyName: one(companies),
      professionalSkills: [...new Set([one(skills), one(skills)])],
      generalSkills: draw(3) === 0 ? [one(skills)] : [],
    })
  }
}

/** The order that the shown places give, and nothing else: the work that was asked for first counts twice. */
function orderOf({ Asked: asked, ID: id }: Job): number[] {
  const weights = asked.map(({ where }) => (where === null ? 0 : workWeights[where]))
  const [lead = 0] = weights
  return [Number(lead >= weightOf('new-role')), weights.reduce<number>((sum, weight) => sum + weight, lead), id]
}

function bestFirst(one: readonly number[], other: readonly number[]): number {
  const at = one.findIndex((key, index) => key !== other[index])
  return (other[at] ?? 0) - (one[at] ?? 0)
}

const terms = ['accountant', 'java', 'tally prime', 'accountant tally prime excel', 'java developer sql', 'excel java']

test('the order of a search for jobs follows from what each job says of the work alone: what it has, and where', async () => {
  await manyJobs()
  const admin = await api.as(await api.aStaffMember('Admin'))
  const found = new Set<string | null>()
  for (const term of terms) {
    const { data } = await admin.jobs.list({ query: { term, pageSize: 50, sort: 'top' } })
    expect(data.length, term).toBeGreaterThan(5)
    for (const { where } of data.flatMap(({ Asked }) => Asked)) found.add(where)
    const order = data.map(orderOf)
    expect(order, term).toEqual(order.toSorted(bestFirst))
  }
  expect([...found]).toEqual(
    expect.arrayContaining(['title', 'words', 'skill', 'roleSkill', 'general', 'elsewhere', null]),
  )
})
