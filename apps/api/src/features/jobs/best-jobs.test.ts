import { courses, jobDomains, jobRoles, jobs, openingConcepts, placementDrives } from '@pramaan/database/schema'
import { type Grade, weightOf } from '@pramaan/domain/fit'
import {
  costs,
  declinedKinds,
  isMissingYears,
  leastOfHaving,
  leastScores,
  partShares,
} from '@pramaan/domain/opening-fit'
import { asc } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { only } from '../../http/refusals/refuse.ts'
import { renewRequirements } from '../../services/opening-fit/write-requirements.ts'
import { findableCandidates } from '../../testing/people/findable.ts'
import { createOpenings } from '../../testing/people/openings.ts'
import { startApi } from '../../testing/server/start-api.ts'

const api = await startApi()
const { aJob, aDrive, roleCalled } = createOpenings(api.deps)
const aFindable = findableCandidates(api)
const titles = (list: { data: { Title: string }[] }) => list.data.map(({ Title }) => Title)

/** A job of a role of the lists, under its own title. */
async function aJobOf(role: string, about: Parameters<typeof aJob>[0] = {}) {
  return aJob({ title: role, ...(await roleCalled(role)), ...about })
}

type List = Awaited<ReturnType<Awaited<ReturnType<typeof api.as>>['jobs']['list']>>
type Fit = NonNullable<List['data'][number]['Fit']>

const isAboutYears = (hindrance: Fit['against'][number]) =>
  isMissingYears(hindrance) || ['too-much', 'for-freshers'].includes(hindrance)
const costOf = (against: Fit['against']) => against.reduce((sum, hindrance) => sum + costs[hindrance], 0)

const hasDomain = (fit: Fit | null) => fit?.reasons.some(({ part, grade }) => part === 'domain' && grade) ?? false

/** Whether an opening is of a candidate's field or title, or of the skills of one whose field is not known. */
function isOfField(fit: Fit, knowsDomain: boolean): boolean {
  const had = (part: string) =>
    fit.reasons.filter((one) => one.part === part && one.grade && weightOf(one.grade) >= leastOfHaving)
  if (had('title').length > 0) return true
  if (!knowsDomain) return had('skill').length + had('general').length > 0
  return hasDomain(fit) || had('skill').length * 2 > fit.reasons.filter(({ part }) => part === 'skill').length
}

/** The order that the reasons shown give, and nothing else: how near the work comes, then how well all of it fits. */
function scoreOf(fit: Fit, knowsDomain: boolean): number {
  const { fits, reasons, against } = fit
  const shares = reasons.map(({ part, grade }) => {
    const count = reasons.filter((one) => one.part === part).length
    return Math.round(partShares[part] / count) * (grade === null ? 0 : weightOf(grade as Grade))
  })
  const score = shares.reduce((sum, share) => sum + share, 0)
  const forYears = costOf(against.filter(isAboutYears))
  const above = leastScores.filter(([, least]) => score - forYears > least).length
  const below = isOfField(fit, knowsDomain) ? 1 : 0
  const ofWork = above > 0 && declinedKinds.some((one) => against.includes(one)) ? 0.5 : above
  return (fits ? 1 + ofWork : below) * 100_000 + score - costOf(against)
}

