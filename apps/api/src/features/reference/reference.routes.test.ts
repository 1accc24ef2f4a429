import { pickerCities, qualifications } from '@pramaan/domain/options'
import { expect, test } from 'vitest'
import { maharashtraCities } from '../../testing/scenarios/maharashtra-cities.ts'
import { startApi } from '../../testing/server/start-api.ts'

const api = await startApi()
const client = api.client()

test('the skills list groups every skill under its subdomain once, for a visitor too [C-445 E-788 S-447]', async () => {
  const { data } = await client.reference.skills()
  expect(data.GeneralSkills).toContain('Teamwork')
  expect(data.ProfessionalSkills).toContain('React')
  expect(data.Subdomains.flatMap((group) => group.ProfessionalSkills).sort()).toEqual(
    [...data.ProfessionalSkills].sort(),
  )
  expect(data.Subdomains.flatMap((group) => group.GeneralSkills).sort()).toEqual([...data.GeneralSkills].sort())
  expect(data.Subdomains.find(({ Title }) => Title === 'Web Development')).toMatchObject({ Domain: 'Software' })
})

test('the skills that job roles ask for are known skills, general and professional apart [S-452]', async () => {
  const { data: request } = await client.reference.allSkills()
  const { data: all } = await client.reference.skills()
  expect(request.ProfessionalSkills.length).toBeGreaterThan(200)
  expect(request.ProfessionalSkills.filter((skill) => !all.ProfessionalSkills.includes(skill))).toEqual([])
  expect(request.GeneralSkills.filter((skill) => !all.GeneralSkills.includes(skill))).toEqual([])
})

test('the job roles of a domain are those of the full list with its number, under the wire’s own name [S-453]', async () => {
  const { data: domains } = await client.reference.domains()
  const { data: roles } = await client.reference.jobRoles()
  expect(domains.length).toBeGreaterThan(4)
  for (const { ID } of domains) {
    const { Data } = await client.reference.jobRolesByDomain({ params: { id: ID } })
    expect(Data.filterdJobRoles).toEqual(roles.filter(({ DomainID }) => DomainID === ID))
    expect(Data.filterdJobRoles.length).toBeGreaterThan(4)
  }
  await expect(client.reference.jobRolesByDomain({ params: { id: 999 } })).rejects.toMatchObject({ code: 'not-found' })
})

test('a job role carries its domain, subdomain and the four skill lists [E-459 E-489 S-157 S-158 S-451]', async () => {
  const { data } = await client.reference.jobRoles()
  expect(data.find(({ Title }) => Title === 'Frontend Developer')).toEqual({
    ID: 101,
    Title: 'Frontend Developer',
    Domain: 'Software',
    DomainID: 1,
    Subdomain: 'Web Development',
    ProfessionalSkills: ['HTML', 'CSS', 'JavaScript', 'React', 'Git'],
    SuggestProSkills: ['TypeScript', 'Next.js', 'Responsive Design', 'Web Accessibility'],
    GeneralSkills: ['Problem Solving', 'Teamwork', 'Attention to Detail'],
    SuggestGenSkills: ['Willingness to Learn', 'Creativity'],
    AppVisibility: true,
    Type: 'Technical',
    CreatedBy: null,
  })
})

test('degrees have an id, a name and a level of the levels list [E-487 E-768 S-448 S-449]', async () => {
  const { data: levels } = await client.reference.levels()
  const { data: degrees } = await client.reference.degrees()
  expect(degrees).toContainEqual({ ID: expect.any(Number), Education: 'BCA', Level: 'Graduation' })
  expect(levels.map(({ Level }) => Level)).toEqual(['10th Pass', ...qualifications])
  const known = new Set(levels.map(({ Level }) => Level))
  expect(degrees.filter(({ Level }) => !known.has(Level))).toEqual([])
  expect(new Set(degrees.map(({ Level }) => Level)).size).toBe(levels.length)
})

test('the locations hold the cities of the location picker and of Maharashtra [E-488 E-767 S-460]', async () => {
  const { data } = await client.reference.locations()
  expect(data).toContainEqual({ id: expect.any(Number), Location: 'Pune', State: 'Maharashtra' })
  const known = new Set(data.map(({ Location }) => Location))
  expect([...pickerCities, ...maharashtraCities].filter((city) => !known.has(city))).toEqual([])
})

test('the lists are the same objects on the second call: they are read once', async () => {
  expect(await client.reference.jobRoles()).toEqual(await client.reference.jobRoles())
  await api.db.$client.query(`update skills set title = 'React ' where title = 'React'`)
  expect((await client.reference.skills()).data.ProfessionalSkills).toContain('React')
  await api.db.$client.query(`update skills set title = 'React' where title = 'React '`)
})
