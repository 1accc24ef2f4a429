import { expect, test } from 'vitest'
import { sampleEducation, samplePosition } from '../../../testing/people/sample-entries.ts'
import { startApi } from '../../../testing/server/start-api.ts'

const api = await startApi()

async function aSignedIn(about: Parameters<typeof api.aCandidate>[0] = {}) {
  const person = await api.aCandidate({ experienceLevel: 'Experienced', ...about })
  const { candidates } = await api.as(person)
  const params = { id: person.id }
  const read = async () => {
    const { data } = await candidates.get({ params })
    if (!('RegistrationStep' in data)) throw new Error('not the owner’s answer')
    return data
  }
  return { candidates, params, read }
}

test('a change made on what the profile says is made; made on something else it is refused and changes nothing', async () => {
  const { candidates, params, read } = await aSignedIn({ description: 'First', professionalSkills: ['Tally'] })
  const body = { description: 'Second', before: { description: 'First' } }
  await candidates.updateProfile({ params, body })
  const late = candidates.updateProfile({ params, body: { description: 'Third', before: { description: 'First' } } })
  await expect(late).rejects.toMatchObject({ code: 'changed-elsewhere', status: 409 })
  expect((await read()).Description).toBe('Second')
  const skills = { professionalSkills: ['Excel'], before: { professionalSkills: ['Tally'] } }
  await candidates.updateProfile({ params, body: skills })
  expect((await read()).SkillProfile.ProfessionalSkills).toEqual(['Excel'])
})

test('a change that arrived before is no conflict, nor is one of another field', async () => {
  const { candidates, params, read } = await aSignedIn({ description: 'First' })
  const body = { description: 'Second', before: { description: 'First' } }
  for (let times = 0; times < 2; times += 1) await candidates.updateProfile({ params, body })
  await candidates.updateProfile({ params, body: { state: 'Goa' } })
  const third = { description: 'Third', before: { description: 'Second' } }
  await candidates.updateProfile({ params, body: third })
  expect(await read()).toMatchObject({ Description: 'Third', State: 'Goa' })
})

test('every field of a profile can be changed on what its own record says', async () => {
  const { candidates, params, read } = await aSignedIn()
  const record = await read()
  const before = {
    name: record.FullName,
    description: record.Description,
    currentPosition: record.CurrentPosition,
    email: record.Email,
    AlternateContact: record.AlternateContact,
    location: record.Location,
    state: record.State,
    dob: record.Dob,
    gender: record.Gender,
    website: record.Website,
    generalSkills: record.SkillProfile.GeneralSkills,
    professionalSkills: record.SkillProfile.ProfessionalSkills,
    domain: record.CareerProfile.domain,
    degree: record.CareerProfile.degree,
    incomeCTC: record.CareerProfile.incomeCTC,
    expectedCtc: record.CareerProfile.expectedCtc,
    payOnCv: record.PayOnCv,
  }
  const body = { name: 'Asha Demo', incomeCTC: 4.35, expectedCtc: 6.1, dob: '2000-02-29', before }
  await candidates.updateProfile({ params, body })
  const after = await read()
  expect(after).toMatchObject({ FullName: 'Asha Demo', Dob: '2000-02-29' })
  const paid = { incomeCTC: after.CareerProfile.incomeCTC, expectedCtc: after.CareerProfile.expectedCtc }
  await candidates.updateProfile({ params, body: { incomeCTC: 5, before: paid } })
})

test('preferences are changed on what they say, too', async () => {
  const { candidates, params, read } = await aSignedIn()
  const before = { status: (await read()).JoiningInfo.status, remote: false }
  await candidates.updatePreferences({ params, body: { status: 'switch', remote: true, before } })
  const late = candidates.updatePreferences({ params, body: { status: 'join', before: { status: null } } })
  await expect(late).rejects.toMatchObject({ code: 'changed-elsewhere' })
  expect(await read()).toMatchObject({ JoiningInfo: { status: 'switch' }, Preferences: { remote: true } })
})

test('an entry is changed on what it says, and one that says the same in every field is not added again', async () => {
  const { candidates, params, read } = await aSignedIn()
  const { data } = await candidates.addEducation({ params, body: sampleEducation })
  expect((await candidates.addEducation({ params, body: sampleEducation })).data).toEqual(data)
  const { eduID: id, ...before } = (await read()).Education[0] ?? { eduID: 0 }
  const change = { updatedEducationEntry: { ...sampleEducation, grade: '8.4' }, before }
  for (let times = 0; times < 2; times += 1) await candidates.updateEducation({ params: { id }, body: change })
  const late = { updatedEducationEntry: { ...sampleEducation, grade: '9.9' }, before }
  await expect(candidates.updateEducation({ params: { id }, body: late })).rejects.toMatchObject({
    code: 'changed-elsewhere',
  })
  expect((await read()).Education).toMatchObject([{ grade: '8.4' }])
})

test('so is a position', async () => {
  const { candidates, params, read } = await aSignedIn()
  const { data } = await candidates.addExperience({ params, body: samplePosition })
  expect((await candidates.addExperience({ params, body: samplePosition })).data).toEqual(data)
  const late = { updatedExperienceEntry: { ...samplePosition, title: 'Lead' }, before: { title: 'Clerk' } }
  await expect(candidates.updateExperience({ params: { id: data.expID }, body: late })).rejects.toMatchObject({
    code: 'changed-elsewhere',
  })
  expect((await read()).Experience).toMatchObject([{ title: 'Analyst' }])
})