describe('jobs for a candidate', () => {
  test('the role looked for, then what comes near it; what is of another domain and asks for none of the skills last', async () => {
    await aJobOf('Civil Draughtsman', { professionalSkills: ['AutoCAD'] })
    await aJobOf('Backend Developer', { professionalSkills: ['Java', 'SQL'] })
    await aJobOf('Java Developer', { professionalSkills: ['Java', 'Spring Boot'] })
    await aJobOf('Staff Nurse')
    const { roleId } = await roleCalled('Java Developer')
    const client = await api.as(
      await api.aCandidate({ jobRoleIds: [roleId], professionalSkills: ['java', 'springboot'] }),
    )
    const list = await client.jobs.list({ query: {} })
    expect(titles(list)).toEqual(['Java Developer', 'Backend Developer', 'Staff Nurse', 'Civil Draughtsman'])
    expect(list.data.map(({ Fit: fit }) => fit?.fits)).toEqual([true, true, false, false])
    expect(titles(await client.jobs.scope())).toEqual(['Java Developer', 'Backend Developer'])
    expect(titles(await client.jobs.list({ query: { sort: 'newest' } }))[0]).toBe('Staff Nurse')
  })

  test('the title of a job counts as well as its role, and the card says which of them fits', async () => {
    await aJobOf('Software Test Engineer', { title: 'Core Java Developer' })
    await aJobOf('Software Test Engineer', { title: 'Staff Nurse' })
    await aJobOf('Software Test Engineer')
    const { roleId } = await roleCalled('Java Developer')
    const { data } = await (await api.as(await api.aCandidate({ jobRoleIds: [roleId] }))).jobs.list({ query: {} })
    expect(data[0]).toMatchObject({ Title: 'Core Java Developer', Fit: { fits: true } })
    const titleOf = (job: (typeof data)[number] | undefined) => job?.Fit?.reasons.find(({ part }) => part === 'title')
    expect(titleOf(data[0])).toMatchObject({ asked: 'Core Java Developer', grade: 'title' })
    expect(titleOf(data[1])?.grade).not.toBe('title')
  })

  test('a city that can be reached each day, the years and the pay move a job, and say so', async () => {
    const role = await roleCalled('Accountant')
    const job = { professionalSkills: ['Tally Prime'] }
    await aJobOf('Accountant', { ...job, location: 'Mumbai' })
    await aJobOf('Accountant', { ...job, experience: '5' })
    await aJobOf('Accountant', { ...job, location: 'Pimpri-Chinchwad' })
    await aJobOf('Accountant', { ...job, ctcFrom: 10_000_000, ctcTo: 20_000_000 })
    await aJobOf('Accountant', { ...job, location: 'Delhi', workModel: 'Remote' })
    await aJobOf('Accountant', job)
    const candidate = await api.aCandidate({ jobRoleIds: [role.roleId], location: 'Poona', expectedCtc: 30_000_000 })
    const { data } = await (await api.as(candidate)).jobs.list({ query: {} })
    expect(data.map(({ Fit: fit }) => fit?.against)).toEqual([[], [], ['pay'], ['area'], ['elsewhere'], ['short-5']])
  })

  test('the fit of the work goes before the city, and what asks for many more years of little work is not offered', async () => {
    const { domainId } = await roleCalled('Java Developer')
    await aJobOf('Java Developer', { professionalSkills: ['Java', 'SQL'], location: 'Delhi', title: 'Far' })
    await aJobOf('Software Test Engineer', { professionalSkills: ['Bug Tracking'], title: 'Nothing of it' })
    await aJobOf('Automation Test Engineer', {
      professionalSkills: ['Java', 'Selenium', 'API Testing', 'Jenkins'],
      experience: '3',
      title: 'Too many years',
    })
    const fresher = { domainId, professionalSkills: ['Java'], location: 'Pune', experienceLevel: 'Fresher' as const }
    const client = await api.as(await api.aCandidate(fresher))
    expect(titles(await client.jobs.scope())).toEqual(['Far'])
    for (const query of [{}, { near: 'own' }])
      expect(titles(await client.jobs.list({ query }))).toEqual(['Far', 'Nothing of it', 'Too many years'])
  })

  test('work that is only wished is offered where a beginner can do it, and a skill of its role alone is no work', async () => {
    await aJobOf('Java Developer', { professionalSkills: ['Spring Boot'], title: 'For a beginner', experience: '1' })
    await aJobOf('Java Developer', { professionalSkills: ['Spring Boot'], title: 'For three years', experience: '3' })
    await aJobOf('Financial Analyst', {
      professionalSkills: ['Financial Modeling'],
      title: 'A skill of the role',
      experience: '1',
    })
    await aJobOf('Accountant', { professionalSkills: ['Tally Prime'], experience: '1' })
    const chosen = await Promise.all(['Accountant', 'Java Developer'].map(roleCalled))
    const person = await api.aCandidate({
      jobRoleIds: chosen.map(({ roleId }) => roleId),
      professionalSkills: ['Tally Prime', 'Bookkeeping', 'GST Filing', 'Advanced Excel'],
      currentPosition: 'Accountant',
      experienceLevel: 'Experienced',
      experienceYears: 4,
    })
    const client = await api.as(person)
    const { data } = await client.jobs.list({ query: {} })
    expect(data.map(({ Title, Fit: fit }) => [Title, fit?.fits, fit?.against])).toEqual([
      ['Accountant', true, []],
      ['For a beginner', true, ['short-1']],
      ['A skill of the role', false, []],
      ['For three years', false, ['short-3']],
    ])
    expect(titles(await client.jobs.scope())).toEqual(['Accountant', 'For a beginner'])
  })

  test('a role that is only chosen, beside none that is known, is offered where a beginner can do it', async () => {
    for (const experience of ['Fresher', '1', '2', '3'])
      await aJobOf('Java Developer', { professionalSkills: ['Spring Boot'], title: experience, experience })
    const { roleId } = await roleCalled('Java Developer')
    const client = await api.as(await api.aCandidate({ jobRoleIds: [roleId], experienceLevel: 'Fresher' }))
    const { data } = await client.jobs.list({ query: {} })
    expect(data.map(({ Title, Fit: fit }) => [Title, fit?.fits])).toEqual([
      ['Fresher', true],
      ['1', true],
      ['2', false],
      ['3', false],
    ])
    expect(titles(await client.jobs.scope())).toEqual(['Fresher', '1'])
  })

  test('a wider title is work of a role with skills of its own where the job asks for one that comes near', async () => {
    for (const skill of ['Java', 'SQL'])
      await aJobOf('Backend Developer', { professionalSkills: [skill], title: skill })
    const { domainId } = await roleCalled('PHP Developer')
    const person = { domainId, currentPosition: 'PHP Developer', professionalSkills: ['PHP', 'MySQL'] }
    const client = await api.as(await api.aCandidate(person))
    const { data } = await client.jobs.list({ query: {} })
    expect(data.map(({ Title, Fit: fit }) => `${Title} ${fit?.fits}`)).toEqual(['SQL true', 'Java false'])
    expect(titles(await client.jobs.scope())).toEqual(['SQL'])
  })

  test('years in another field are none of a role that nothing is known of', async () => {
    await aJobOf('Java Developer', { professionalSkills: ['Java'], experience: '3' })
    const { roleId } = await roleCalled('Java Developer')
    const worked = { experienceLevel: 'Experienced' as const, experienceYears: 4, jobRoleIds: [roleId] }
    const against = async (about: Parameters<typeof api.aCandidate>[0]) => {
      const client = await api.as(await api.aCandidate({ ...worked, ...about }))
      return (await client.jobs.list({ query: {} })).data.map(({ Fit: fit }) => fit?.against)
    }
    expect(await against({ currentPosition: 'Accountant' })).toEqual([['short-3']])
    expect(await against({ currentPosition: 'Python Developer' })).toEqual([[]])
    expect(await against({ currentPosition: 'Executive' })).toEqual([[]])
  })

  test('the card says which skills are there, through what, and which are missing', async () => {
    await aJobOf('Java Developer', {
      generalSkills: ['Teamwork'],
      professionalSkills: ['Java', 'MySQL', 'Own Thing 7'],
    })
    const candidate = await api.aCandidate({ currentPosition: 'Java Developer', professionalSkills: ['own thing 7'] })
    const [job] = (await (await api.as(candidate)).jobs.list({ query: {} })).data
    expect(job?.Match).toEqual({ matched: 2, total: 4, missing: ['MySQL', 'Teamwork'] })
    expect(job?.Fit?.reasons).toContainEqual({ part: 'title', asked: 'Java Developer', grade: 'title', through: null })
    expect(job?.Fit?.reasons).toContainEqual({
      part: 'skill',
      asked: 'Java',
      grade: 'usual-skill',
      through: 'Java Developer',
    })
    expect(job?.Fit?.reasons).toContainEqual({ part: 'skill', asked: 'Own Thing 7', grade: 'skill', through: null })
  })

  test('a candidate without data about their work sees the latest jobs first', async () => {
    for (const title of ['First', 'Second', 'Third']) await aJob({ title, professionalSkills: ['Java'] })
    expect(titles(await (await api.as(await api.aCandidate())).jobs.list({ query: {} }))).toEqual([
      'Third',
      'Second',
      'First',
    ])
  })
})

