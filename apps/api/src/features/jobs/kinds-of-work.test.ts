import { describe, expect, test } from 'vitest'
import { createOpenings } from '../../testing/people/openings.ts'
import { startApi } from '../../testing/server/start-api.ts'

const api = await startApi()
const { aJob, roleCalled } = createOpenings(api.deps)

type List = Awaited<ReturnType<Awaited<ReturnType<typeof api.as>>['jobs']['list']>>
const titles = ({ data }: { data: readonly { Title: string }[] }) => data.map(({ Title }) => Title)

/** A job of a role of the lists, under a title of its own. */
async function aJobOf(role: string, about: Parameters<typeof aJob>[0]) {
  const { roleId, domainId } = await roleCalled(role)
  return aJob({ roleId, domainId, ...about })
}

describe('a kind of work that a candidate did not choose', () => {
  const java = { experience: '3', professionalSkills: ['Java', 'Spring Boot'] }
  const developer = {
    professionalSkills: java.professionalSkills,
    currentPosition: 'Java Developer',
    experienceLevel: 'Experienced',
    experienceYears: 4,
  } as const
  const said = (list: List) => list.data.map(({ Title, Fit: fit }) => [Title, ...(fit?.against ?? [])])

  test('comes after a little of the work in the kind that they chose, is named, and is not offered by name', async () => {
    await aJobOf('Backend Developer', {
      title: 'A little',
      experience: '3',
      professionalSkills: ['Java', 'Node.js', 'MongoDB'],
    })
    await aJobOf('Java Developer', { ...java, title: 'Full time', type: 'Full Time' })
    await aJobOf('Java Developer', { ...java, title: 'Part time', type: 'Part Time' })
    await aJobOf('Java Developer', { ...java, title: 'From home', type: 'Full Time', workModel: 'Remote' })
    const { jobs: ofAll } = await api.as(await api.aCandidate(developer))
    expect(said(await ofAll.list({ query: {} })).flatMap(([, ...against]) => against)).toEqual([])
    const { jobs: ofTheirs } = await api.as(await api.aCandidate({ ...developer, fullTime: true, onSite: true }))
    const list = await ofTheirs.list({ query: {} })
    expect(said(list)).toEqual([
      ['Full time'],
      ['A little'],
      ['From home', 'declined-model'],
      ['Part time', 'declined-type'],
    ])
    expect(list.data.map(({ Fit: fit }) => fit?.fits)).toEqual([true, true, true, true])
    expect(titles(await ofTheirs.scope())).toEqual(['Full time', 'A little'])
  })

  test('jobs for beginners come after others for who has worked for over two years', async () => {
    await aJobOf('Java Developer', { ...java, title: 'Of three years', location: 'Delhi' })
    await aJobOf('Java Developer', { ...java, title: 'For freshers', experience: 'Fresher' })
    await aJobOf('Java Developer', { ...java, title: 'An internship', experience: null, type: 'Internship' })
    const { jobs: list } = await api.as(await api.aCandidate({ ...developer, location: 'Pune' }))
    expect(said(await list.list({ query: {} }))).toEqual([
      ['Of three years', 'elsewhere'],
      ['An internship', 'for-freshers'],
      ['For freshers', 'for-freshers'],
    ])
  })
})
