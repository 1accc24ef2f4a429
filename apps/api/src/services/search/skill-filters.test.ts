import { experiences, sessions } from '@pramaan/database/schema'
import { domainRows, jobRoleRows } from '@pramaan/vocabulary/reference-rows'
import { expect, test } from 'vitest'
import { findableCandidates } from '../../testing/people/findable.ts'
import { startApi } from '../../testing/server/start-api.ts'
import { updateLastVisits } from './projection/active-day.ts'
import { rewriteSearchRow } from './projection/search-row.queries.ts'

const api = await startApi()
const aFindable = findableCandidates(api)
const dayMs = 86_400_000
const named = (fullName: string) => ({ account: { fullName } })
const looking = { joiningStatus: true, joining: 'join' } as const

async function search(query: Record<string, string>) {
  const client = await api.as(await api.anEmployer({ plan: 'premium' }))
  return client.search.candidates({ query })
}

async function names(query: Record<string, string>) {
  return (await search(query)).items.map(({ FullName }) => FullName)
}

async function aCrowd() {
  await aFindable({ ...looking, professionalSkills: ['Java'] }, named('Java Alone'))
  await aFindable({ ...looking, professionalSkills: ['Java', 'Tally'] }, named('Java Tally'))
  await aFindable({ ...looking, professionalSkills: ['Java', 'Tally', 'AutoCAD'] }, named('All Three'))
  await aFindable({ ...looking, professionalSkills: ['AutoCAD'] }, named('Auto Cad'))
}

test('must-have skills narrow, one that is nice to have orders, and excluded ones take out', async () => {
  await aCrowd()
  expect((await names({ mustHave: 'Java' })).toSorted()).toEqual(['All Three', 'Java Alone', 'Java Tally'])
  expect((await names({ mustHave: 'java,tally' })).toSorted()).toEqual(['All Three', 'Java Tally'])
  expect(await names({ mustHave: 'Java', without: 'Tally' })).toEqual(['Java Alone'])
  expect((await names({ without: 'Java' })).toSorted()).toEqual(['Auto Cad'])
  expect((await names({ mustHave: 'Java', niceToHave: 'Auto CAD' }))[0]).toBe('All Three')
  expect(await names({ mustHave: 'Java', niceToHave: 'Auto CAD' })).toHaveLength(3)
  expect((await names({ term: 'java', niceToHave: 'Tally,AutoCAD' })).slice(0, 2)).toEqual(['All Three', 'Java Tally'])
})

test('the reasons are those that ordered: each must-have and each that is nice to have, the missing too', async () => {
  await aCrowd()
  const { items } = await search({ mustHave: 'Java,Tally', niceToHave: 'AutoCAD' })
  expect(items.map(({ FullName, Fit }) => [FullName, Fit?.map(({ grade }) => grade !== null)])).toEqual([
    ['All Three', [true, true, true]],
    ['Java Tally', [true, true, false]],
  ])
  const { items: once } = await search({ term: 'java', mustHave: 'Java', niceToHave: 'java,Tally' })
  expect(once.map(({ Fit }) => Fit?.length)).toEqual([2, 2, 2])
})

const roleIdOf = (title: string) => jobRoleRows.find((role) => role.title === title)?.id ?? 0
const reasonsOf = async (query: Record<string, string>) =>
  (await search(query)).items.map(({ FullName, Fit }) => [FullName, Fit?.[0]?.grade, Fit?.[0]?.through])

test('a must-have skill is listed, written of, or usual for work that was done; a role that was only chosen is no skill', async () => {
  const jobRoleIds = [roleIdOf('Welder')]
  const wishing = { ...looking, jobRoleIds }
  await aFindable({ ...wishing, currentPosition: 'Quality Engineer' }, named('Only Chose It'))
  await aFindable({ ...wishing, description: 'I learnt welding from my uncle.' }, named('Writes Of It'))
  await aFindable({ ...wishing, professionalSkills: ['Arc Welding'] }, named('A Kind Of It'))
  await aFindable({ ...looking, currentPosition: 'Welder' }, named('Does It'))
  await aFindable({ ...looking, professionalSkills: ['Welding'] }, named('Lists It'))
  await aFindable(
    { ...looking, currentPosition: 'Welder', professionalSkills: ['Welding'] },
    named('Does And Lists It'),
  )
  const had = [
    ['Does And Lists It', 'title', 'Welder'],
    ['Lists It', 'skill', null],
    ['Does It', 'usual-skill', 'Welder'],
    ['A Kind Of It', 'narrower-skill', 'Arc Welding'],
    ['Writes Of It', 'mention', null],
  ]
  expect(await reasonsOf({ mustHave: 'Welding' })).toEqual(had)
  expect((await search({ mustHave: 'Welding' })).totalCount).toBe(5)
  expect(await reasonsOf({ term: 'welding', mustHave: 'Welding' })).toEqual(had)
  expect((await names({ term: 'welder', mustHave: 'Welding' })).toSorted()).not.toContain('Only Chose It')
  expect(await names({ mustHave: 'Welding', 'sortBy[]': 'FullName:asc' })).toHaveLength(5)
  expect(await names({ term: 'welding' })).toHaveLength(6)
})

