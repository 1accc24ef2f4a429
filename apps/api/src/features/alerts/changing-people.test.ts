import {
  accounts,
  candidateMatches,
  candidates,
  cvTexts,
  hrComments,
  searchAlerts,
  vspApplications,
} from '@pramaan/database/schema'
import { dayOf } from '@pramaan/domain/india-day'
import { longTestMs } from '@pramaan/testing/patience'
import { jobRoleRows } from '@pramaan/vocabulary/reference-rows'
import { eq } from 'drizzle-orm'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { writeSearchRow } from '../../services/search/projection/search-row.queries.ts'
import { findableCandidates, someComments } from '../../testing/people/findable.ts'
import { inDeepRun } from '../../testing/server/deep-run.ts'
import { startApi } from '../../testing/server/start-api.ts'
import { eraseDue } from '../privacy/erasure/erase.ts'
import { alertsRound } from './alerts-round.ts'

const api = await startApi()
const aFindable = findableCandidates(api)
const dayMs = 86_400_000

const titles = ['Welder', 'Telecaller', 'Peacock Keeper'] as const
const skills = ['Java', 'AutoCAD', 'Tally', 'Arc Welding'] as const
const cities = ['Pune', 'Nashik'] as const
const degrees = ['HSC Arts', 'B.Com'] as const
const availabilities = [null, 'Within 30 days', 'After 30 days'] as const
const levels = ['Fresher', 'Experienced'] as const
/** The role that all of them chose, which gives nobody its skills. */
const chosen = jobRoleRows.flatMap(({ id, title }) => (title === 'Plumber' ? id : []))

/** The parts of a profile that these searches ask for. */
type Said = {
  currentPosition: (typeof titles)[number]
  professionalSkills: (typeof skills)[number][]
  location: (typeof cities)[number]
  experienceLevel: (typeof levels)[number]
  fullTime: boolean
  /** Rupees a year in lakh. */
  lpa: number
  degree: (typeof degrees)[number]
  /** When hr noted that the person can join; null if they are not verified. */
  availability: (typeof availabilities)[number]
  /** Whether the CV names Photoshop. */
  knowsPhotoshop: boolean
}

/** A person in the slow, obvious computation. */
type Person = Said & { id: number; isFound: boolean; isLate: boolean }

/** The first day on which a registration is late. */
const lateDay = '2026-11-25'

const said = fc.record({
  currentPosition: fc.constantFrom(...titles),
  professionalSkills: fc.subarray([...skills]),
  location: fc.constantFrom(...cities),
  experienceLevel: fc.constantFrom(...levels),
  fullTime: fc.boolean(),
  lpa: fc.integer({ min: 2, max: 9 }),
  degree: fc.constantFrom(...degrees),
  availability: fc.constantFrom(...availabilities),
  knowsPhotoshop: fc.boolean(),
})

/** A search, and a plain definition of who matches it. */
type Search = {
  filters: Record<string, string>
  goesOn?: true
  isMet: (person: Omit<Person, 'id' | 'isFound'>) => boolean
}

