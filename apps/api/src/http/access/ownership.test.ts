import { contract } from '@pramaan/contract'
import type { Endpoint, Tree } from '@pramaan/contract/endpoint'
import * as schema from '@pramaan/database/schema'
import { getTableName, sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { sentFields } from '../../testing/calls/sent-fields.ts'
import { findableCandidates } from '../../testing/people/findable.ts'
import { createOpenings } from '../../testing/people/openings.ts'
import { fileOf, pictureBytes } from '../../testing/people/sample-files.ts'
import { shopOf } from '../../testing/scenarios/shop.ts'
import { startApi } from '../../testing/server/start-api.ts'

const api = await startApi({}, 'once')
const shop = shopOf(api)
const aFindable = findableCandidates(api)
const { aDrive, aDriveApplication, aJob } = createOpenings(api.deps)
/** Part of every text of the owner's, so that a leak is noticed anywhere. */
const mark = 'Ownermark'

/** Calls that an Employer may make and whose fields name something. */
const naming = Object.entries(contract as Tree).flatMap(([noun, verbs]) =>
  Object.entries(verbs).flatMap(([verb, endpoint]) => {
    const mayEmployer = endpoint.allow !== 'public' && endpoint.allow.includes('Employer')
    return mayEmployer && namesSomething(endpoint) ? [[`${noun}.${verb}`, endpoint] as const] : []
  }),
)

function namesSomething(endpoint: Endpoint) {
  return sentFields(endpoint).some((name) => /(^id|ID|Id|_id)$|^(Candidates|before|upTo)$/.test(name))
}

/** An employer with one record of every kind, and another one who has shortlisted nobody. */
async function aWorld() {
  const owner = await api.anEmployer({ companyName: mark, firstName: mark }, { fullName: mark })
  const stranger = await api.anEmployer({ plan: 'premium' })
  const [candidate, other] = [await aFindable(), await aFindable()]
  const client = await api.as(owner)
  const drive = await aDrive({ title: mark, employerId: owner.id, createdBy: owner.id })
  const job = await aJob({ title: mark, employerId: owner.id })
  const driveJob = await aJob({ title: mark, employerId: owner.id, driveId: drive.id })
  const { applicationId } = await (await api.as(candidate)).applications.apply({ body: { JobID: job.id } })
  await aDriveApplication({ driveId: drive.id, candidateId: candidate.id })
  await client.shortlist.set({ body: { Candidate_id: candidate.id, Status: '1' } })
  await client.pipeline.move({ body: { Candidates: [candidate.id], Status: 2 } })
  await client.conversations.send({ params: { id: candidate.id }, body: { Text: mark } })
  await (await api.as(candidate)).conversations.send({ params: { id: owner.id }, body: { Text: `Re: ${mark}` } })
  const several = { Candidates: [candidate.id], Text: mark }
  const bulkMessage = (await client.conversations.sendMany({ body: several })).data.ID
  await client.search.candidates({ query: { term: mark } })
  const saved = (await client.savedSearches.create({ body: { Name: mark, Filters: { term: mark } } })).data.ID
  const file = fileOf('logo.png', await pictureBytes('png'))
  const logo = (await client.files.upload({ params: { product: 'companyLogo' }, file })).data
  const picture = (await client.files.upload({ params: { product: 'jobImage' }, file })).data
  const body = { userId: owner.id, Offer: 'premium-month' } as const
  const { orderId } = await client.payments.createPlanOrder({ body })
  await api.client().payments.verifyPlan({ body: shop.standin.pay(orderId) })
  const [receipt] = await api.db.select().from(schema.receipts)
  const [line] = await api.db.select().from(schema.notifications).where(sql`account_id = ${owner.id}`)
  const ids = { owner: owner.id, stranger: stranger.id, candidate: candidate.id, other: other.id, applicationId, saved }
  const made = {
    job: job.id,
    drive: drive.id,
    driveJob: driveJob.id,
    logo,
    picture,
    receipt: receipt?.id ?? '',
    bulkMessage,
  }
  return { ...ids, ...made, line: line?.id ?? 0 }
}

type World = Awaited<ReturnType<typeof aWorld>>
type Sent = { params?: Record<string, unknown>; query?: Record<string, unknown>; body?: Record<string, unknown> }
/** A request for the owner's record; `own` is the owner's own request, if it differs. */
type Walk = { ask: (world: World) => Sent; asOwner?: (world: World) => Sent; answers?: 'refused' | 'nothing of it' }

const ofId = (id: (world: World) => unknown, body?: Record<string, unknown>): Walk => ({
  ask: (world) => ({ params: { id: id(world) }, ...(body && { body }) }),
})
const listed = (ask: Walk['ask'] = () => ({})): Walk => ({ ask, answers: 'nothing of it' })
const aFilter = (field: string, id: (world: World) => unknown, part: 'query' | 'body' = 'query') =>
  listed((world) => ({ [part]: { [field]: id(world) } }))

const simpleJob = {
  JobTitle: 'Tester',
  JobType: 'Full Time',
  JobLocation: 'Pune',
  JobCTC: '5 to 7',
  OpenPositions: 2,
  EducationRequirement: 'Graduation',
}
const addedJob = { jobTitle: 'Tester', companyName: 'Works', jobOpenings: 1, jobCtcFrom: 3, jobCtcTo: 4 }

/** How each call would reach another employer's record. */
const walks: Readonly<Record<string, readonly Walk[]>> = {
  'savedSearches.get': [ofId(({ saved }) => saved)],
  'savedSearches.reported': [ofId(({ saved }) => saved)],
  'savedSearches.lastReported': [ofId(({ saved }) => saved)],
  'savedSearches.update': [ofId(({ saved }) => saved, { Name: 'Taken' })],
  'savedSearches.remove': [ofId(({ saved }) => saved)],
  'search.history': [listed(() => ({ query: { before: 999_999 } }))],
  'search.viewed': [listed(() => ({ query: { before: 999_999 } }))],
  'shortlist.set': [
    {
      ask: ({ job, other }) => ({ body: { Candidate_id: other, Status: '1', JobID: job } }),
    },
  ],
  'shortlist.list': [aFilter('candidateId', ({ candidate }) => candidate)],
  'pipeline.board': [aFilter('jobID', ({ job }) => job)],
  'pipeline.list': [aFilter('jobID', ({ job }) => job)],
  'pipeline.hirings': [aFilter('jobID', ({ job }) => job)],
  'pipeline.move': [listed(({ candidate }) => ({ body: { Candidates: [candidate], Status: 3 } }))],
  'pipeline.undo': [listed(({ candidate }) => ({ body: { Candidates: [candidate] } }))],
  'pipeline.decideBy': [listed(({ candidate }) => ({ body: { Candidates: [candidate], DecideBy: null } }))],
  'pipeline.history': [ofId(({ candidate }) => candidate)],
  'employers.dashboard': [ofId(({ owner }) => owner)],
  'employers.statistics': [ofId(({ owner }) => owner)],
  'employers.profile': [ofId(({ owner }) => owner)],
  'employers.update': [
    ofId(({ owner }) => owner, { empLocation: 'Taken' }),
    {
      ask: ({ stranger, logo }) => ({ params: { id: stranger }, body: { companyLogo: logo } }),
      asOwner: ({ owner, logo }) => ({ params: { id: owner }, body: { companyLogo: logo } }),
    },
  ],
  'employers.changeEmail': [ofId(({ owner }) => owner, { email: 'taken.over@example.com' })],
  'payments.createPlanOrder': [{ ask: ({ owner }) => ({ body: { userId: owner, Offer: 'premium-month' } }) }],
  'payments.receipt': [{ ask: ({ receipt }) => ({ params: { receiptId: receipt } }) }],
  'conversations.list': [listed(() => ({ query: { before: 999_999 } }))],
  'conversations.get': [ofId(({ candidate }) => candidate)],
  'conversations.send': [ofId(({ candidate }) => candidate, { Text: 'Hello' })],
  'conversations.read': [ofId(({ candidate }) => candidate, { upTo: 999_999 })],
  'conversations.checkMany': [listed(({ candidate }) => ({ query: { Candidates: candidate } }))],
  'conversations.sendMany': [listed(({ candidate }) => ({ body: { Candidates: [candidate], Text: 'Hello' } }))],
  'conversations.undoMany': [ofId(({ bulkMessage }) => bulkMessage)],
  'notifications.list': [listed(() => ({ query: { before: 999_999 } }))],
  'notifications.read': [ofId(({ line }) => line)],
  'notifications.readAll': [aFilter('upTo', () => 999_999, 'body')],
  'jobs.list': [aFilter('EmployerID', ({ owner }) => owner), aFilter('PlacementDriveID', ({ drive }) => drive)],
  'jobs.filter': [aFilter('EmployerID', ({ owner }) => owner, 'body')],
  'jobs.get': [ofId(({ job }) => job), ofId(({ driveJob }) => driveJob)],
  'jobs.create': [
    { ask: ({ drive }) => ({ body: { ...simpleJob, PlacementDriveID: drive } }) },
    { ask: ({ owner }) => ({ body: { ...simpleJob, tokenUserID: owner } }) },
    { ask: ({ picture }) => ({ body: { ...simpleJob, Image: picture } }) },
  ],
  'jobs.update': [ofId(({ job }) => job, { JobTitle: 'Taken' })],
  'jobs.close': [ofId(({ job }) => job)],
  'jobs.reopen': [ofId(({ job }) => job)],
  'jobs.remove': [ofId(({ job }) => job)],
  'jobs.suggested': [ofId(({ job }) => job)],
  'drives.list': [aFilter('EmployerID', ({ owner }) => owner)],
  'drives.filter': [aFilter('EmployerID', ({ owner }) => owner, 'body')],
  'drives.byId': [{ ask: ({ drive }) => ({ query: { id: drive } }) }],
  'drives.get': [ofId(({ drive }) => drive)],
  'drives.jobs': [ofId(({ drive }) => drive)],
  'drives.create': [
    {
      ask: ({ owner }) => ({ body: { ...aNewDrive, tokenUserID: owner } }),
    },
  ],
  'drives.update': [ofId(({ drive }) => drive, { Title: 'Taken' })],
  'drives.remove': [ofId(({ drive }) => drive)],
  'drives.addJob': [
    { ask: ({ drive }) => ({ params: { driveId: drive }, body: addedJob }) },
    { ask: ({ drive, job }) => ({ params: { driveId: drive }, body: { ...addedJob, JobID: job } }) },
  ],
  'applications.list': [
    aFilter('employerID', ({ owner }) => owner),
    aFilter('jobID', ({ job }) => job),
    aFilter('placementDriveID', ({ drive }) => drive),
  ],
  'applications.decide': [
    { ask: ({ applicationId }) => ({ body: { applicationId, applicationStatus: 'Shortlisted' } }) },
  ],
}

const [domain] = await api.db.select().from(schema.jobDomains).limit(1)
const aNewDrive = {
  Title: 'Drive',
  SubTitle: 'Sub',
  AvgPackage: 4,
  Openings: 3,
  StartDate: '2026-12-01',
  EndDate: '2026-12-02',
  Qualification: 'Graduate',
  Location: 'Pune',
  Domain: domain?.id,
}

/** Calls whose ids are not an employer's records. */
const ofOthers: Readonly<Record<string, string>> = {
  'candidates.get': 'a candidate',
  'candidates.vspStatus': 'a candidate',
  'resume.pdf': 'a candidate',
  'skills.ofCandidate': 'a candidate',
  'contacts.reveal': 'a candidate',
  'contacts.opened': 'a candidate',
  'search.candidates': 'a candidate and a college',
  'search.candidatesByRoles': 'a candidate and a college',
  'search.logHit': 'a candidate',
  'search.similar': 'a candidate',
  'searchAids.facets': 'a candidate and a college',
  'searchAids.removals': 'a candidate and a college',
  'searchAids.total': 'a candidate and a college',
  'payments.checkCoupon': 'a course',
}

/** All stored rows of the owner, and those that depend on them. */
async function storedOf(owner: number) {
  const { jobs, placementDrives, shortlists, shortlistMoves, searchLogs, savedSearches } = schema
  const { conversations, bulkMessages } = schema
  const lists = [jobs, placementDrives, shortlists, shortlistMoves, searchLogs, savedSearches]
  const byEmployer = [...lists, conversations, bulkMessages]
  const { conversationMessages, jobApplications, driveApplications, applicationMoves, receipts } = schema
  const full = [conversationMessages, jobApplications, driveApplications, applicationMoves, receipts]
  const parts = [
    ...byEmployer.map((table) => sql`select * from ${table} where employer_id = ${owner}`),
    ...[schema.employers, schema.notifications].map((table) => sql`select * from ${table} where account_id = ${owner}`),
    sql`select * from ${schema.orders} where person_id = ${owner}`,
    sql`select * from ${schema.files} where owner_id = ${owner}`,
    ...full.map((table) => sql`select * from ${table}`),
  ]
  const rows: string[] = []
  for (const part of parts) {
    const found = await api.db.execute<Record<string, unknown>>(part)
    rows.push(...found.rows.map((row) => JSON.stringify(row)))
  }
  expect(rows.length, getTableName(jobs)).toBeGreaterThan(10)
  return rows.sort()
}

async function send({ method, path }: Endpoint, { params = {}, query = {}, body }: Sent, person: number) {
  const address = path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])))
  const request = new URLSearchParams(Object.entries(query).map(([key, value]) => [key, String(value)]))
  const authorization = await api.tokenOf(person)
  const url = `/api${address}?${request}`
  return api.app.inject({ method, url, headers: { authorization }, ...(body && { payload: body }) })
}

