import { openingConcepts } from '@pramaan/database/schema'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { renewConcepts } from '../../../services/search/projection/renew.ts'
import { findVocabularyNow } from '../../../services/search/vocabulary/vocabulary.ts'
import { findableCandidates } from '../../../testing/people/findable.ts'
import { startApi } from '../../../testing/server/start-api.ts'
import { alertsRound } from '../../alerts/alerts-round.ts'
import { merge } from '../edit-concepts.ts'
import { finishMerges } from './merging.ts'

const api = await startApi()
const aFindable = findableCandidates(api)
const dayMs = 86_400_000

async function known() {
  await findVocabularyNow(api.db, api.deps.now())
}

/** Two skills, of names that no other test has, and an Admin. */
async function twoSkills(...Labels: [string, string]) {
  const admin = await api.aStaffMember('Admin')
  const { concepts } = await api.as(admin)
  const ids: number[] = []
  for (const Label of Labels) ids.push((await concepts.add({ body: { Kind: 'skill', Label } })).data.ID)
  await known()
  await renewConcepts(api.deps)
  const [one = 0, into = 0] = ids
  return { admin, concepts, one, into }
}

function aPerson(fullName: string, ...professionalSkills: string[]) {
  return aFindable({ professionalSkills }, { account: { fullName } })
}

async function found(query: { term: string } | { mustHave: string }) {
  await known()
  const { search } = await api.as(await api.anEmployer({ plan: 'premium' }))
  const { items, totalCount } = await search.candidates({ query })
  return { names: items.map(({ FullName }) => FullName).sort(), totalCount }
}

const all = { names: ['Asha Demo', 'Meera Demo', 'Ravi Demo'], totalCount: 3 }

/** Asha has the first skill, Ravi the second, and Meera both. */
async function threePeople(one: string, into: string) {
  await aPerson('Asha Demo', one)
  await aPerson('Ravi Demo', into)
  await aPerson('Meera Demo', one, into)
}

test('people who were there before a merge are found by either name at once, and after they were read again', async () => {
  const { concepts, one, into } = await twoSkills('Quxalpha', 'Quxbeta')
  await threePeople('Quxalpha', 'Quxbeta')
  const { data } = await concepts.merge({ params: { id: one }, body: { IntoID: into } })
  expect(data.People).toEqual({ count: 3, isMore: false })
  const asked = [{ term: 'quxbeta' }, { term: 'quxalpha' }, { mustHave: 'Quxalpha' }]
  for (const query of asked) expect(await found(query)).toEqual(all)
  await renewConcepts(api.deps)
  for (const query of asked) expect(await found(query)).toEqual(all)
})

test('an Undo gives people who were not read again exactly their former entry; of the others nobody is lost meanwhile', async () => {
  const { concepts, one, into } = await twoSkills('Quxgamma', 'Quxdelta')
  await threePeople('Quxgamma', 'Quxdelta')
  const params = { id: one }
  await concepts.merge({ params, body: { IntoID: into } })
  await known()
  await concepts.undoMerge({ params, body: {} })
  expect((await found({ term: 'quxgamma' })).names).toEqual(['Asha Demo', 'Meera Demo'])
  await concepts.merge({ params, body: { IntoID: into } })
  await known()
  await renewConcepts(api.deps)
  await concepts.undoMerge({ params, body: {} })
  expect((await found({ term: 'quxgamma' })).names).toEqual(expect.arrayContaining(['Asha Demo', 'Meera Demo']))
  await renewConcepts(api.deps)
  expect((await found({ term: 'quxgamma' })).names).toEqual(['Asha Demo', 'Meera Demo'])
  expect((await found({ term: 'quxdelta' })).names).toEqual(['Meera Demo', 'Ravi Demo'])
})

/** An employer with a daily alert, and how many people each message told of. */
async function aWatch(term: string) {
  const employer = await api.anEmployer({}, { email: `watch-${crypto.randomUUID()}@example.com` })
  const client = await api.as(employer)
  const Alert = { Frequency: 'daily' as const, Channel: 'email' as const }
  await client.savedSearches.create({ body: { Name: term, Filters: { term }, Alert } })
  await alertsRound(api.deps)
  return async () => {
    api.pass(dayMs)
    await alertsRound(api.deps)
    const { data } = await client.notifications.list({ query: {} })
    return data.flatMap(({ Kind, Params }) => (Kind === 'candidates-matched' ? [Number(Params.count)] : []))
  }
}

test('who became a match before a merge is reported, and nobody who was a match before is reported as new', async () => {
  const { concepts, one, into } = await twoSkills('Quxepsilon', 'Quxzeta')
  const earlier = await aPerson('Asha Demo', 'Quxepsilon')
  await alertsRound(api.deps)
  const toldOfOne = await aWatch('quxepsilon')
  const toldOfOther = await aWatch('quxzeta')
  const newcomer = await aPerson('Ravi Demo', 'Java')
  const setSkills = async (person: typeof earlier, ...professionalSkills: string[]) =>
    (await api.as(person)).candidates.updateProfile({ params: { id: person.id }, body: { professionalSkills } })
  await alertsRound(api.deps)
  await setSkills(newcomer, 'Java', 'Quxepsilon')
  await alertsRound(api.deps)
  await concepts.merge({ params: { id: one }, body: { IntoID: into } })
  await known()
  await setSkills(earlier, 'Quxepsilon', 'Typing')
  expect([await toldOfOne(), await toldOfOther()]).toEqual([[1], []])
  await renewConcepts(api.deps)
  await concepts.undoMerge({ params: { id: one }, body: {} })
  await known()
  await setSkills(earlier, 'Quxepsilon')
  expect([await toldOfOne(), await toldOfOther()]).toEqual([[1], []])
})