/** Jobs of every kind, so that many orders differ. */
async function manyJobs() {
  const roles = await api.db.select().from(jobRoles).orderBy(asc(jobRoles.id))
  const domains = await api.db.select().from(jobDomains)
  const cities = ['Pune', 'Mumbai', 'Navi Mumbai', 'Nashik']
  const experiences = ['Fresher', '1', '3', '6']
  for (const [index, role] of roles.slice(0, 60).entries())
    await aJob({
      title: `${role.title} ${domains.length}`,
      roleId: role.id,
      domainId: role.domainId,
      location: cities[index % cities.length] ?? '',
      experience: experiences[index % 3] ?? '',
      type: index % 4 === 0 ? 'Internship' : 'Full Time',
      workModel: index % 5 === 0 ? 'Remote' : null,
      generalSkills: role.generalSkills.slice(0, 1),
      professionalSkills: role.professionalSkills.slice(index % 2, 4),
      ctcFrom: null,
      ctcTo: index % 7 === 0 ? null : 20_000_000 + index * 1_000_000,
    })
}

const people: Parameters<typeof api.aCandidate>[0][] = [
  { professionalSkills: ['Java', 'SQL'], currentPosition: 'Java Developer' },
  { professionalSkills: ['Photoshop', 'Figma'], location: 'Mumbai', expectedCtc: 60_000_000 },
  { currentPosition: 'telecaller', experienceLevel: 'Experienced', experienceYears: 4 },
  {
    professionalSkills: ['Java', 'SQL'],
    experienceLevel: 'Experienced',
    experienceYears: 4,
    fullTime: true,
    onSite: true,
  },
  { professionalSkills: ['MS Excel', 'Tally'], generalSkills: ['Teamwork'], description: 'I know GST and SQL' },
]

