import { educations, experiences } from '@pramaan/database/schema'
import { extractText, getDocumentProxy } from 'unpdf'
import { expect, test } from 'vitest'
import { findableCandidates } from '../../testing/people/findable.ts'
import { startApi } from '../../testing/server/start-api.ts'

const api = await startApi()
const aFindable = findableCandidates(api)
const minuteMs = 60_000

const profile = {
  experienceLevel: 'Experienced' as const,
  description: 'Keeps the books of three shops. मराठी and English.',
  state: 'Maharashtra',
  dob: '2001-08-14',
  gender: 'Female' as const,
  professionalSkills: ['Tally', 'GST'],
  generalSkills: ['Teamwork'],
}

/** A candidate with a complete profile. */
async function aFullCandidate() {
  const account = { fullName: 'Asha Demo', phone: '+919876543210', email: 'asha@example.com' }
  const person = await api.aCandidate({ ...profile, expectedCtc: 65_000_000 }, account)
  const client = await api.as(person)
  const params = { id: person.id }
  const school = {
    qualification: 'Graduation',
    degree: 'B.Com',
    school: 'Demo College',
    startYear: 2018,
    endYear: 2021,
  }
  await client.candidates.addEducation({ params, body: school })
  const work = { companyName: 'Demo Ltd', empType: 'full-time', startMonth: 'jun', startYear: 2022 } as const
  await client.candidates.addExperience({ params, body: { ...work, title: 'Accountant', working: true } })
  return { person, client, params }
}

/** The text of the PDF behind a link, page by page. */
async function readPdf(url: string) {
  const answer = await api.app.inject({ url })
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/pdf'])
  const document = await getDocumentProxy(new Uint8Array(answer.rawPayload))
  const { text } = await extractText(document, { mergePages: true })
  return { text: text.replace(/\s+/g, ' '), headers: answer.headers, pages: document.numPages }
}

test("a candidate's PDF is read in the order of the profile: name, line, contacts, then section by section", async () => {
  const { client, params } = await aFullCandidate()
  const { data } = await client.resume.pdf({ params })
  const { text, headers, pages } = await readPdf(data.url)
  const order = [
    'Asha Demo',
    'Accountant, Demo Ltd',
    'Phone: +91 98765 43210',
    'E-mail: asha@example.com',
    'Pune, Maharashtra',
    'Summary',
    'Keeps the books of three shops.',
    'and English.',
    'Skills',
    'Professional: Tally, GST',
    'General: Teamwork',
    'Experience',
    'Accountant',
    'Demo Ltd, full-time',
    '06/2022 – today (4 Years 5 Months)',
    'Education',
    'B.Com',
    'Demo College',
    'Graduation, 2018 – 2021',
    'Personal information',
    'Date of birth: 14/08/2001',
  ]
  let at = 0
  for (const words of order) {
    const next = text.indexOf(words, at)
    expect(next, `“${words}” comes next in: ${text.slice(at)}`).toBeGreaterThanOrEqual(at)
    at = next + words.length
  }
  expect(headers['content-disposition']).toBe('attachment; filename="CV.pdf"')
  expect(headers['cache-control']).toBe('private, no-store')
  expect(pages).toBe(1)
})

test('pay and joining are on the PDF only where the owner turned them on, for every reader', async () => {
  const { client, params } = await aFullCandidate()
  await client.candidates.updatePreferences({ params, body: { status: 'switch', currentCTC: 4.5 } })
  const readers = [client, await api.as(await api.anEmployer())]
  for (const reader of readers) {
    const { text } = await readPdf((await reader.resume.pdf({ params })).data.url)
    expect(text).not.toMatch(/Salary|LPA|Joining/)
  }
  await client.candidates.updateProfile({ params, body: { payOnCv: true } })
  for (const reader of readers) {
    const { text } = await readPdf((await reader.resume.pdf({ params })).data.url)
    expect(text).toContain('Joining: Open to switch Salary now: ₹4.5 LPA Salary expectation: ₹6.5 LPA')
  }
})

