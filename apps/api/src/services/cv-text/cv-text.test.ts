import { candidateSearch, cvTexts } from '@pramaan/database/schema'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { findableCandidates } from '../../testing/people/findable.ts'
import { docxSaying, fileOf, pdfBytes, pdfSaying, pictureBytes } from '../../testing/people/sample-files.ts'
import { startApi } from '../../testing/server/start-api.ts'
import { readCvs } from './read-cvs.ts'

const api = await startApi()
const aFindable = findableCandidates(api)
const looking = { joiningStatus: true, joining: 'join' } as const
const lines = [
  'Asha Rao',
  'asha@example.com, +91 98200 12345',
  'Skills: Photoshop, Tally Prime',
  'Worked as Accountant',
]

/** A candidate who uploads a file as their CV, before it is read. */
async function withCv(file: File, profile: Parameters<typeof aFindable>[0] = {}) {
  const person = await aFindable({ ...looking, ...profile })
  const client = await api.as(person)
  const { data: cv } = await client.files.upload({ params: { product: 'cv' }, file })
  await client.candidates.updateCv({ params: { id: person.id }, body: { cv } })
  return { person, client }
}

async function found(term: string) {
  const employer = await api.as(await api.anEmployer({ plan: 'premium' }))
  const { items } = await employer.search.candidates({ query: { term } })
  return items.map(({ ID, Fit }) => ({ ID, grade: Fit?.[0]?.grade }))
}

const storedText = async () => (await api.db.select().from(cvTexts))[0]?.text

test.each([
  ['PDF', () => fileOf('cv.pdf', pdfSaying(...lines))],
  ['Word document', () => fileOf('cv.docx', docxSaying(...lines))],
])('a candidate is found by what their CV says as a %s, last and with that as the reason', async (_, file) => {
  const skilled = await aFindable({ ...looking, professionalSkills: ['Photoshop'] })
  const { person } = await withCv(file())
  expect(await found('photoshop')).toEqual([{ ID: skilled.id, grade: 'skill' }])
  await readCvs(api.deps)
  expect(await found('photoshop')).toEqual([
    { ID: skilled.id, grade: 'skill' },
    { ID: person.id, grade: 'cv-text' },
  ])
  expect(await found('accountant')).toEqual([{ ID: person.id, grade: 'cv-text' }])
})

test('what the profile says itself stays the reason, and a CV makes nobody known for what follows from it', async () => {
  const { person } = await withCv(fileOf('cv.pdf', pdfSaying('Photoshop', 'React')), {
    professionalSkills: ['Photoshop'],
  })
  await readCvs(api.deps)
  expect(await found('photoshop')).toEqual([{ ID: person.id, grade: 'skill' }])
  expect(await found('react')).toEqual([{ ID: person.id, grade: 'cv-text' }])
  expect((await found('javascript')).map(({ grade }) => grade)).not.toContain('skill')
})

test('neither contact data nor any other word of a CV is stored for the search: names and numbers find nobody', async () => {
  await withCv(fileOf('cv.pdf', pdfSaying(...lines, 'Reference: Qwertyana Zutshi, Quxblatt Works')))
  await readCvs(api.deps)
  expect(await storedText()).not.toMatch(/98200|example\.com/)
  for (const term of ['9820012345', 'asha@example.com', 'Qwertyana', 'Quxblatt']) expect(await found(term)).toEqual([])
})

test('with the CV its text goes, and with it the matches; a new CV takes the place of the old one', async () => {
  const { person, client } = await withCv(fileOf('cv.pdf', pdfSaying('Photoshop')))
  await readCvs(api.deps)
  const params = { id: person.id }
  const { data: cv } = await client.files.upload({
    params: { product: 'cv' },
    file: fileOf('cv.docx', docxSaying('Tally')),
  })
  await client.candidates.updateCv({ params, body: { cv } })
  expect(await found('photoshop')).toEqual([])
  await readCvs(api.deps)
  expect(await found('tally')).toMatchObject([{ ID: person.id }])
  await client.candidates.updateCv({ params, body: { cv: null } })
  expect([await found('tally'), await api.db.$count(cvTexts)]).toEqual([[], 0])
})

test('a hidden candidate is found by no CV', async () => {
  const { person, client } = await withCv(fileOf('cv.pdf', pdfSaying('Photoshop')))
  await client.privacy.beFound({ body: { On: false } })
  await readCvs(api.deps)
  expect(await api.db.$count(candidateSearch, eq(candidateSearch.candidateId, person.id))).toBe(0)
  expect(await found('photoshop')).toEqual([])
})

test.each<[string, () => File | Promise<File>]>([
  ['an empty PDF', () => fileOf('cv.pdf', pdfBytes(300))],
  ['a Word document without text', () => fileOf('cv.docx', docxSaying())],
  ['a picture', async () => fileOf('cv.png', await pictureBytes('png'))],
])('%s is noted as read and leaves the profile as it was', async (_, file) => {
  const { person } = await withCv(await file(), { professionalSkills: ['Photoshop'] })
  await readCvs(api.deps)
  const [row] = await api.db.select().from(cvTexts)
  expect(row).toMatchObject({ text: null, readAt: api.deps.now() })
  expect(await found('photoshop')).toEqual([{ ID: person.id, grade: 'skill' }])
})