const searches: readonly Search[] = [
  { filters: { term: 'java' }, isMet: ({ professionalSkills: has }) => has.includes('Java') },
  {
    filters: { term: 'tally -java' },
    isMet: ({ professionalSkills: has }) => has.includes('Tally') && !has.includes('Java'),
  },
  {
    filters: { term: 'auto cad', location: 'Pune' },
    isMet: ({ professionalSkills: has, location }) => has.includes('AutoCAD') && location === 'Pune',
  },
  {
    // Of several skills without a title any leads.
    filters: { term: 'java auto cad tally', location: 'Pune' },
    isMet: ({ professionalSkills: has, location }) =>
      location === 'Pune' && (['Java', 'AutoCAD', 'Tally'] as const).some((skill) => has.includes(skill)),
  },
  {
    filters: { mustHave: 'Java,Tally', niceToHave: 'AutoCAD' },
    isMet: ({ professionalSkills: has }) => has.includes('Java') && has.includes('Tally'),
  },
  {
    filters: { mustHave: 'Welding' },
    isMet: ({ professionalSkills: has, currentPosition }) =>
      has.includes('Arc Welding') || currentPosition === 'Welder',
  },
  { filters: { mustHave: 'Plumbing' }, isMet: () => false },
  {
    filters: { without: 'Welding', fullTime: 'true' },
    isMet: ({ professionalSkills: has, fullTime }) => !has.includes('Arc Welding') && fullTime,
  },
  {
    filters: { without: 'Java', fullTime: 'true' },
    isMet: ({ professionalSkills: has, fullTime }) => !has.includes('Java') && fullTime,
  },
  {
    filters: { fullTime: 'true', location: 'Nashik' },
    isMet: ({ fullTime, location }) => fullTime && location === 'Nashik',
  },
  { filters: { expStatus: 'Experienced' }, isMet: ({ experienceLevel }) => experienceLevel === 'Experienced' },
  { filters: { maxCtc: '4.5' }, isMet: ({ lpa }) => lpa <= 4.5 },
  {
    // Arc welding is most of what a Welder does.
    filters: { searchTitle: 'Welder' },
    isMet: ({ currentPosition: is, professionalSkills: has }) => is === 'Welder' || has.includes('Arc Welding'),
  },
  {
    filters: { searchTitle: 'Telecaller', term: '-java', location: 'Pune' },
    isMet: ({ currentPosition: is, professionalSkills: has, location }) =>
      is === 'Telecaller' && !has.includes('Java') && location === 'Pune',
  },
  { filters: { term: 'telecaller -bpo' }, isMet: ({ currentPosition: is }) => is === 'Telecaller' },
  { filters: { searchTitle: 'peacock keeper' }, isMet: ({ currentPosition: is }) => is === 'Peacock Keeper' },
  { filters: { degree: 'HSC Arts' }, isMet: ({ degree }) => degree === 'HSC Arts' },
  {
    filters: { isVsp: 'true', location: 'Pune' },
    isMet: ({ availability, location }) => availability !== null && location === 'Pune',
  },
  { filters: { notice: 'Within 30 days' }, isMet: ({ availability }) => availability === 'Within 30 days' },
  { filters: { term: 'photoshop' }, isMet: ({ knowsPhotoshop }) => knowsPhotoshop },
  { filters: { fromDate: lateDay }, isMet: ({ isLate }) => isLate },
  // The list of a sentence may continue with people who miss a part of it; its alert reports only full matches.
  {
    filters: { term: 'java under 5 lpa in pune' },
    goesOn: true,
    isMet: ({ professionalSkills: has, lpa, location }) => has.includes('Java') && lpa <= 5 && location === 'Pune',
  },
  {
    filters: { term: 'tally 4-6 lpa' },
    goesOn: true,
    isMet: ({ professionalSkills: has, lpa }) => has.includes('Tally') && lpa <= 6,
  },
]

const at = fc.nat(20)
const step = fc.oneof(
  { weight: 3, arbitrary: fc.record({ do: fc.constant('add' as const), said }) },
  { weight: 5, arbitrary: fc.record({ do: fc.constant('change' as const), at, said }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('hide' as const), at }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('show' as const), at }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('erase' as const), at }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('wait' as const) }) },
  { weight: 4, arbitrary: fc.record({ do: fc.constant('round' as const) }) },
)

const people: Person[] = []

/** Writes what the person's form does not: what they chose when they registered, their CV and hr's review. */
async function writeRest(candidateId: number, { experienceLevel, fullTime, availability, ...rest }: Said) {
  const ofPerson = { candidateId }
  await api.db
    .update(candidates)
    .set({ experienceLevel, fullTime, degree: rest.degree })
    .where(eq(candidates.accountId, candidateId))
  const text = rest.knowsPhotoshop ? 'Adobe Photoshop' : ''
  const cv = { fileId: `cv-${candidateId}`, text, readAt: api.deps.now() }
  await api.db
    .insert(cvTexts)
    .values({ ...ofPerson, ...cv })
    .onConflictDoUpdate({ target: cvTexts.candidateId, set: cv })
  await api.db.delete(hrComments).where(eq(hrComments.candidateId, candidateId))
  await api.db.delete(vspApplications).where(eq(vspApplications.candidateId, candidateId))
  if (availability) {
    const at = api.deps.now()
    const noted = { availability, jobLocation: rest.location, ctc: rest.lpa * 10_000_000 }
    await api.db.insert(hrComments).values({ ...someComments(reviewer, at), ...noted, ...ofPerson })
    await api.db.insert(vspApplications).values({ ...ofPerson, verified: true, verifiedAt: at, createdAt: at })
  }
  await writeSearchRow(api.deps, api.db, candidateId)
}

let reviewer = 0

async function take(action: typeof step extends fc.Arbitrary<infer Step> ? Step : never) {
  if (action.do === 'round') return
  if (action.do === 'wait') return api.pass(3 * dayMs)
  if (action.do === 'add') {
    const { lpa, availability: _hr, knowsPhotoshop: _cv, ...profile } = action.said
    const { id } = await aFindable({ ...profile, jobRoleIds: chosen, expectedCtc: lpa * 10_000_000 })
    await writeRest(id, action.said)
    return void people.push({ ...action.said, id, isFound: true, isLate: dayOf(api.deps.now()) >= lateDay })
  }
  const person = people[action.at % Math.max(1, people.length)]
  if (!person) return
  const me = await api.as(person)
  if (action.do === 'change') {
    const { lpa, currentPosition, professionalSkills, location } = action.said
    const name = `Person ${String.fromCharCode(97 + action.at)}`
    const body = { name, currentPosition, professionalSkills, location, expectedCtc: lpa }
    await me.candidates.updateProfile({ params: { id: person.id }, body })
    await writeRest(person.id, action.said)
    Object.assign(person, action.said)
  }
  if (action.do === 'hide' || action.do === 'show') {
    await me.privacy.beFound({ body: { On: action.do === 'show' } })
    person.isFound = action.do === 'show'
  }
  if (action.do === 'erase') {
    const [account] = await api.db.select().from(accounts).where(eq(accounts.id, person.id))
    await me.privacy.erase({ body: { Contact: account?.phone ?? '' } })
    api.pass(31 * dayMs)
    await eraseDue(api.deps)
    people.splice(people.indexOf(person), 1)
  }
}

