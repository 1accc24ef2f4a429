import { accounts, candidateSearch, candidates, jobRoles } from '@pramaan/database/schema'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { facetOf } from '../../../services/search/projection/facets.ts'
import { fileOf, pictureBytes } from '../../../testing/people/sample-files.ts'
import { startApi } from '../../../testing/server/start-api.ts'

const api = await startApi()

async function aSignedIn(...about: Parameters<typeof api.aCandidate>) {
  const person = await api.aCandidate(...about)
  const client = (await api.as(person)).candidates
  const params = { id: person.id }
  return {
    person,
    client,
    update: (body: Parameters<typeof client.updateProfile>[0]['body']) => client.updateProfile({ params, body }),
    join: (body: Parameters<typeof client.updateJoining>[0]['body']) => client.updateJoining({ params, body }),
    read: async () => {
      const { data } = await client.get({ params })
      if (!('RegistrationStep' in data)) throw new Error('not the owner’s answer')
      return data
    },
  }
}

describe('profile changes', () => {
  test('only fields that are sent change, an empty text clears a field, and the time of the change is stored', async () => {
    const { update, read } = await aSignedIn({
      description: 'Before',
      state: 'Maharashtra',
      website: 'https://example.com',
    })
    api.pass(60_000)
    await update({ description: 'कुशल 👩‍💻', currentPosition: 'Analyst' })
    expect(await read()).toMatchObject({
      Description: 'कुशल 👩‍💻',
      CurrentPosition: 'Analyst',
      State: 'Maharashtra',
      Website: 'https://example.com',
      Location: 'Pune',
      UpdatedOn: api.deps.now().toISOString(),
    })
    await update({ description: '', website: '', state: null, AlternateContact: '' })
    expect(await read()).toMatchObject({ Description: null, Website: null, State: null, AlternateContact: null })
  })

  test('takes the intro and the personal information of the forms [C-404 S-438]', async () => {
    const { update, read } = await aSignedIn()
    const sent = {
      location: 'Nashik',
      state: 'Maharashtra',
      dob: '1999-12-31',
      gender: 'Other' as const,
      degree: 'BCA',
    }
    await update({
      name: 'देवी 🌸',
      ...sent,
      domain: 3,
      AlternateContact: '9812345678',
      incomeCTC: 4.5,
      expectedCtc: '6.1',
    })
    expect(await read()).toMatchObject({
      FullName: 'देवी 🌸',
      Location: 'Nashik',
      Dob: '1999-12-31',
      Gender: 'Other',
      AlternateContact: '9812345678',
      CareerProfile: { degree: 'BCA', domain: 3, incomeCTC: 4.5, expectedCtc: 6.1 },
    })
  })

  test('saves the intro: name, description, current position and picture [S-437]', async () => {
    const { person, update, read } = await aSignedIn()
    const file = fileOf('me.png', await pictureBytes('png'))
    const { data: profileImage } = await (await api.as(person)).files.uploadImage({
      params: { product: 'avatar' },
      file,
    })
    await update({ name: 'Asha Patil', description: 'Data first', currentPosition: 'Analyst', profileImage })
    expect(await read()).toMatchObject({
      FullName: 'Asha Patil',
      Description: 'Data first',
      CurrentPosition: 'Analyst',
      Image: profileImage,
    })
  })

  test('takes a CareerProfile and the Open for Join switch in the same call [C-402]', async () => {
    const { update, read } = await aSignedIn({ experienceLevel: 'Experienced' })
    await update({
      name: 'Asha Patil',
      description: 'Data first',
      domain: 3,
      generalSkills: ['Teamwork'],
      professionalSkills: ['SQL'],
      JoiningStatus: true,
      CareerProfile: { degree: 'BCA', expectedCtc: 6 },
    })
    expect(await read()).toMatchObject({
      FullName: 'Asha Patil',
      Description: 'Data first',
      JoiningStatus: true,
      JoiningInfo: { status: 'join' },
      CareerProfile: { degree: 'BCA', domain: 3, expectedCtc: 6 },
      SkillProfile: { GeneralSkills: ['Teamwork'], ProfessionalSkills: ['SQL'] },
    })
  })

  test('job-search preferences are saved, only what is sent changes, and the search finds them [C-231–233 C-409]', async () => {
    const { person, client, read } = await aSignedIn({ experienceLevel: 'Experienced' })
    const params = { id: person.id }
    const kinds = { fullTime: true, partTime: false, internship: false, remote: true, onField: true }
    await client.updatePreferences({ params, body: { status: 'switch', currentCTC: 4, expectedCTC: '6.5', ...kinds } })
    await client.updatePreferences({ params, body: { remote: false } })
    expect(await read()).toMatchObject({
      Preferences: { ...kinds, remote: false },
      JoiningInfo: { status: 'switch' },
      CareerProfile: { incomeCTC: 4, expectedCtc: 6.5 },
    })
    const [row] = await api.db.select().from(candidateSearch).where(eq(candidateSearch.candidateId, person.id))
    expect(row).toMatchObject({ fullTime: true, remote: false, onSite: true, expectedCtc: 65_000_000 })
    const fresher = await aSignedIn({ experienceLevel: 'Fresher' })
    const ask = fresher.client.updatePreferences({ params: { id: fresher.person.id }, body: { status: 'switch' } })
    await expect(ask).rejects.toMatchObject({ code: 'wrong-state' })
  })

  test('the roles that a candidate looks for can be changed, within the catalogue, and the search finds them by these', async () => {
    const { person, client, read } = await aSignedIn()
    const params = { id: person.id }
    const [one, other] = await api.db.select().from(jobRoles).orderBy(jobRoles.id).limit(2)
    const roles = [other, one].flatMap((role) => (role ? [{ ID: role.id, Title: role.title }] : []))
    await client.updatePreferences({ params, body: { selectedJobRoles: [...roles, ...roles.slice(0, 1)] } })
    await client.updatePreferences({ params, body: { remote: true } })
    expect((await read()).Opportunities.selectedJobRoles).toEqual(roles)
    const rows = await api.db.select().from(candidateSearch).where(eq(candidateSearch.candidateId, person.id))
    expect(rows[0]?.facets).toEqual(expect.arrayContaining(roles.map(({ ID }) => facetOf('role', ID))))
    const unknown = client.updatePreferences({ params, body: { selectedJobRoles: [{ ID: 999_999 }] } })
    await expect(unknown).rejects.toMatchObject({ body: { details: [{ field: 'selectedJobRoles' }] } })
    const before = { selectedJobRoles: [] }
    const late = client.updatePreferences({ params, body: { selectedJobRoles: roles.slice(0, 1), before } })
    await expect(late).rejects.toMatchObject({ code: 'changed-elsewhere' })
    await client.updatePreferences({ params, body: { selectedJobRoles: [], before: { selectedJobRoles: roles } } })
    expect((await read()).Opportunities.selectedJobRoles).toEqual([])
  })

  test.each([
    ['description', 'x'.repeat(151)],
    ['name', ''],
    ['name', 'two\nlines'],
    ['AlternateContact', '981234567'],
    ['AlternateContact', '98123456789'],
    ['email', 'no-address'],
    ['website', 'javascript:alert(1)'],
    ['website', 'example'],
    ['dob', '2026-11-22'],
    ['dob', '2001-02-29'],
    ['domain', 999],
    ['gender', 'x'],
    ['ProfileProgress', 100],
  ])('%s %j is refused with 400 and named [C-403 E-650]', async (field, value) => {
    const { person } = await aSignedIn()
    const answer = await api.app.inject({
      method: 'PUT',
      url: `/api/user/update/${person.id}/profile`,
      headers: { authorization: await api.tokenOf(person.id) },
      payload: { [field]: value },
    })
    expect(answer.statusCode).toBe(400)
    expect(JSON.stringify(answer.json().details)).toContain(field)
  })

  test('a description of 150 characters fits, and a birthday of today [C-200]', async () => {
    const { update, read } = await aSignedIn()
    await update({ description: 'य'.repeat(150), dob: '2026-11-21' })
    expect((await read()).Description).toHaveLength(150)
  })

  test('ten skills fit, general and professional together; an eleventh and a repeated one are refused', async () => {
    const { update, read } = await aSignedIn({ generalSkills: ['Teamwork', 'Planning', 'Research'] })
    const seven = ['Java', 'SQL', 'Git', 'HTML', 'CSS', 'Docker', 'Linux']
    await update({ professionalSkills: seven })
    expect((await read()).SkillProfile.ProfessionalSkills).toEqual(seven)
    await expect(update({ professionalSkills: [...seven, 'React'] })).rejects.toMatchObject({ code: 'limit-reached' })
    await expect(update({ professionalSkills: ['teamwork '] })).rejects.toMatchObject({ code: 'invalid' })
    expect((await read()).SkillProfile.ProfessionalSkills).toEqual(seven)
  })

  test('every change stores the strength that the rows give, and it is in the search row [C-211 S-141]', async () => {
    const { person, update, read } = await aSignedIn({ cv: 'c', image: 'i' }, { fullName: 'Asha Patil' })
    await update({ degree: 'BCA', professionalSkills: ['SQL'], description: 'Data first' })
    expect((await read()).ProfileProgress).toBe(87)
    await update({ email: 'asha@example.com', dob: '2000-01-01' })
    expect((await read()).ProfileProgress).toBe(100)
    await update({ description: '' })
    expect((await read()).ProfileProgress).toBe(80)
    const [row] = await api.db.select().from(candidateSearch).where(eq(candidateSearch.candidateId, person.id))
    expect(row).toMatchObject({ comparedStrength: 49, personalStrength: 31, card: { FullName: 'Asha Patil' } })
  })

  test('only candidates themselves change their profile [C-382 S-296]', async () => {
    const { person } = await aSignedIn()
    const change = { params: { id: person.id }, body: { name: 'Mallory' } }
    const stranger = await api.as(await api.aCandidate())
    await expect(stranger.candidates.updateProfile(change)).rejects.toMatchObject({ code: 'not-yours' })
    for (const other of [await api.anEmployer(), await api.aStaffMember('Admin')])
      await expect((await api.as(other)).candidates.updateProfile(change)).rejects.toMatchObject({
        code: 'not-allowed',
      })
  })

  test('a registration under way cannot edit its profile yet', async () => {
    const person = await api.aCandidateInStep(1)
    const client = await api.as(person)
    const change = { params: { id: person.id }, body: { name: 'Early' } }
    await expect(client.candidates.updateProfile(change)).rejects.toMatchObject({ code: 'wrong-step' })
  })
})

