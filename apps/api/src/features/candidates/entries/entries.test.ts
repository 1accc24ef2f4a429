import { educations } from '@pramaan/database/schema'
import { describe, expect, test } from 'vitest'
import { sampleEducation, samplePosition } from '../../../testing/people/sample-entries.ts'
import { startApi } from '../../../testing/server/start-api.ts'

const api = await startApi()

async function aSignedIn() {
  const person = await api.aCandidate({ experienceLevel: 'Experienced' })
  const client = (await api.as(person)).candidates
  return { id: person.id, client, read: async () => (await client.get({ params: { id: person.id } })).data }
}

async function send(id: number, url: string, payload: object, method: 'POST' | 'PUT' = 'POST') {
  const authorization = await api.tokenOf(id)
  const answer = await api.app.inject({ method, url: `/api${url}`, headers: { authorization }, payload })
  return { status: answer.statusCode, body: answer.json() }
}

describe('education', () => {
  test('is added, changed and deleted [C-221 C-222 E-790 S-149 S-152 S-440–442]', async () => {
    const { id, client, read } = await aSignedIn()
    const { data } = await client.addEducation({
      params: { id },
      body: { ...sampleEducation, studField: 'संगणक', grade: '8.5' },
    })
    expect((await read()).Education).toEqual([
      {
        ...sampleEducation,
        eduID: data.eduID,
        studField: 'संगणक',
        grade: '8.5',
        startMonth: null,
        endMonth: null,
        pursuing: false,
      },
    ])
    const changed = { ...sampleEducation, pursuing: true, startMonth: 'jun' as const }
    await client.updateEducation({ params: { id: data.eduID }, body: { updatedEducationEntry: changed } })
    expect((await read()).Education).toMatchObject([{ pursuing: true, startMonth: 'jun', endYear: null, grade: null }])
    await client.removeEducation({ body: { userId: id, eduID: data.eduID } })
    expect((await read()).Education).toEqual([])
  })

  test('accepts institution for school and level for qualification, and returns the first names [C-223 C-224 S-150 S-151]', async () => {
    const { id, read } = await aSignedIn()
    const entry = { institution: 'Model', degree: 'BCA', level: 'Graduation', startYear: 2018, endYear: 2021 }
    expect((await send(id, `/user/${id}/education`, entry)).status).toBe(200)
    const [stored] = (await read()).Education
    expect(stored).toMatchObject({ school: 'Model', qualification: 'Graduation' })
    expect(stored).not.toHaveProperty('institution')
  })

  test.each([
    [{ endYear: 2017 }, 'endYear'],
    [{ school: ' ' }, 'school'],
    [{ qualification: '' }, 'qualification'],
    [{ degree: '' }, 'degree'],
    [{ startYear: 1999 }, 'startYear'],
    [{ startYear: 2027, endYear: 2028 }, 'startYear'],
    [{ endYear: 2027 }, 'endYear'],
  ])('with %j is refused, naming %s [S-251 S-253–255]', async (wrong, field) => {
    const { id } = await aSignedIn()
    const { status, body } = await send(id, `/user/${id}/education`, { ...sampleEducation, ...wrong })
    expect([status, body.details?.map((detail: { field: string }) => detail.field)]).toEqual([400, [field]])
  })

  test.each(['startYear', 'endYear', 'school', 'qualification', 'degree'] as const)(
    'without %s is refused, naming it [S-249 S-250]',
    async (field) => {
      const { id } = await aSignedIn()
      const { status, body } = await send(id, `/user/${id}/education`, { ...sampleEducation, [field]: undefined })
      expect([status, body.details?.map((detail: { field: string }) => detail.field)]).toEqual([400, [field]])
    },
  )

  test('within this year is valid, as is one of a single year', async () => {
    const { id, client, read } = await aSignedIn()
    await client.addEducation({ params: { id }, body: { ...sampleEducation, startYear: 2026, endYear: 2026 } })
    expect((await read()).Education).toHaveLength(1)
  })

  test('of another candidate is not found: neither changed nor deleted', async () => {
    const owner = await aSignedIn()
    const { data } = await owner.client.addEducation({ params: { id: owner.id }, body: sampleEducation })
    const stranger = await aSignedIn()
    const change = { params: { id: data.eduID }, body: { updatedEducationEntry: sampleEducation } }
    await expect(stranger.client.updateEducation(change)).rejects.toMatchObject({ code: 'not-found' })
    const removal = { body: { userId: stranger.id, eduID: data.eduID } }
    await expect(stranger.client.removeEducation(removal)).rejects.toMatchObject({ code: 'not-found' })
    const forOwner = { body: { userId: owner.id, eduID: data.eduID } }
    await expect(stranger.client.removeEducation(forOwner)).rejects.toMatchObject({ code: 'not-yours' })
    expect((await owner.read()).Education).toHaveLength(1)
  })

  test('has room for twenty entries, also when many are added at once', async () => {
    const { id, client } = await aSignedIn()
    const adding = Array.from({ length: 23 }, (_, n) =>
      client.addEducation({ params: { id }, body: { ...sampleEducation, grade: String(n) } }),
    )
    const outcomes = await Promise.allSettled(adding)
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(20)
    expect(outcomes.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { code: 'limit-reached' } })
    expect(await api.db.$count(educations)).toBe(20)
  })
})

