import { accounts, jobRoles, searchAppearances, searchLogs } from '@pramaan/database/schema'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { findableCandidates } from '../../../testing/people/findable.ts'
import { startApi } from '../../../testing/server/start-api.ts'

const api = await startApi()
const aFindable = findableCandidates(api)
const looking = { joiningStatus: true, joining: 'join' } as const
const named = (fullName: string) => ({ account: { fullName } })
const anAccountant = (name: string, professionalSkills: string[] = []) =>
  aFindable({ ...looking, currentPosition: 'Accountant', professionalSkills }, named(name))

async function anEmployer(plan: 'free' | 'premium' = 'free') {
  const client = await api.as(await api.anEmployer({ plan }))
  return { client, similar: async (id: number) => (await client.search.similar({ params: { id } })).data }
}

test('candidates of the same work come first, who share more skills before the others, each with the reasons', async () => {
  const one = await anAccountant('Asha', ['Tally Prime', 'GST'])
  await anAccountant('Same Title')
  await anAccountant('Same Work', ['GST', 'Tally Prime'])
  await aFindable({ ...looking, currentPosition: 'Staff Nurse', professionalSkills: ['GST'] }, named('Other Work'))
  const { similar } = await anEmployer()
  const found = await similar(one.id)
  expect(found.map(({ FullName }) => FullName)).toEqual(['Same Work', 'Same Title'])
  const reasons = found.map(({ Fit }) => Fit?.map(({ asked, grade }) => [asked.join(), grade]))
  expect(reasons[0]?.[0]).toEqual(['Accountant', 'title'])
  expect(reasons.map((list) => list?.slice(1).map(([, grade]) => grade))).toEqual([
    ['title', 'skill', 'title'],
    ['usual-skill', null, 'usual-skill'],
  ])
})

test('who works in the same title comes before who only looks for it, whatever the skills; those that it takes count', async () => {
  const nursing = {
    professionalSkills: ['Patient Care', 'Vital Signs', 'Injection'],
    generalSkills: ['Hindi', 'Empathy'],
  }
  const one = await aFindable({ ...looking, currentPosition: 'Staff Nurse', ...nursing })
  const [role] = await api.db.select().from(jobRoles).where(eq(jobRoles.title, 'Staff Nurse'))
  await aFindable({ ...looking, currentPosition: 'Staff Nurse' }, named('Works'))
  await aFindable({ ...looking, jobRoleIds: [role?.id ?? 0], ...nursing }, named('Looks for it'))
  await aFindable({ ...looking, currentPosition: 'Staff Nurse', ...nursing }, named('Works and knows'))
  const { similar } = await anEmployer()
  const found = await similar(one.id)
  expect(found.map(({ FullName }) => FullName)).toEqual(['Works and knows', 'Works', 'Looks for it'])
  const skills = found[0]?.Fit?.slice(1).map(({ asked }) => asked.join())
  expect(skills?.toSorted()).toEqual(['Injection & IV Therapy', 'Patient Care', 'Vital Signs Monitoring'])
})

test('professional skills are compared before general ones, whatever the order of the lists', async () => {
  const professionalSkills = ['Adobe Photoshop', 'Welding']
  const generalSkills = ['Time Management', 'Teamwork', 'Patience', 'Leadership']
  const one = await aFindable({ ...looking, currentPosition: 'Staff Nurse', professionalSkills, generalSkills })
  await aFindable({ ...looking, currentPosition: 'Staff Nurse' }, named('Ravi'))
  const { similar } = await anEmployer()
  const [, ...skills] = (await similar(one.id))[0]?.Fit?.map(({ asked }) => asked.join()) ?? []
  expect(skills.slice(0, 2).sort()).toEqual(['Adobe Photoshop', 'Welding'])
  expect(skills.slice(2).every((skill) => generalSkills.includes(skill))).toBe(true)
})

test('it is no search: a spent plan has it too, and no history and no appearance come of it', async () => {
  const one = await anAccountant('Asha')
  await anAccountant('Ravi')
  const { client, similar } = await anEmployer()
  for (let n = 0; n < 10; n++)
    await client.search.candidates({ query: { searchTitle: `Accountant ${n}`, term: 'ravi' } })
  await api.deps.buffers.flush()
  const before = [await api.db.$count(searchLogs), await api.db.$count(searchAppearances)]
  expect((await similar(one.id)).map(({ FullName }) => FullName)).toEqual(['Ravi'])
  await api.deps.buffers.flush()
  expect([await api.db.$count(searchLogs), await api.db.$count(searchAppearances)]).toEqual(before)
})

test('who is hidden is similar to nobody, and an employer who may not see a candidate gets none like them', async () => {
  const [one, hidden] = [await anAccountant('Asha'), await anAccountant('Ravi')]
  await (await api.as(hidden)).privacy.beFound({ body: { On: false } })
  const { similar } = await anEmployer()
  expect(await similar(one.id)).toEqual([])
  await expect(similar(hidden.id)).rejects.toMatchObject({ status: 404 })
  await api.db.update(accounts).set({ status: 'suspended' }).where(eq(accounts.id, one.id))
  await expect(similar(one.id)).rejects.toMatchObject({ status: 404 })
})

test('a profile without work has nobody like it', async () => {
  await anAccountant('Asha')
  const { similar } = await anEmployer()
  expect(await similar((await aFindable({}, named('Nothing Said'))).id)).toEqual([])
})