test('an excluded skill takes out who states it or a narrower one, not whose work usually takes it', async () => {
  await aFindable({ ...looking, currentPosition: 'Accountant' }, named('Accountant'))
  await aFindable(
    { ...looking, currentPosition: 'Accountant', professionalSkills: ['Tally Prime'] },
    named('With Tally'),
  )
  await aFindable(
    { ...looking, currentPosition: 'Java Developer', professionalSkills: ['Spring Boot'] },
    named('Spring'),
  )
  await aFindable({ ...looking, currentPosition: 'Java Developer', professionalSkills: ['Java'] }, named('Java'))
  await aFindable({ ...looking, currentPosition: 'Maths Teacher' }, named('Maths Teacher'))
  await aFindable({ ...looking, currentPosition: 'Science Teacher' }, named('Science Teacher'))
  expect(await names({ term: 'accountant -tally' })).toEqual(['Accountant'])
  expect(await names({ term: 'accountant', without: 'Tally Prime' })).toEqual(['Accountant'])
  expect(await names({ term: 'java developer but not spring' })).toEqual(['Java'])
  expect(await names({ term: 'java developer', without: 'Spring Framework' })).toEqual(['Java'])
  expect(await names({ term: 'developer', without: 'Java' })).toEqual([])
  expect(await names({ term: 'teacher not maths' })).toEqual(['Science Teacher'])
})

test('who did excluded work before, and does it no more, stays', async () => {
  const tester = async (name: string, more: object, earlier?: string) => {
    const automation = { title: 'Automation Tester', startYear: 2019, working: true }
    const person = await aFindable(
      { ...looking, currentPosition: 'Automation Tester', ...more },
      { ...named(name), experience: automation },
    )
    if (!earlier) return
    const before = { title: earlier, companyName: 'Demo Works', startYear: 2015, endYear: 2018, working: false }
    await api.db.insert(experiences).values({ candidateId: person.id, startMonth: 'jan', endMonth: 'dec', ...before })
    await rewriteSearchRow(api.deps, api.db, person.id)
  }
  await tester('Automates', {}, 'Automation Tester')
  await tester('Was Manual', {}, 'Manual Tester')
  await tester('Is Manual', { professionalSkills: ['Manual testing'] })
  await tester('Was Telecaller', {}, 'Telecaller')
  await tester('Is Telecaller', { currentPosition: 'Automation Tester, Telecaller' })
  const left = async (term: string) => (await names({ term })).toSorted()
  expect(await left('automation tester not manual')).toEqual([
    'Automates',
    'Is Telecaller',
    'Was Manual',
    'Was Telecaller',
  ])
  expect(await left('automation tester -telecaller')).toEqual([
    'Automates',
    'Is Manual',
    'Was Manual',
    'Was Telecaller',
  ])
})

test('an excluded domain takes out who says it or chose it, and leaves the work that is asked for', async () => {
  const domainOf = (title: string) => domainRows.find((domain) => domain.title === title)?.id ?? 0
  const cook = { ...looking, currentPosition: 'Cook', domainId: domainOf('Hospitality & Travel') }
  await aFindable({ ...cook, currentJob: 'Annapurna Canteen' }, named('In A Canteen'))
  await aFindable({ ...cook, currentJob: 'Taj Hotels' }, named('In A Hotel'))
  await aFindable({ ...looking, currentPosition: 'Driver' }, named('Driver'))
  await aFindable({ ...cook, currentPosition: 'Driver' }, named('Driver Of The Trade'))
  await aFindable({ ...looking, currentPosition: 'Driver' }, { ...named('Once A Cook'), experience: { title: 'Cook' } })
  const cooks = ['Once A Cook', 'In A Canteen']
  expect(await names({ term: 'cook -hotel' })).toEqual(cooks)
  expect(await names({ term: 'cook', without: 'Hotel' })).toEqual(cooks)
  expect(await names({ term: 'driver not hotel industry' })).toEqual(['Once A Cook', 'Driver'])
  const { reading } = await search({ term: 'cook -hotel' })
  expect(reading[1]).toMatchObject({ kind: 'phrase', texts: ['Hotel'], excluded: true })
})

