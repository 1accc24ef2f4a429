import { oneTimeCodes } from '@pramaan/database/schema'
import { expect, test } from 'vitest'
import { startApi } from '../../testing/server/start-api.ts'

const parent = 'https://parent.example.com'
const api = await startApi({ PARENT_ORIGIN: parent })
const over = { status: 403, code: 'link-over' }

async function handed() {
  const person = await api.aCandidate()
  const { data } = await (await api.as(person)).session.handOver()
  return { person, code: data.code, origin: data.origin }
}

test('the window around a frame gets a code at its fixed origin, which signs the same person in once', async () => {
  const { person, code, origin } = await handed()
  expect(origin).toBe(parent)
  const { data: token } = await api.client().session.takeOver({ body: { code, from: `${parent}/course` } })
  const { data } = await api.client(token).candidates.get({ params: { id: person.id } })
  expect(data.ID).toBe(person.id)
  await expect(api.client().session.takeOver({ body: { code, from: parent } })).rejects.toMatchObject(over)
})

test('the code is not the token, and is stored only as a hash', async () => {
  const { person, code } = await handed()
  expect(await api.tokenOf(person.id)).not.toContain(code)
  const [saved] = await api.db.select().from(oneTimeCodes)
  expect(saved?.codeHmac).toBe(api.deps.encryption.hash(code))
  expect(JSON.stringify(saved)).not.toContain(code)
})

test('a code expires after a minute', async () => {
  const { code } = await handed()
  api.pass(60_000)
  await expect(api.client().session.takeOver({ body: { code, from: parent } })).rejects.toMatchObject(over)
})

test.each(['', 'https://evil.example', `${parent}.evil.example`, 'https://evil.example/?https://parent.example.com'])(
  'a person coming from %j is not signed in by it, and the code stays unused',
  async (from) => {
    const { code } = await handed()
    await expect(api.client().session.takeOver({ body: { code, from } })).rejects.toMatchObject(over)
    await expect(api.client().session.takeOver({ body: { code, from: parent } })).resolves.toBeDefined()
  },
)

test('an invented code does not sign in', async () => {
  await expect(api.client().session.takeOver({ body: { code: 'invented', from: parent } })).rejects.toMatchObject(over)
})
