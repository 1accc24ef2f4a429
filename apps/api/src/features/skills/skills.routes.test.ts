import { expect, test } from 'vitest'
import { startApi } from '../../testing/server/start-api.ts'

const api = await startApi()

test('a candidate’s skills, general and professional, are readable by profile readers and by no other candidate [C-446]', async () => {
  const me = await api.aCandidate({ generalSkills: ['Teamwork'], professionalSkills: ['SQL', 'React'] })
  const params = { id: me.id }
  const skills = { GeneralSkills: ['Teamwork'], ProfessionalSkills: ['SQL', 'React'] }
  for (const reader of [me, await api.anEmployer(), await api.aStaffMember('Counsellor')])
    expect((await (await api.as(reader)).skills.ofCandidate({ params })).data).toEqual(skills)
  const partner = await api.as(await api.aStaffMember('C-Partner'))
  await expect(partner.skills.ofCandidate({ params })).rejects.toMatchObject({ code: 'not-found' })
  const other = await api.as(await api.aCandidate())
  await expect(other.skills.ofCandidate({ params })).rejects.toMatchObject({ code: 'not-yours' })
  const onTheWay = await api.aCandidateInStep(2)
  const asEmployer = await api.as(await api.anEmployer())
  const hidden = asEmployer.skills.ofCandidate({ params: { id: onTheWay.id } })
  await expect(hidden).rejects.toMatchObject({ code: 'not-found' })
})

test('each change of skills is dated, newest first; other changes write none [S-457]', async () => {
  const me = await api.aCandidate()
  const client = await api.as(me)
  const params = { id: me.id }
  await client.candidates.updateProfile({ params, body: { professionalSkills: ['SQL'] } })
  await client.candidates.updateProfile({ params, body: { description: 'I keep the books.' } })
  api.pass(60_000)
  await client.candidates.updateProfile({ params, body: { generalSkills: ['Teamwork'], professionalSkills: [] } })
  const { data } = await client.skills.history({ params })
  expect(data).toEqual([
    { GeneralSkills: ['Teamwork'], ProfessionalSkills: [], ChangedOn: '2026-11-21T06:31:00.000Z' },
    { GeneralSkills: [], ProfessionalSkills: ['SQL'], ChangedOn: '2026-11-21T06:30:00.000Z' },
  ])
  const counsellor = await api.as(await api.aStaffMember('Counsellor'))
  expect((await counsellor.skills.history({ params })).data).toHaveLength(2)
  const employer = await api.as(await api.anEmployer())
  await expect(employer.skills.history({ params })).rejects.toMatchObject({ status: 403 })
})