test('every call of an employer that names something is walked below, or names nothing of an employer’s', () => {
  const known = [...Object.keys(walks), ...Object.keys(ofOthers)]
  expect(naming.map(([name]) => name).filter((name) => !known.includes(name))).toEqual([])
  expect(known.filter((name) => !naming.some(([one]) => one === name))).toEqual([])
})

const steps = naming.flatMap(([name, endpoint]) =>
  (walks[name] ?? []).map((walk, index) => [`${name} ${index + 1}`, endpoint, walk] as const),
)

let world: World
let before: string[]
beforeAll(async () => {
  world = await aWorld()
  before = await storedOf(world.owner)
})

test.each(steps)('%s: another employer’s thing is neither answered nor changed', async (_, endpoint, walk) => {
  const answer = await send(endpoint, walk.ask(world), world.stranger)
  if (walk.answers === 'nothing of it') expect([200, 403, 404, 409]).toContain(answer.statusCode)
  else expect([403, 404]).toContain(answer.statusCode)
  expect(answer.body).not.toContain(mark)
  expect(await storedOf(world.owner)).toEqual(before)
})

const methods = ['GET', 'POST', 'PUT', 'DELETE']
// What the owner sends changes their records, so it comes after the stranger's, and what deletes them last.
const ofOwner = steps.toSorted(([, one], [, other]) => methods.indexOf(one.method) - methods.indexOf(other.method))

test.each(ofOwner)('%s: the owner’s own thing is answered', async (_, endpoint, walk) => {
  // What changes the company has staff decide about it again.
  await api.db.update(schema.employers).set({ companyStatus: 'confirmed' })
  const answer = await send(endpoint, (walk.asOwner ?? walk.ask)(world), world.owner)
  expect([200, 409], answer.body).toContain(answer.statusCode)
})
