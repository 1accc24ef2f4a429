import { sendTo, startApi } from '@pramaan/api/testing'
import { createOpenings } from '@pramaan/api/testing/people/openings'
import { createClient } from '@pramaan/api-client'
import { MemoryStorage } from '@pramaan/app-shell/platform/page-storage.ts'
import { contract } from '@pramaan/contract'
import { expect, test } from 'vitest'
import { applyNow, cancelWaiting, type Sender, sendWaiting } from './send-waiting.ts'
import { createWaitingList, type Target } from './waiting-list.ts'

const api = await startApi()
const { aJob, aDrive, aCourse } = createOpenings(api.deps)

async function aSender(change: Partial<Sender> = {}) {
  const person = await api.aCandidate()
  const client = await api.as(person)
  const storage = new MemoryStorage()
  const notified: string[] = []
  const sender: Sender = {
    api: client,
    waitingList: createWaitingList(storage, person.id),
    onArrived: (target, outcome) => notified.push(`${target.kind} ${outcome}`),
    sentenceOf: (error) => (error instanceof Error ? error.message : ''),
    ...change,
  }
  const mine = async () => (await client.applications.mine({ query: {} })).data
  return { sender, storage, notified, mine, now: api.deps.now() }
}

const nowhere = createClient(
  contract,
  () => Promise.reject(new TypeError('fetch failed')),
  async () => undefined,
)

test('jobs, drive requests and courses are sent the same way, each once, however often they are pressed', async () => {
  const { sender, notified, mine, now } = await aSender()
  const [job, drive, course] = [await aJob(), await aDrive(), await aCourse()]
  const targets: Target[] = [
    { kind: 'job', id: job.id, title: job.title, employerId: null, driveId: null },
    { kind: 'drive', id: drive.id, title: drive.title },
    { kind: 'course', id: course.id, title: course.title, url: '/certification-details' },
  ]
  for (const target of targets) expect(await applyNow(sender, target, now)).toBe('sent')
  for (const target of targets) expect(await applyNow(sender, target, now)).toBe('there')
  expect(notified).toEqual(['job sent', 'drive sent', 'course sent', 'job there', 'drive there', 'course there'])
  expect((await mine()).map(({ Kind }) => Kind).sort()).toEqual(['course', 'drive', 'job'])
  expect(sender.waitingList.list()).toEqual([])
})

test('items saved offline are sent oldest first, in one run, also when triggered twice at once', async () => {
  const { sender, notified, now } = await aSender()
  const offline = { ...sender, api: nowhere }
  const [job, drive] = [await aJob(), await aDrive()]
  const ofDrive: Target = { kind: 'drive', id: drive.id, title: drive.title }
  const ofJob: Target = { kind: 'job', id: job.id, title: job.title, employerId: null, driveId: null }
  expect(await applyNow(offline, ofDrive, now)).toBe('unreachable')
  expect(await applyNow(offline, ofJob, new Date(now.getTime() + 1000))).toBe('unreachable')
  await sendWaiting(offline)
  expect(sender.waitingList.list()).toHaveLength(2)
  await Promise.all([sendWaiting(sender), sendWaiting(sender)])
  expect(notified).toEqual(['drive sent', 'job sent'])
})

test('a refusal removes it and is thrown to the caller; a later refusal stays with its message, and is not sent again', async () => {
  const { sender, notified, now } = await aSender()
  const over = await aDrive({ fromDate: '2026-11-01', toDate: '2026-11-20' })
  const target: Target = { kind: 'drive', id: over.id, title: over.title }
  await expect(applyNow(sender, target, now)).rejects.toMatchObject({ code: 'drive-over' })
  expect(sender.waitingList.list()).toEqual([])
  await applyNow({ ...sender, api: nowhere }, target, now)
  await sendWaiting(sender)
  expect(sender.waitingList.get(target)?.problem).toBe('This drive is no longer available')
  await sendWaiting({ ...sender, api: nowhere })
  expect(notified).toEqual([])
  await cancelWaiting(sender.waitingList, target)
  expect(sender.waitingList.list()).toEqual([])
})

test('a person who was signed out meanwhile finds all that waited at the next sign-in, though everything else is discarded', async () => {
  const { sender, storage, notified, now } = await aSender()
  const job = await aJob()
  const target: Target = { kind: 'job', id: job.id, title: job.title, employerId: null, driveId: null }
  await applyNow({ ...sender, api: nowhere }, target, now)
  const drive = await aDrive()
  const later = new Date(now.getTime() + 1000)
  await applyNow({ ...sender, api: nowhere }, { kind: 'drive', id: drive.id, title: drive.title }, later)
  const send = sendTo(api.app)
  const signedOut = createClient(
    contract,
    (url, init) => {
      storage.clear()
      return send(url, init)
    },
    async () => undefined,
  )
  await sendWaiting({ ...sender, api: signedOut })
  expect(sender.waitingList.list()).toHaveLength(2)
  await sendWaiting(sender)
  expect(notified).toEqual(['job sent', 'drive sent'])
})
