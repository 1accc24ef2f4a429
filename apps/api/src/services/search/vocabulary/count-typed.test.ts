import { unresolvedTerms } from '@pramaan/database/schema'
import { expect, test } from 'vitest'
import { findableCandidates } from '../../../testing/people/findable.ts'
import { startApi } from '../../../testing/server/start-api.ts'

const api = await startApi()
const aFindable = findableCandidates(api)

async function typed() {
  await api.deps.buffers.flush()
  const rows = await api.db.select().from(unresolvedTerms)
  return rows.map(({ kind, term, key, uses, people }) => ({ kind, term, key, uses, people: people.length }))
}

/** Everything stored about typed texts, to check it for a name. */
async function storedTerms() {
  await api.deps.buffers.flush()
  return JSON.stringify(await api.db.select().from(unresolvedTerms)).toLowerCase()
}

const job = {
  JobType: 'Full Time' as const,
  JobLocation: 'Pune' as const,
  JobCTC: '1 Lakh to 5 Lakh',
  OpenPositions: '3',
  EducationRequirement: 'Graduate',
}

test('a skill, title, city and degree that name nothing stay as text and are counted, once enough people typed them', async () => {
  const strange = { currentPosition: 'Quxblatt fyzwick', location: 'Zzpur', degree: 'B.Qux' } as const
  for (const skills of [['Qux-blatt'], ['quxblatt'], ['Quxblatt', 'Java']])
    await aFindable({ ...strange, professionalSkills: skills })
  expect((await typed()).sort((a, b) => (a.kind < b.kind ? -1 : 1))).toEqual([
    { kind: 'city', term: 'Zzpur', key: 'zzpur', uses: 3, people: 0 },
    { kind: 'degree', term: 'B.Qux', key: 'bqux', uses: 3, people: 0 },
    { kind: 'skill', term: 'Quxblatt', key: 'quxblatt', uses: 3, people: 0 },
    { kind: 'title', term: 'Quxblatt fyzwick', key: 'quxblattfyzwick', uses: 3, people: 0 },
  ])
})

test('what fewer people typed is a mark without the text, and saving again counts nothing', async () => {
  const person = await aFindable({ professionalSkills: ['Quxblatt'] })
  const client = await api.as(person)
  await client.candidates.updateProfile({ params: { id: person.id }, body: { location: 'Pune' } })
  expect(await typed()).toEqual([{ kind: 'skill', term: null, key: null, uses: 1, people: 1 }])
  expect(await storedTerms()).not.toContain('quxb')
})

test('title and skills of a job, and skills of a drive, are counted when they are new to it', async () => {
  for (const [at, JobTitle] of ['Quxblatt fyzwick', 'quxblatt fyzwick', 'Quxblatt Fyzwicks'].entries()) {
    const employer = await api.as(await api.anEmployer())
    const JobSkills = { GeneralSkills: ['Typing'], ProfessionalSkills: ['Frobnication'] }
    const { data } = await employer.jobs.create({ body: { ...job, JobTitle, JobSkills } })
    if (at === 0) await employer.jobs.update({ params: { id: data.ID }, body: { JobTitle, OpenPositions: '2' } })
  }
  const found = await typed()
  expect(found.find(({ kind }) => kind === 'skill')).toMatchObject({ term: 'Frobnication', uses: 3 })
})

test('a word that employers search and nobody has is counted; a name is not kept, whether or not it is in use here', async () => {
  await aFindable({}, { account: { fullName: 'Ashalata Zutshi' } })
  for (let times = 0; times < 3; times++) {
    const client = await api.as(await api.anEmployer({ plan: 'premium' }))
    await client.search.candidates({ query: { term: 'quxblatt pune' } })
    await client.search.candidates({ query: { term: 'Zutshi' } })
    await client.search.candidates({ query: { term: 'zutsh' } })
    if (times === 0) await client.search.candidates({ query: { term: 'Bxyzina Qwertyani 9820012345' } })
  }
  const found = await typed()
  expect(found.filter(({ term }) => term !== null)).toEqual([
    { kind: 'search', term: 'quxblatt', key: 'quxblatt', uses: 3, people: 0 },
  ])
  const all = await storedTerms()
  for (const name of ['zutsh', 'bxyz', 'qwerty', '98200']) expect(all).not.toContain(name)
})

test('the beginning of a known spelling is no unknown word, and staff’s searches are not counted', async () => {
  const employer = await api.as(await api.anEmployer({ plan: 'premium' }))
  await employer.search.candidates({ query: { term: 'accounta' } })
  const hr = await api.as(await api.aStaffMember('hr'))
  await hr.directory.candidates({ query: { term: 'quxblatt' } })
  expect(await typed()).toEqual([])
})

test('marks of what too few people typed are forgotten after 90 days', async () => {
  const { removeTypedTexts } = await import('../../../background/retention.queries.ts')
  await aFindable({ professionalSkills: ['Quxblatt'] })
  const { length } = await typed()
  api.pass(91 * 24 * 3600_000)
  await removeTypedTexts(api.db, api.deps.now())
  expect([length, (await typed()).length]).toEqual([1, 0])
})