test.each(inDeepRun([1, 2, 3, 4], [1]))(
  'while people are added, changed, hidden and erased in random order, search, counts, facets and alerts agree with a slow, obvious computation (%i)',
  async (seed) => {
    people.length = 0
    reviewer = (await api.aStaffMember('hr')).id
    const employer = await api.anEmployer({ plan: 'premium' })
    const alerts: Alert[] = []
    const client = await api.as(employer)
    for (const [n, { filters }] of searches.entries()) {
      const Alert = { Frequency: 'weekly' as const, Channel: 'email' as const }
      const { data } = await client.savedSearches.create({ body: { Name: `Search ${n}`, Filters: filters, Alert } })
      const [row] = await api.db.select().from(searchAlerts).where(eq(searchAlerts.savedSearchId, data.ID))
      alerts.push({ id: row?.id ?? 0, before: new Set(), told: new Set() })
    }
    await alertsRound(api.deps)
    const [steps = []] = fc.sample(fc.array(step, { minLength: 32, maxLength: 32, size: 'max' }), { seed, numRuns: 1 })
    for (const action of [...steps, { do: 'round' as const }]) {
      await take(action)
      if (action.do === 'round') await compare(employer, alerts)
    }
    const reporting = await api.db.selectDistinct({ id: candidateMatches.alertId }).from(candidateMatches)
    expect(reporting.length).toBeGreaterThan(searches.length / 2)
    const told = alerts.reduce((sum, alert) => sum + alert.told.size, 0)
    expect(told).toBeGreaterThan(20)
  },
  longTestMs,
)

const ids = (of: Iterable<number>) => [...of].toSorted((one, other) => one - other)

type Alert = { id: number; before: Set<number>; told: Set<number> }

async function compare(employer: { id: number }, alerts: readonly Alert[]) {
  const client = await api.as(employer)
  await alertsRound(api.deps)
  for (const [n, search] of searches.entries()) {
    const matches = people.filter((person) => person.isFound && search.isMet(person))
    // A list of a title that would be empty is searched again with less.
    const goesOn = search.goesOn || (search.filters.searchTitle && matches.length === 0)
    if (!goesOn) await compareSearch(client, search, matches)
    const alert = alerts[n]
    if (alert) await compareAlert(search, alert, new Set(matches.map(({ id }) => id)))
  }
}

type Client = Awaited<ReturnType<typeof api.as>>

/** The total once it was counted. A busy machine answers with an older count, and says that it is an estimate. */
async function countedTotal(client: Client, query: Record<string, string>) {
  let total: number | undefined
  const isEstimate = async () => {
    const counted = await client.searchAids.total({ query })
    total = counted.data
    return counted.isEstimate
  }
  await expect.poll(isEstimate).toBe(false)
  return total
}

async function compareSearch(client: Client, { filters }: Search, matches: Person[]) {
  // Best match also lists candidates who come close to a rare search; other orders list only exact matches.
  const query = { ...filters, 'sortBy[]': matches.length % 2 === 0 ? 'FullName:asc' : 'UpdatedOn:desc' }
  const found = await client.search.candidates({ query: { ...query, pageSize: '20' } })
  expect([filters, ids(found.items.map(({ ID }) => ID))]).toEqual([filters, ids(matches.map(({ id }) => id))])
  expect([filters, found.totalCount]).toEqual([filters, matches.length])
  expect([filters, await countedTotal(client, query)]).toEqual([filters, matches.length])
  const { data } = await client.searchAids.facets({ query })
  const countOf = (options: typeof data.toggles, name: string) => options.find(({ value }) => value === name)?.count
  const fresh = matches.filter(({ experienceLevel }) => experienceLevel === 'Fresher').length
  if (!filters.expStatus) expect(countOf(data.expStatus, 'Fresher')).toBe(fresh)
  expect(countOf(data.toggles, 'fullTime')).toBe(matches.filter(({ fullTime }) => fullTime).length)
}

async function compareAlert({ filters }: Search, alert: Alert, now: Set<number>) {
  for (const id of now) if (!alert.before.has(id)) alert.told.add(id)
  alert.before = now
  const rows = await api.db.select().from(candidateMatches).where(eq(candidateMatches.alertId, alert.id))
  const noted = rows.filter(({ candidateId }) => now.has(candidateId)).map(({ candidateId }) => candidateId)
  expect([filters, ids(noted)]).toEqual([filters, ids([...alert.told].filter((id) => now.has(id)))])
}
