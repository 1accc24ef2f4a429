import { expect, test } from 'vitest'
import { findVocabularyNow } from '../../services/search/vocabulary/vocabulary.ts'
import { startApi } from '../../testing/server/start-api.ts'

const api = await startApi()
const visitor = api.client()

type List = 'skills' | 'jobRoles' | 'degrees' | 'locations'
const titles = async (list: List, term: string) =>
  (await visitor.concepts.listNames({ query: { list, term } })).data.map(({ Title }) => Title)

test.each<[List, string, string | RegExp]>([
  ['skills', 'nodejs', 'Node.js'],
  ['skills', 'टैली', /Tally/],
  ['jobRoles', 'front-end dev', /Front.?end Developer/i],
  ['jobRoles', 'tele caller', /Telecaller/i],
  ['jobRoles', 'टेलीकॉलर', /Telecaller/i],
  ['jobRoles', 'mech engg', 'Mechanical Design Engineer'],
  ['degrees', 'mech engg', /Mechanical/],
  ['degrees', 'bachelor of commerce', /B\.?Com/i],
  ['degrees', 'commerce', 'B.Com'],
  ['degrees', 'comerce', 'B.Com'],
  ['locations', 'bengaluru', /Bangalore|Bengaluru/],
  ['locations', 'bombay', 'Mumbai'],
  ['locations', 'पुणे', 'Pune'],
])('in the list of %s “%s” finds the entry', async (list, typed, entry) => {
  expect(await titles(list, typed)).toContainEqual(expect.stringMatching(entry))
})

test('a name that an Admin adds finds the entry, and the answer says that name', async () => {
  const admin = await api.as(await api.aStaffMember('Admin'))
  const { data } = await admin.concepts.find({ query: { term: 'Node.js', kind: 'skill' } })
  const node = data.find(({ Label }) => Label === 'Node.js')
  await admin.concepts.addAlias({ params: { id: node?.ID ?? 0 }, body: { Term: 'khatabahi software' } })
  await findVocabularyNow(api.db, api.deps.now())
  const { data: named } = await visitor.concepts.listNames({ query: { list: 'skills', term: 'khatabahi' } })
  expect(named).toEqual([{ Title: 'Node.js', Name: 'khatabahi software' }])
})