describe('the reasons shown', () => {
  test('are the reasons that ordered: the order follows from them alone, on every page', async () => {
    await manyJobs()
    for (const person of people) {
      const client = await api.as(await api.aCandidate(person))
      const pages = []
      for (const pageIndex of [0, 1, 2])
        pages.push(...(await client.jobs.list({ query: { pageSize: 20, pageIndex } })).data)
      expect(new Set(pages.map(({ ID }) => ID)).size).toBe(60)
      const knowsDomain = pages.some(({ Fit: fit }) => hasDomain(fit))
      const scores = pages.map(({ Fit: fit }) =>
        fit?.reasons.some(({ grade }) => grade) ? scoreOf(fit, knowsDomain) : -100_000,
      )
      expect(scores).toEqual([...scores].sort((a, b) => b - a))
    }
  })
})

test('after a change of the vocabulary, what openings ask for is read again in the background', async () => {
  const job = await aJobOf('Java Developer', { professionalSkills: ['Java'] })
  await aDrive({ skills: ['Java'] })
  await api.db.delete(openingConcepts)
  const client = await api.as(await api.aCandidate({ professionalSkills: ['Java'] }))
  await api.db.update(jobs).set({ vocabularyVersion: 0 })
  await renewRequirements(api.deps)
  expect((await client.jobs.scope()).data.map(({ ID }) => ID)).toEqual([job.id])
})