test('missing values leave no trace: no empty section, no stray comma, no years, no list of wanted roles', async () => {
  const preferences = { experienceLevel: 'Experienced' as const, jobRoleIds: [1, 2, 3] }
  const person = await api.aCandidate(preferences, { fullName: 'Ravi Demo' })
  const position = { title: 'Tester', companyName: '', working: true, statedYears: 4 }
  await api.db.insert(experiences).values({ ...position, candidateId: person.id })
  const schooling = { school: '', degree: 'B.Sc', qualification: 'Graduation' }
  await api.db.insert(educations).values({ ...schooling, candidateId: person.id })
  const client = await api.as(person)
  const { text } = await readPdf((await client.resume.pdf({ params: { id: person.id } })).data.url)
  expect(text).toMatch(/^Ravi Demo Tester .*Experience Tester 4 Years in all Education B\.Sc Graduation$/)
  expect(text).not.toMatch(/N\/A|null|undefined|Suitable|Personal|Skills|, ,|–\s*$/)
})

test('a Fresher’s PDF has neither experience nor pay, and nothing that is empty', async () => {
  const person = await api.aCandidate(
    { experienceLevel: 'Fresher', expectedCtc: 65_000_000 },
    { fullName: 'Ravi Demo' },
  )
  const client = await api.as(person)
  const { text } = await readPdf((await client.resume.pdf({ params: { id: person.id } })).data.url)
  expect(text).toContain('Ravi Demo Fresher')
  expect(text).not.toMatch(/Experience|Salary|Summary|Education|N\/A/)
})

test('an employer and an Admin get the PDF without phone and e-mail [C-189 E-001]', async () => {
  const { params } = await aFullCandidate()
  for (const reader of [await api.anEmployer(), await api.aStaffMember('Admin')]) {
    const { text } = await readPdf((await (await api.as(reader)).resume.pdf({ params })).data.url)
    expect(text).toContain('Professional: Tally, GST')
    expect(text).not.toMatch(/98765|asha@example/)
  }
})

test('a verified profile says what the HR team checked, and when', async () => {
  const { id } = await aFindable({}, { hr: { professionalSkills: ['Tally'], generalSkills: [] } })
  const client = await api.as({ id })
  const { text } = await readPdf((await client.resume.pdf({ params: { id } })).data.url)
  expect(text).toContain('Checked by the HR team: Tally Verified by HR on 21/11/2026')
})

test('a long career goes over several pages, and no heading ends one', async () => {
  const { client, params } = await aFullCandidate()
  const work = { companyName: 'Demo Ltd', startMonth: 'jan', startYear: 2010, endMonth: 'feb', endYear: 2011 } as const
  for (let n = 1; n <= 19; n++) await client.candidates.addExperience({ params, body: { ...work, title: `Role ${n}` } })
  const { data } = await client.resume.pdf({ params })
  const { text, pages } = await readPdf(data.url)
  expect(pages).toBeGreaterThan(1)
  for (let n = 1; n <= 19; n++) expect(text).toContain(`Role ${n} `)
})

test('a link is valid for five minutes, and can’t be forged', async () => {
  const { client, params, person } = await aFullCandidate()
  const { url } = (await client.resume.pdf({ params })).data
  const status = async (address: string) => (await api.app.inject({ url: address })).statusCode
  expect(await status(`${url}x`)).toBe(403)
  expect(await status(`/api/resume-files?token=${await api.tokenOf(person.id)}`)).toBe(403)
  api.pass(4 * minuteMs)
  expect(await status(url)).toBe(200)
  api.pass(2 * minuteMs)
  expect(await status(url)).toBe(403)
})

test('an employer gets no PDF of a candidate who is still registering', async () => {
  const { id } = await api.aCandidateInStep(2)
  const employer = await api.as(await api.anEmployer())
  await expect(employer.resume.pdf({ params: { id } })).rejects.toMatchObject({ code: 'not-found' })
})
