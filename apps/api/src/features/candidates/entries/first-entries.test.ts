import { candidates, educations, experiences, jobDomains, jobRoles } from '@pramaan/database/schema'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { findableCandidates } from '../../../testing/people/findable.ts'
import { migrateAgain } from '../../../testing/server/migrate-again.ts'
import { startApi } from '../../../testing/server/start-api.ts'

const api = await startApi()
const aFindable = findableCandidates(api)
const [domain = 0] = (await api.db.select().from(jobDomains).limit(1)).map(({ id }) => id)
const [role = 0] = (await api.db.select().from(jobRoles).limit(1)).map(({ id }) => id)
const studied = { education: 'Graduation', degree: 'B.Sc', domain }
const worked = { experience: 4, currentJob: 'Tester', currentDomain: domain, college: 'Model College' }

async function inStep(step: -2 | 1) {
  const person = await api.aCandidateInStep(step)
  const client = await api.as(person)
  const params = { id: person.id }
  return {
    id: person.id,
    params,
    client,
    choose: (selectedExperience: 'Fresher' | 'Experienced') =>
      client.registration.register({ body: { step: -2, ID: person.id, selectedExperience } }),
    answer: (careerData: typeof studied & Partial<typeof worked>) =>
      client.registration.saveStep({ params: { step: 1, ...params }, body: { careerData } }),
    read: async () => (await client.candidates.get({ params })).data,
  }
}

test('onboarding answers become the first experience, the education entry, the position and the card', async () => {
  const { client, params, choose, answer, read } = await inStep(-2)
  await choose('Experienced')
  await answer({ ...studied, ...worked })
  const profile = await read()
  expect(profile.Experience).toMatchObject([
    {
      title: 'Tester',
      companyName: '',
      working: true,
      startMonth: null,
      startYear: null,
      endYear: null,
      statedYears: 4,
    },
  ])
  expect(profile.Education).toMatchObject([
    { degree: 'B.Sc', qualification: 'Graduation', school: 'Model College', startYear: null, endYear: null },
  ])
  expect(profile.CurrentPosition).toBe('Tester')
  const skillsData = { GeneralSkills: ['Teamwork'], ProfessionalSkills: ['SQL'] }
  await client.registration.saveStep({ params: { step: 2, ...params }, body: { skillsData } })
  await client.registration.saveStep({ params: { step: 3, ...params }, body: { selectedJobRoles: [{ ID: role }] } })
  const { items } = await (await api.as(await api.anEmployer())).search.candidates({ query: {} })
  expect(items).toMatchObject([
    {
      ExperienceMonths: 48,
      Experience: [{ title: 'Tester' }],
      Education: [{ degree: 'B.Sc', school: 'Model College' }],
    },
  ])
})

test('answers changed during registration replace the first ones', async () => {
  const { client, params, choose, answer, read } = await inStep(-2)
  await choose('Experienced')
  await answer({ ...studied, ...worked })
  await client.registration.moveStep({ params, body: { newStep: 1 } })
  await client.registration.moveStep({ params, body: { newStep: -2 } })
  await choose('Fresher')
  await answer({ ...studied, degree: 'BCA' })
  const profile = await read()
  expect(profile.Experience).toEqual([])
  expect(profile.Education).toMatchObject([{ degree: 'BCA', school: '' }])
  expect(profile).toMatchObject({ CurrentPosition: null, CareerProfile: { currentJob: null, degree: 'BCA' } })
})

const job = { title: 'Analyst', companyName: 'Demo Works', startMonth: 'jan', startYear: 2022, working: true } as const

test('a job entered on the profile is the present position and counts its years, until it ends', async () => {
  const person = await api.aCandidate({ experienceLevel: 'Experienced' })
  const { candidates: client } = await api.as(person)
  const params = { id: person.id }
  const read = async () => (await client.get({ params })).data
  const { expID } = (await client.addExperience({ params, body: job })).data
  expect(await read()).toMatchObject({
    CurrentPosition: 'Analyst',
    CareerProfile: { currentJob: 'Analyst', experience: 4 },
  })
  const change = (entry: object) =>
    client.updateExperience({ params: { id: expID }, body: { updatedExperienceEntry: { ...job, ...entry } } })
  await change({ title: 'Senior analyst' })
  expect((await read()).CurrentPosition).toBe('Senior analyst')
  // Saving the intro unchanged does not pin the title.
  await client.updateProfile({ params, body: { currentPosition: 'Senior analyst' } })
  await change({ title: 'Lead analyst' })
  expect((await read()).CurrentPosition).toBe('Lead analyst')
  await client.updateProfile({ params, body: { currentPosition: 'Analyst, data team' } })
  expect((await read()).CurrentPosition).toBe('Analyst, data team')
  await client.updateProfile({ params, body: { currentPosition: '' } })
  await change({ working: false, endMonth: 'mar', endYear: 2024 })
  expect(await read()).toMatchObject({ CurrentPosition: null, CareerProfile: { currentJob: null, experience: 2 } })
})