describe('right after an upgrade or a change of the vocabulary', () => {
  const forget = async () => {
    await api.db.delete(openingConcepts)
    for (const table of [jobs, placementDrives, courses]) await api.db.update(table).set({ vocabularyVersion: 0 })
  }

  test('jobs, drives and courses have their order and their reasons at once, and so have the suggested candidates', async () => {
    const fits = await aJobOf('Java Developer', { professionalSkills: ['Java'], generalSkills: ['Teamwork'] })
    await aJobOf('Staff Nurse')
    await aDrive({ title: 'Fits', skills: ['Java'] })
    await aDrive({ title: 'Newest', skills: ['Welding'] })
    const person = await aFindable({ professionalSkills: ['Java'], generalSkills: ['Teamwork'] })
    const client = await api.as(person)
    await forget()
    const admin = await api.as(await api.aStaffMember('Admin'))
    const { data: suggested } = await admin.jobs.suggested({ params: { id: fits.id }, query: {} })
    expect(suggested.map(({ ID, Fit: fit }) => [ID, fit?.length])).toEqual([[person.id, 3]])
    await forget()
    const list = await client.jobs.list({ query: {} })
    expect([titles(list), list.behind]).toEqual([['Java Developer', 'Staff Nurse'], false])
    expect(list.data[0]?.Match).toMatchObject({ matched: 2, total: 2 })
    expect((await client.drives.list({ query: {} })).data.map(({ Title }) => Title)).toEqual(['Fits', 'Newest'])
  })

  test('requests that come for the same job at once read it one after another', async () => {
    const job = await aJobOf('Java Developer', { professionalSkills: ['Java'], generalSkills: ['Teamwork'] })
    const { id } = await aFindable({ professionalSkills: ['Java'], generalSkills: ['Teamwork'] })
    const admin = await api.as(await api.aStaffMember('Admin'))
    const ids = async () => (await admin.jobs.suggested({ params: { id: job.id }, query: {} })).data.map(({ ID }) => ID)
    for (let round = 0; round < 5; round++) {
      await api.db.update(jobs).set({ vocabularyVersion: 0 })
      expect(await Promise.all(Array.from({ length: 8 }, ids))).toEqual(Array.from({ length: 8 }, () => [id]))
    }
  })

  test('of too many to read at once the list says that its order may change, until all are read', async () => {
    await aJobOf('Java Developer', { professionalSkills: ['Java'] })
    const { id: _, ...copy } = only(await api.db.select().from(jobs))
    await api.db.insert(jobs).values(Array.from({ length: 400 }, () => ({ ...copy, vocabularyVersion: 0 })))
    const client = await api.as(await api.aCandidate({ professionalSkills: ['Java'] }))
    const behind: boolean[] = []
    for (let visit = 0; visit < 3; visit++) behind.push((await client.jobs.list({ query: {} })).behind)
    expect(behind).toEqual([true, true, false])
    expect((await client.jobs.list({ query: { sort: 'newest' } })).behind).toBe(false)
  })
})

test('a job whose employer chose no category is for those whose work its title is', async () => {
  const fitter = await aJob({ title: 'Fitter for night shifts', domainId: null, professionalSkills: [] })
  const { roleId, domainId } = await roleCalled('Fitter')
  const { roleId: librarian } = await roleCalled('Librarian')
  const fits = async (role: number) => {
    const client = (await api.as(await api.aCandidate({ jobRoleIds: [role], domainId }))).jobs
    return (await client.list({ query: {} })).data.find(({ ID }) => ID === fitter.id)?.Fit?.fits
  }
  expect([await fits(roleId), await fits(librarian)]).toEqual([true, false])
})