describe('experience', () => {
  test('is added, changed and deleted; a current position has no end [C-226 C-227 E-791 S-153 S-156 S-443–445]', async () => {
    const { id, client, read } = await aSignedIn()
    const { data } = await client.addExperience({ params: { id }, body: { ...samplePosition, empType: 'internship' } })
    expect((await read()).Experience).toEqual([
      { ...samplePosition, expID: data.expID, empType: 'internship', working: false, statedYears: null },
    ])
    const change = {
      params: { id: data.expID },
      body: { updatedExperienceEntry: { ...samplePosition, working: true } },
    }
    await client.updateExperience(change)
    expect((await read()).Experience).toMatchObject([
      { working: true, endMonth: null, endYear: null, empType: 'internship' },
    ])
    await client.removeExperience({ body: { userId: id, expID: data.expID } })
    expect((await read()).Experience).toEqual([])
  })

  test('accepts designation for title and company for companyName, and returns the first names [C-228 C-229 S-154 S-155]', async () => {
    const { id, read } = await aSignedIn()
    const { title: designation, companyName: company, ...dates } = samplePosition
    expect((await send(id, `/user/${id}/experience`, { designation, company, ...dates })).status).toBe(200)
    const [stored] = (await read()).Experience
    expect(stored).toMatchObject({ title: designation, companyName: company })
    expect(stored).not.toHaveProperty('designation')
  })

  test.each([
    [{ title: '' }, 'title'],
    [{ companyName: '  ' }, 'companyName'],
    [{ endYear: 2021 }, 'endYear'],
    [{ startMonth: 'mar', startYear: 2023, endMonth: 'feb' }, 'endYear'],
    [{ startMonth: 'dec', startYear: 2026, working: true }, 'startYear'],
    [{ startYear: 2027, working: true }, 'startYear'],
    [{ endYear: 2027 }, 'endYear'],
    [{ empType: 'gig' }, 'empType'],
    [{ startMonth: 'January' }, 'startMonth'],
  ])('with %j is refused, naming %s [S-256 S-257 S-261]', async (wrong, field) => {
    const { id } = await aSignedIn()
    const { status, body } = await send(id, `/user/${id}/experience`, { ...samplePosition, ...wrong })
    expect([status, body.details?.map((detail: { field: string }) => detail.field)]).toEqual([400, [field]])
  })

  test.each([
    ['title', 'title'],
    ['companyName', 'companyName'],
    ['startMonth', 'startMonth'],
    ['startYear', 'startYear'],
    ['endMonth', 'endYear'],
    ['endYear', 'endYear'],
  ])('without %s is refused, naming %s [S-258 S-260]', async (left, field) => {
    const { id } = await aSignedIn()
    const { status, body } = await send(id, `/user/${id}/experience`, { ...samplePosition, [left]: undefined })
    expect([status, body.details?.map((detail: { field: string }) => detail.field)]).toEqual([400, [field]])
  })

  test('a wrong change names the field inside the entry', async () => {
    const { id, client } = await aSignedIn()
    const { data } = await client.addExperience({ params: { id }, body: samplePosition })
    const late = { updatedExperienceEntry: { ...samplePosition, startYear: 2027, working: true } }
    const { body } = await send(id, `/user/experience/${data.expID}`, late, 'PUT')
    expect(body.details).toMatchObject([{ field: 'updatedExperienceEntry.startYear' }])
  })

  test('may start this month by India’s calendar: at midnight in India the new month is open, a second before not [S-259]', async () => {
    const { id, client } = await aSignedIn()
    const december = { ...samplePosition, startMonth: 'dec' as const, startYear: 2026, working: true }
    api.pass(Date.parse('2026-11-30T18:29:59.000Z') - api.deps.now().getTime())
    await expect(client.addExperience({ params: { id }, body: december })).rejects.toMatchObject({ code: 'invalid' })
    api.pass(1000)
    await client.addExperience({ params: { id }, body: december })
  })

  test('of another candidate is not found: neither changed nor deleted', async () => {
    const owner = await aSignedIn()
    const { data } = await owner.client.addExperience({ params: { id: owner.id }, body: samplePosition })
    const stranger = await aSignedIn()
    const change = { params: { id: data.expID }, body: { updatedExperienceEntry: samplePosition } }
    await expect(stranger.client.updateExperience(change)).rejects.toMatchObject({ code: 'not-found' })
    const removal = { body: { userId: stranger.id, expID: data.expID } }
    await expect(stranger.client.removeExperience(removal)).rejects.toMatchObject({ code: 'not-found' })
    expect((await owner.read()).Experience).toHaveLength(1)
  })

  test('has room for twenty entries', async () => {
    const { id, client } = await aSignedIn()
    const add = (n: number) =>
      client.addExperience({ params: { id }, body: { ...samplePosition, title: `Analyst ${n}` } })
    for (let entry = 0; entry < 20; entry++) await add(entry)
    const one = add(20)
    await expect(one).rejects.toMatchObject({ code: 'limit-reached' })
  })
})