test('who became a match before a new name of an entry is reported, although they are not read again yet', async () => {
  const { concepts, one } = await twoSkills('Quxxi', 'Quxomicron')
  const person = await aPerson('Asha Demo', 'Java')
  await alertsRound(api.deps)
  const told = await aWatch('frobnication')
  const params = { id: person.id }
  await (await api.as(person)).candidates.updateProfile({ params, body: { professionalSkills: ['Frobnication'] } })
  await alertsRound(api.deps)
  await concepts.addAlias({ params: { id: one }, body: { Term: 'Frobnication' } })
  await known()
  expect(await told()).toEqual([1])
})

const job = {
  JobTitle: 'Welder',
  JobType: 'Full Time' as const,
  JobLocation: 'Pune' as const,
  JobCTC: '1 Lakh to 5 Lakh',
  OpenPositions: '3',
  EducationRequirement: 'Graduate',
}

test('a job that was there before is found by either name, told of as new to nobody, and parted by Undo', async () => {
  const { concepts, one, into } = await twoSkills('Quxeta', 'Quxtheta')
  const employer = await api.as(await api.anEmployer())
  const JobSkills = { GeneralSkills: ['Typing'], ProfessionalSkills: ['Quxeta'] }
  const { data } = await employer.jobs.create({ body: { ...job, JobSkills } })
  const both = { GeneralSkills: ['Typing'], ProfessionalSkills: ['Quxeta', 'Quxtheta'] }
  await employer.jobs.create({ body: { ...job, JobTitle: 'Quxeta Fitter', JobSkills: both } })
  await alertsRound(api.deps)
  const candidate = await api.as(await aPerson('Asha Demo', 'Java'))
  const Alert = { Frequency: 'daily' as const, Channel: 'email' as const }
  await candidate.savedJobSearches.create({ body: { Name: 'Mine', Query: 'term=quxtheta', Alert } })
  await candidate.savedJobSearches.create({ body: { Name: 'Other', Query: 'term=quxeta', Alert } })
  await alertsRound(api.deps)
  const askedBy = async (conceptId: number) =>
    (await api.db.select().from(openingConcepts).where(eq(openingConcepts.conceptId, conceptId))).map((row) => row.text)
  // The first job changes before the merge and is compared after it.
  await employer.jobs.update({ params: { id: data.ID }, body: { OpenPositions: '4' } })
  await concepts.merge({ params: { id: one }, body: { IntoID: into } })
  await known()
  expect([(await askedBy(one)).length, (await askedBy(into)).sort()]).toEqual([0, ['Quxeta', 'Quxtheta']])
  for (const term of ['quxeta', 'quxtheta']) {
    const { totalCount } = await candidate.jobs.list({ query: { term } })
    expect(totalCount).toBe(2)
  }
  await employer.jobs.update({ params: { id: data.ID }, body: { OpenPositions: '5' } })
  api.pass(dayMs)
  await alertsRound(api.deps)
  const { data: lines } = await candidate.notifications.list({ query: {} })
  expect(lines.map(({ Kind }) => Kind)).toEqual([])
  await concepts.undoMerge({ params: { id: one }, body: {} })
  expect(await askedBy(one)).toEqual(['Quxeta', 'Quxeta'])
})

test('a merge of very many people is finished in the background, and until then searches find what they found before', async () => {
  const { admin, concepts, one, into } = await twoSkills('Quxiota', 'Quxkappa')
  await threePeople('Quxiota', 'Quxkappa')
  await api.db.transaction((db) =>
    merge({ deps: api.deps, db, actor: { ...admin, role: 'Admin' } as never }, one, into, 1),
  )
  expect((await concepts.find({ query: { term: 'quxiota' } })).data.map(({ ID }) => ID)).toEqual([into])
  expect((await found({ term: 'quxiota' })).names).toEqual(['Asha Demo', 'Meera Demo'])
  await renewConcepts(api.deps)
  expect((await found({ term: 'quxiota' })).names).toEqual(['Asha Demo', 'Meera Demo'])
  await finishMerges(api.deps, 1)
  for (const term of ['quxiota', 'quxkappa']) expect(await found({ term })).toEqual(all)
  await concepts.undoMerge({ params: { id: one }, body: {} })
  expect((await found({ term: 'quxiota' })).names).toEqual(['Asha Demo', 'Meera Demo'])
})

test('a merge of two entries with another between them is refused and names it; one that is next to the other is merged', async () => {
  const { concepts, one: narrow, into: middle } = await twoSkills('Quxlambda', 'Quxmu')
  const { data: wide } = await concepts.add({ body: { Kind: 'skill', Label: 'Quxnu' } })
  const broader = (id: number, OtherID: number) =>
    concepts.relate({ params: { id }, body: { Relation: 'broader', OtherID } })
  await broader(narrow, middle)
  await broader(middle, wide.ID)
  const details = [{ field: 'IntoID', message: expect.stringContaining('“Quxmu” is broader than one of the two') }]
  for (const [id, IntoID] of [
    [wide.ID, narrow],
    [narrow, wide.ID],
  ] as const)
    await expect(concepts.merge({ params: { id }, body: { IntoID } })).rejects.toMatchObject({ details })
  const { data } = await concepts.merge({ params: { id: middle }, body: { IntoID: wide.ID } })
  expect(data.Merged.map(({ Label }) => Label)).toEqual(['Quxmu'])
})