test('an excluded domain is of work: who only learnt it, or has its name in theirs, stays', async () => {
  const cook = { ...looking, currentPosition: 'Cook' }
  const learnt = { degree: 'Bachelor of Hotel Management (BHM)', college: 'Institute of Hotel Management' }
  await aFindable({ ...cook, ...learnt }, named('Learnt It'))
  await aFindable({ ...cook, ...learnt, currentJob: 'Hotel Sagar' }, named('Learnt And Works There'))
  await aFindable(cook, { ...named('Worked There'), experience: { title: 'Helper', companyName: 'Hotel Sagar' } })
  await aFindable({ ...cook, professionalSkills: ['Hotel line'] }, named('Says It'))
  await aFindable(cook, named('Hotel Singh'))
  expect((await names({ term: 'cook -hotel' })).toSorted()).toEqual(['Hotel Singh', 'Learnt It'])
  expect((await names({ term: 'cook', without: 'Hotel' })).toSorted()).toEqual(['Hotel Singh', 'Learnt It'])
  expect(await names({ term: 'cook not hotel management' })).not.toContain('Learnt It')
})

test('a domain whose label has the excluded word takes out who says it elsewhere, not who chose it', async () => {
  const domainId = domainRows.find(({ title }) => title === 'Customer Support & BPO')?.id ?? 0
  const telecaller = { ...looking, currentPosition: 'Telecaller', domainId }
  await aFindable(telecaller, named('Telecaller'))
  await aFindable({ ...telecaller, professionalSkills: ['BPO voice'] }, named('Says It'))
  await aFindable({ ...telecaller, domainId: null, currentJob: 'Zyx BPO' }, named('Works There'))
  await aFindable({ ...telecaller, currentJob: 'Zyx BPO' }, named('Chose It Too'))
  expect(await names({ term: 'telecaller -bpo' })).toEqual(['Telecaller'])
  expect((await names({ term: 'telecaller' })).toSorted()).toEqual([
    'Chose It Too',
    'Says It',
    'Telecaller',
    'Works There',
  ])
})

test('a nice-to-have skill alone narrows nothing and orders nothing', async () => {
  await aCrowd()
  const { items } = await search({ niceToHave: 'Tally' })
  expect(items.map(({ FullName }) => FullName)).toEqual(await names({}))
  expect(items[0]?.Fit).toBeNull()
})

test('a skill that no list has is looked for as words', async () => {
  await aFindable({ professionalSkills: ['Zyzxing kites'] }, named('Kite Person'))
  await aCrowd()
  expect(await names({ mustHave: 'zyzxing' })).toEqual(['Kite Person'])
  expect(await names({ without: 'zyzxing' })).toHaveLength(4)
})

test('who can join at once also can within thirty days, by what hr noted of the verified', async () => {
  await aFindable({}, { ...named('At Once'), hr: { availability: 'Immediate' } })
  await aFindable({}, { ...named('In A Month'), hr: { availability: 'Within 30 days' } })
  await aFindable({}, { ...named('Later'), hr: { availability: 'After 30 days' } })
  await aFindable({}, { ...named('Unverified'), hr: { availability: 'Immediate' }, applied: true })
  expect(await names({ notice: 'Immediate' })).toEqual(['At Once'])
  expect((await names({ notice: 'Within 30 days' })).toSorted()).toEqual(['At Once', 'In A Month'])
})

test('who was here lately is found by it: by a change of the profile, or by a visit', async () => {
  const before = new Date(api.deps.now().getTime() - 40 * dayMs)
  const visitor = await aFindable({ updatedAt: before }, named('A Visitor'))
  await aFindable({ updatedAt: before }, named('Long Gone'))
  await aFindable({}, named('Changed Today'))
  expect(await names({ active: '7' })).toEqual(['Changed Today'])
  expect(await names({ active: '90' })).toHaveLength(3)
  await api.tokenOf(visitor.id)
  await api.db.update(sessions).set({ lastSeenAt: new Date(api.deps.now().getTime() - 2 * dayMs) })
  await updateLastVisits(api.deps)
  expect((await names({ active: '7' })).toSorted()).toEqual(['A Visitor', 'Changed Today'])
  expect(await names({ active: '1' })).toEqual(['Changed Today'])
})

test('the filters are in the history and in saved searches, and a saved search with them reports a match', async () => {
  const client = await api.as(await api.anEmployer({ plan: 'premium' }))
  const query = { mustHave: 'Java', niceToHave: 'Tally', without: 'AutoCAD', notice: 'Immediate', active: '30' }
  await client.search.candidates({ query })
  await api.deps.buffers.flush()
  const past = (await client.search.history({ query: {} })).data[0]
  expect(past?.Filters).toMatchObject(query)
  const { data } = await client.savedSearches.create({ body: { Name: 'Skilled', Filters: past?.Filters ?? {} } })
  expect(data.Filters).toMatchObject(query)
})