describe('the e-mail of a profile', () => {
  test('is stored as contact data in normalised form and can’t be used to sign in', async () => {
    const { person, update, read } = await aSignedIn({}, { email: 'first@example.com' })
    await update({ email: 'New.Mail@Example.com' })
    expect((await read()).Email).toBe('new.mail@example.com')
    const [account] = await api.db.select().from(accounts).where(eq(accounts.id, person.id))
    expect(account?.email).toBe('first@example.com')
  })

  test('of another account is saved like any other, because a refusal would tell that it has an account', async () => {
    await api.anEmployer({}, { email: 'taken@example.com' })
    const { update, read } = await aSignedIn({ description: 'Before' })
    await update({ email: 'TAKEN@example.com', description: 'After' })
    expect(await read()).toMatchObject({ Email: 'taken@example.com', Description: 'After' })
  })

  test('is cleared by an empty text; a person without a phone keeps the e-mail they sign in with', async () => {
    const withPhone = await aSignedIn({}, { contactEmail: 'a@example.com' })
    await withPhone.update({ email: '' })
    expect((await withPhone.read()).Email).toBeNull()
    const abroad = await aSignedIn({}, { phone: null, email: 'abroad@example.com' })
    await abroad.update({ email: '' })
    expect((await abroad.read()).Email).toBe('abroad@example.com')
  })
})

