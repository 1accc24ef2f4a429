import { educations } from '@pramaan/database/schema'
import { expect, test } from 'vitest'
import { findableCandidates } from '../../testing/people/findable.ts'
import { looking } from '../../testing/people/searches.ts'
import { startApi } from '../../testing/server/start-api.ts'
import { rewriteSearchRow } from './projection/search-row.queries.ts'

const api = await startApi()
const aFindable = findableCandidates(api)
const tenth = { degree: 'Secondary School (10th)', qualification: '10th Pass' }
const twelfth = { degree: 'HSC Science', qualification: '12th Pass' }
const graduate = { degree: 'B.Com', qualification: 'Graduation' }

/** A candidate who looks for work, with what they have learned. */
async function learned(fullName: string, ...entries: { degree: string; qualification: string }[]) {
  const { id } = await aFindable(looking, { account: { fullName } })
  for (const entry of entries) {
    const years = { startYear: 2018, endYear: 2021 }
    await api.db.insert(educations).values({ school: 'A school', ...years, ...entry, candidateId: id })
  }
  await rewriteSearchRow(api.deps, api.db, id)
  return id
}

async function search(term: string) {
  const client = await api.as(await api.anEmployer({ plan: 'premium' }))
  return client.search.candidates({ query: { term } })
}

test('those whose highest education is school come before the school years of those who learned more', async () => {
  await learned('Left After Ten', tenth)
  await learned('Left After Twelve', tenth, twelfth)
  await learned('A Graduate', tenth, twelfth, graduate)
  await learned('With A Trade', tenth, { degree: 'Electrician', qualification: 'ITI' })
  const namesFor = async (term: string) => (await search(term)).items.map(({ FullName }) => FullName)
  expect((await namesFor('12th pass')).slice(0, 2)).toEqual(['Left After Twelve', 'A Graduate'])
  const [first, ...others] = await namesFor('10th pass')
  expect([first, others.toSorted()]).toEqual(['Left After Ten', ['A Graduate', 'Left After Twelve', 'With A Trade']])
})

test('who has not the degree that is asked for beside a title does not meet the whole search', async () => {
  const inPune = { ...looking, currentPosition: 'Accountant', location: 'Pune' }
  await aFindable(inPune, { account: { fullName: 'No Degree' } })
  await aFindable(inPune, { account: { fullName: 'Has Degree' }, education: graduate })
  const { items, met } = await search('accountant b.com pune')
  expect(items.map(({ FullName }) => FullName)).toEqual(['Has Degree', 'No Degree'])
  expect(met).toBe(1)
})
