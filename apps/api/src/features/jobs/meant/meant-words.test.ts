import { expect, test } from 'vitest'
import { createOpenings } from '../../../testing/people/openings.ts'
import { startApi } from '../../../testing/server/start-api.ts'

const api = await startApi()
const { aJob } = createOpenings(api.deps)

async function someJobs() {
  await aJob({ title: 'Java Developer', location: 'Pune', professionalSkills: ['Java', 'Spring Boot'] })
  await aJob({ title: 'Backend engineer', location: 'Mumbai', professionalSkills: ['Node.js'] })
  await aJob({ title: 'Telecaller', location: 'Nashik' })
  await aJob({ title: 'Welder', location: 'Pune' })
}

test.each([
  ['javva devloper', ['Java Developer'], ['Java Developer']],
  ['nodejs', ['Backend engineer'], ['Node.js']],
  ['टेलीकॉलर', ['Telecaller'], ['Telecaller']],
  ['java developer bombay OR poona', ['Java Developer'], ['Java Developer', 'Mumbai', 'Pune']],
  ['poona -java', ['Welder'], ['Pune']],
  ['welder', ['Welder'], []],
  ['zzqqx', [], []],
])(
  '“%s” finds the jobs that it means, and says what was read where none has the words',
  async (term, titles, meant) => {
    await someJobs()
    const client = await api.as(await api.aCandidate())
    const list = await client.jobs.list({ query: { term } })
    expect(list.data.map(({ Title }) => Title)).toEqual(titles)
    expect(list.totalCount).toBe(titles.length)
    expect(list.meant).toEqual(meant)
  },
)