describe('joining', () => {
  test('the three states exclude each other, and JoiningStatus is true whenever one is set [C-205 C-270 C-271 C-274 C-407 C-410 S-139 S-435]', async () => {
    const { join, read } = await aSignedIn({ experienceLevel: 'Experienced' })
    const state = async () => {
      const { JoiningStatus, JoiningInfo } = await read()
      return [JoiningStatus, JoiningInfo.status]
    }
    await join({ JoiningStatus: true, joiningInfo: { status: 'join' } })
    expect(await state()).toEqual([true, 'join'])
    await join({ JoiningStatus: true, joiningInfo: { status: 'switch' } })
    expect(await state()).toEqual([true, 'switch'])
    await join({ JoiningStatus: false })
    expect(await state()).toEqual([false, null])
    await join({ JoiningStatus: true })
    expect(await state()).toEqual([true, 'join'])
    await join({ JoiningStatus: false, joiningInfo: { status: 'join' } })
    expect(await state()).toEqual([false, null])
  })

  test('Open for Join on keeps the current state', async () => {
    const { join, read } = await aSignedIn({ experienceLevel: 'Experienced', joiningStatus: true, joining: 'switch' })
    await join({ JoiningStatus: true })
    expect((await read()).JoiningInfo.status).toBe('switch')
  })

  test('a Fresher cannot be open to switch', async () => {
    const { person, join } = await aSignedIn()
    const changes = { JoiningStatus: true, joiningInfo: { status: 'switch' as const } }
    await expect(join(changes)).rejects.toMatchObject({ code: 'wrong-state' })
    const [row] = await api.db.select().from(candidates).where(eq(candidates.accountId, person.id))
    expect(row).toMatchObject({ joiningStatus: false, joining: null })
  })
})
