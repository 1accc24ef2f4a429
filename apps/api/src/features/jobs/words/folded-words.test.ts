import { expect, test } from 'vitest'
import { createOpenings } from '../../../testing/people/openings.ts'
import { startApi } from '../../../testing/server/start-api.ts'

const api = await startApi()
const { aJob, aDrive, aCourse } = createOpenings(api.deps)

const joined = '\u095eातिमा'
const apart = 'फ\u093cातिमा'
const without = 'फातिमा'

/** What is written, what is typed instead, and what is beside both. */
const others = [
  ['Nguyễn', 'Nguyen'],
  ['Nguyen', 'NGUYỄN'],
  ['Søren', 'soren'],
  ['Ｋａｎｅｄａ', 'kaneda'],
  [joined, apart],
  [apart, joined],
  [joined, without],
  [without, apart],
] as const

test.each(others)('a job of the company %s is found by %s, and none of another', async (written, typed) => {
  await aJob({ title: 'Clerk', companyName: `${written} Traders` })
  await aJob({ title: 'Clerk', companyName: 'Zzyzx Traders' })
  const { jobs } = await api.as(await api.aCandidate())
  for (const term of [typed, `"${typed}"`, `clerk "${typed}"`, `"${typed} traders"`]) {
    const { data } = await jobs.list({ query: { term } })
    expect([term, data.map(({ CompanyName }) => CompanyName)]).toEqual([term, [`${written} Traders`]])
  }
  const { data } = await jobs.list({ query: { term: `clerk -"${typed}"` } })
  expect(data.map(({ CompanyName }) => CompanyName)).toEqual(['Zzyzx Traders'])
})

test.each(others)('a drive and a course with %s in their title are found by %s', async (written, typed) => {
  for (const title of [`${written} week`, 'Zzyzx week']) {
    await aDrive({ title })
    await aCourse({ title })
  }
  const { drives, courses } = await api.as(await api.aStaffMember('Admin'))
  for (const list of [drives.list, courses.list]) {
    const { data } = await list({ query: { term: typed } })
    expect(data.map(({ Title }) => Title)).toEqual([`${written} week`])
  }
})

test('signs alone are looked for as they are typed', async () => {
  await aJob({ title: 'Clerk', companyName: 'Wow! Ｃ＋＋ 100%' })
  await aJob({ title: 'Clerk', companyName: 'Zzyzx' })
  const { jobs } = await api.as(await api.aCandidate())
  for (const term of ['!', '％', '+'])
    expect((await jobs.list({ query: { term } })).data.map(({ CompanyName }) => CompanyName)).toEqual([
      'Wow! Ｃ＋＋ 100%',
    ])
})
