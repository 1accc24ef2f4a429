import { eduDegrees, jobRoles, locations } from '@pramaan/database/schema'
import { gte } from 'drizzle-orm'
import { afterEach, expect, test } from 'vitest'
import { rewriteSearchRow } from '../../../services/search/projection/search-row.queries.ts'
import { findVocabularyNow } from '../../../services/search/vocabulary/vocabulary.ts'
import { findableCandidates } from '../../../testing/people/findable.ts'
import { startApi } from '../../../testing/server/start-api.ts'
import { alertsRound } from '../../alerts/alerts-round.ts'

const api = await startApi()
const aFindable = findableCandidates(api)
const firstOwn = 100_000
const dayMs = 86_400_000

// The reference lists are not emptied between tests.
afterEach(async () => {
  for (const table of [jobRoles, locations, eduDegrees]) await api.db.delete(table).where(gte(table.id, firstOwn))
})

const anAdmin = async () => api.as(await api.aStaffMember('Admin'))

async function aGroup(list: 'degrees' | 'locations' | 'job-roles') {
  const { groups } = await (await anAdmin()).referenceLists.list({ params: { list }, query: {} })
  return groups[0] ?? ''
}

const lists = [
  ['place', 'locations', 'location', 'Quxnagar'],
  ['degree', 'degrees', 'degree', 'Quxtorate'],
] as const

test.each(lists)(
  'who typed a %s before it was listed is found by it, before and after they are read again',
  async (_, list, filter, Title) => {
    const person = await aFindable({ [filter]: Title }, { account: { fullName: 'Asha Demo' } })
    const { search } = await api.as(await api.anEmployer({ plan: 'premium' }))
    const names = async () => {
      const query = { [filter]: Title.toLowerCase(), fullTime: 'false' as const }
      const { items, totalCount } = await search.candidates({ query })
      return [items.map(({ FullName }) => FullName), totalCount]
    }
    const asha = [['Asha Demo'], 1]
    expect(await names()).toEqual(asha)
    const body = { Title, Group: await aGroup(list), Detail: '' }
    await (await anAdmin()).referenceLists.add({ params: { list }, body })
    expect(await names()).toEqual(asha)
    await rewriteSearchRow(api.deps, api.db, person.id)
    expect(await names()).toEqual(asha)
  },
)

test.each(lists)(
  'a saved search for a %s that is listed later reports those who come, and nobody who was there',
  async (_, list, filter, name) => {
    // The ids of listed names are cached for some seconds, so each test has names of its own.
    const Title = `${name} East`
    const there = await aFindable({ [filter]: Title })
    await alertsRound(api.deps)
    const employer = await api.as(await api.anEmployer({}, { email: 'watch@example.com' }))
    const Alert = { Frequency: 'daily' as const, Channel: 'email' as const }
    await employer.savedSearches.create({ body: { Name: 'Mine', Filters: { [filter]: Title }, Alert } })
    const comesBefore = await aFindable({ [filter]: 'Elsewhere' })
    await alertsRound(api.deps)
    const write = async (person: { id: number }, text: string) =>
      (await api.as(person)).candidates.updateProfile({ params: { id: person.id }, body: { [filter]: text } })
    await write(comesBefore, Title)
    await alertsRound(api.deps)
    // Changed, and not compared before the place is listed.
    await write(there, Title)
    const body = { Title, Group: await aGroup(list), Detail: '' }
    await (await anAdmin()).referenceLists.add({ params: { list }, body })
    await aFindable({ [filter]: Title })
    api.pass(dayMs)
    await alertsRound(api.deps)
    const { data } = await employer.notifications.list({ query: {} })
    expect(data.flatMap(({ Kind, Params }) => (Kind === 'candidates-matched' ? [Number(Params.count)] : []))).toEqual([
      2,
    ])
  },
)

test('a role that is added to the catalogue is part of matching without a restart', async () => {
  const admin = await anAdmin()
  const Domain = await aGroup('job-roles')
  const { concepts } = admin
  const { data: title } = await concepts.add({ body: { Kind: 'title', Label: 'Quxsmith' } })
  const takers = async () => {
    const { vocabulary } = await findVocabularyNow(api.db, api.deps.now())
    return vocabulary.skillsOfTitle(title.ID).map((id) => vocabulary.conceptOf(id)?.label)
  }
  expect(await takers()).toEqual([])
  await admin.reference.createJobRole({
    body: { Title: 'Quxsmith', Domain, Subdomain: 'Smithing', ProfessionalSkills: ['Java'] },
  })
  expect(await takers()).toEqual(['Java'])
})