test('years stated to onboarding stay as stated, beside other positions too, until the entry has its dates', async () => {
  const { client, choose, answer, params, id } = await inStep(-2)
  await choose('Experienced')
  await answer({ ...studied, ...worked })
  await api.db.execute(sql`update accounts set registration_step = 0 where id = ${id}`)
  const read = async () => (await client.candidates.get({ params })).data
  const [first] = (await read()).Experience
  const earlier = { ...job, working: false, startYear: 2019, endMonth: 'jan', endYear: 2021 } as const
  await client.candidates.addExperience({ params, body: earlier })
  expect(await read()).toMatchObject({
    CurrentPosition: 'Tester',
    CareerProfile: { currentJob: 'Tester', experience: 4 },
    Experience: [{ title: 'Tester', startYear: null }, { title: 'Analyst' }],
  })
  const update = (entry: object) =>
    client.candidates.updateExperience({
      params: { id: first?.expID ?? 0 },
      body: {
        updatedExperienceEntry: { ...job, title: 'Tester', ...entry },
        before: { startYear: null, statedYears: 4 },
      },
    })
  await expect(update({ startMonth: undefined })).rejects.toMatchObject({ status: 400 })
  await update({ startYear: 2024 })
  expect(await read()).toMatchObject({
    CareerProfile: { experience: 4 },
    Experience: [{ title: 'Tester', startYear: 2024, statedYears: null }, { title: 'Analyst' }],
  })
})

test('degree and college follow the latest education entry, unless the person wrote something else', async () => {
  const { client, choose, answer, params, id } = await inStep(-2)
  await choose('Fresher')
  await answer({ ...studied, college: 'Model College' })
  await api.db.execute(sql`update accounts set registration_step = 0 where id = ${id}`)
  const read = async () => (await client.candidates.get({ params })).data
  const [entry] = (await read()).Education
  const years = { startYear: 2019, endYear: 2022, school: 'City College', qualification: 'Graduation' }
  const change = (degree: string) =>
    client.candidates.updateEducation({
      params: { id: entry?.eduID ?? 0 },
      body: { updatedEducationEntry: { ...years, degree } },
    })
  await change('B.Sc Physics')
  expect((await read()).CareerProfile).toMatchObject({ degree: 'B.Sc Physics', college: 'City College' })
  await client.candidates.updateProfile({ params, body: { degree: 'Bachelor of Science' } })
  await change('B.Sc')
  expect((await read()).CareerProfile).toMatchObject({ degree: 'Bachelor of Science', college: 'City College' })
})

const carryOver = () => migrateAgain(api.db, '0013_first-entries')

test('earlier accounts are migrated: answers become entries, a job becomes the position, cards show both', async () => {
  const before = { education: 'Graduation', degree: 'B.Sc', college: 'Model College', experienceYears: 3 }
  const request = await aFindable({ experienceLevel: 'Experienced', currentJob: 'Tester', ...before })
  const fresher = await aFindable({ experienceLevel: 'Fresher', education: 'Diploma', degree: 'Civil' })
  const entered = await aFindable({ experienceLevel: 'Experienced' }, { experience: { title: 'Analyst' } })
  await api.db.update(candidates).set({ currentJob: null }).where(sql`${candidates.accountId} = ${entered.id}`)
  await carryOver()
  await carryOver()
  expect(await api.db.select().from(experiences).where(sql`candidate_id = ${request.id}`)).toMatchObject([
    { title: 'Tester', companyName: '', working: true, startMonth: 'nov', startYear: 2023 },
  ])
  expect(await api.db.select().from(educations).where(sql`candidate_id = ${request.id}`)).toMatchObject([
    { school: 'Model College', degree: 'B.Sc', qualification: 'Graduation', startYear: null },
  ])
  expect(await api.db.select().from(experiences).where(sql`candidate_id = ${fresher.id}`)).toEqual([])
  const read = async (id: number) => (await (await api.as({ id })).candidates.get({ params: { id } })).data
  expect((await read(entered.id)).CurrentPosition).toBe('Analyst')
  expect((await read(fresher.id)).Education).toMatchObject([{ degree: 'Civil', school: '' }])
  const employer = await api.as(await api.anEmployer({ plan: 'premium' }))
  const { items } = await employer.search.candidates({ query: { 'sortBy[]': ['ID:asc'] } })
  expect(items).toMatchObject([
    { Experience: [{ title: 'Tester' }], Education: [{ school: 'Model College' }] },
    { Experience: [], Education: [{ degree: 'Civil' }] },
    { Experience: [{ title: 'Analyst' }] },
  ])
})

test('a start that onboarding calculated is withdrawn; what a person entered stays', async () => {
  const made = { title: 'Tester', companyName: '', startMonth: 'nov', startYear: 2020, working: true } as const
  const profile = { experienceLevel: 'Experienced', currentJob: 'Tester' } as const
  const alone = await aFindable({ ...profile, experienceYears: 5 }, { experience: made })
  const beside = await aFindable({ ...profile, experienceYears: 9 }, { experience: made })
  const edited = await aFindable(profile, { experience: { ...made, companyName: 'Demo Works' } })
  const earlier = {
    ...made,
    companyName: 'Demo Works',
    working: false,
    endMonth: 'nov',
    endYear: 2017,
    startYear: 2014,
  }
  await api.db.insert(experiences).values({ ...earlier, candidateId: beside.id })
  await migrateAgain(api.db, '0063_experiences-without-dates')
  const entries = async ({ id }: { id: number }) =>
    api.db.select().from(experiences).where(sql`candidate_id = ${id}`).orderBy(experiences.id)
  expect(await entries(alone)).toMatchObject([{ startMonth: null, startYear: null, statedYears: 5 }])
  expect(await entries(beside)).toMatchObject([
    { startMonth: null, startYear: null, statedYears: 6 },
    { startYear: 2014, statedYears: null },
  ])
  expect(await entries(edited)).toMatchObject([{ startMonth: 'nov', startYear: 2020, statedYears: null }])
})
