import { sessions } from '@pramaan/database/schema'
import { eq } from 'drizzle-orm'
import { afterEach, expect, test, vi } from 'vitest'
import { startApi } from '../../testing/server/start-api.ts'
import { only } from '../refusals/refuse.ts'
import { endSession, findLiveSession } from './session.queries.ts'

const api = await startApi()
afterEach(() => vi.restoreAllMocks())

/** Signs candidates in; returns their ids, each with the id of its session. */
function signedIn(count: number) {
  return Promise.all(
    Array.from({ length: count }, async () => {
      const { id } = await api.aCandidate()
      await api.tokenOf(id)
      const found = await api.db.select({ id: sessions.id }).from(sessions).where(eq(sessions.accountId, id))
      return { accountId: id, sessionId: only(found).id }
    }),
  )
}

const read = (sessionId: string) => findLiveSession(api.db, sessionId, api.deps.now())

/** How many statements for sessions a call sends. */
async function sentBy(action: () => Promise<unknown>) {
  const spy = vi.spyOn(api.db.$client, 'query')
  await action()
  const sent = spy.mock.calls.map(([statement]) => (statement as unknown as { text: string }).text)
  spy.mockRestore()
  return sent.filter((text) => text.includes('"sessions"'))
}

test('the sessions of requests that arrive together are read in one statement, each its own', async () => {
  const people = await signedIn(5)
  const sent = await sentBy(async () => {
    const found = await Promise.all(people.map(({ sessionId }) => read(sessionId)))
    expect(found).toMatchObject(people)
  })
  expect(sent).toHaveLength(1)
})

test('two requests of one person are one question, and the next request is another', async () => {
  const { sessionId } = only(await signedIn(1))
  expect(await sentBy(() => Promise.all([read(sessionId), read(sessionId)]))).toHaveLength(1)
  expect(await sentBy(() => read(sessionId))).toHaveLength(1)
})

test('a session that has ended, and one that never was, are not live beside one that is', async () => {
  const [live, ended] = await signedIn(2)
  if (!live || !ended) throw new Error('Two people are signed in')
  await endSession(api.db, { id: ended.sessionId }, api.deps.now())
  const asked = [ended.sessionId, live.sessionId, '00000000-0000-4000-8000-000000000000']
  expect(await Promise.all(asked.map(read))).toEqual([undefined, expect.objectContaining(live), undefined])
})

test('when the database does not answer, none of them is live, and the next request asks again', async () => {
  const people = await signedIn(2)
  vi.spyOn(api.db.$client, 'query').mockImplementationOnce(() => Promise.reject(new Error('lost')) as never)
  const tried = await Promise.allSettled(people.map(({ sessionId }) => read(sessionId)))
  expect(tried.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(await Promise.all(people.map(({ sessionId }) => read(sessionId)))).toMatchObject(people)
})
