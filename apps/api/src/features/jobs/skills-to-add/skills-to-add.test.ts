import { jobRoles } from '@pramaan/database/schema'
import { expect, test } from 'vitest'
import { only } from '../../../http/refusals/refuse.ts'
import { createOpenings } from '../../../testing/people/openings.ts'
import { startApi } from '../../../testing/server/start-api.ts'

const api = await startApi()
const { aJob } = createOpenings(api.deps)

test('the skills that most of a candidate’s fitting jobs ask for and they lack, each with the number of these jobs', async () => {
  for (const skills of [
    ['Java', 'SQL'],
    ['Java', 'SQL'],
    ['Java', 'Spring Boot'],
    ['Java', 'SQL', 'Docker'],
  ])
    await aJob({ title: 'Java Developer', professionalSkills: skills })
  await aJob({ title: 'Java Developer', professionalSkills: ['Java', 'Docker'], closedAt: api.deps.now() })
  for (const skill of ['Patient Care', 'Docker', 'Docker', 'Docker'])
    await aJob({ title: 'Staff Nurse', professionalSkills: [skill, 'First Aid', 'Nursing Procedures'] })
  const { jobs } = await api.as(await api.aCandidate({ professionalSkills: ['Java'] }))
  const { data } = await jobs.skillsToAdd()
  expect(data).toEqual([
    { Skill: 'SQL', Jobs: 3 },
    { Skill: 'Docker', Jobs: 1 },
    { Skill: 'Spring Boot', Jobs: 1 },
  ])
})

test('a job that only has the candidate’s domain suggests none of its skills', async () => {
  const roles = await api.db.select().from(jobRoles)
  const [java, tester] = ['Java Developer', 'Software Test Engineer'].map((title) =>
    only(roles.filter((role) => role.title === title)),
  )
  await aJob({
    title: 'Java Developer',
    roleId: java?.id,
    domainId: java?.domainId,
    professionalSkills: ['Java', 'Git'],
  })
  await aJob({ title: 'Tester', roleId: tester?.id, domainId: tester?.domainId, professionalSkills: ['Jira'] })
  const profile = { domainId: java?.domainId ?? 0, professionalSkills: ['Java'] }
  const { jobs } = await api.as(await api.aCandidate(profile))
  expect((await jobs.skillsToAdd()).data.map(({ Skill }) => Skill)).toEqual(['Git'])
})

test('what the cards call missing is suggested, though the description mentions it', async () => {
  await aJob({ title: 'Frontend Developer', professionalSkills: ['React', 'CSS'] })
  const profile = { professionalSkills: ['React'], description: 'I learn CSS.' }
  const { jobs } = await api.as(await api.aCandidate(profile))
  const { Fit, Match } = only((await jobs.list({ query: {} })).data)
  expect(Fit?.reasons.find(({ asked }) => asked === 'CSS')?.grade).toBe('mention')
  expect(Match?.missing).toEqual(['CSS'])
  expect((await jobs.skillsToAdd()).data).toEqual([{ Skill: 'CSS', Jobs: 1 }])
})

test('nothing is suggested to a candidate whose work is not known', async () => {
  await aJob({ title: 'Java Developer', professionalSkills: ['Java'] })
  expect((await (await api.as(await api.aCandidate())).jobs.skillsToAdd()).data).toEqual([])
})
