import { accounts, idempotencyKeys, oneTimeCodes, outbox, rateLimits, sessions } from '@pramaan/database/schema'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { notify } from '../services/notifications/notify.ts'
import { recordingSenders } from '../testing/fakes/outbox.ts'
import { startApi } from '../testing/server/start-api.ts'
import { outboxRound } from './outbox.ts'
import { retentionRound } from './retention.ts'

const api = await startApi()
const hourMs = 3_600_000
const dayMs = 24 * hourMs
const round = retentionRound(api.deps)
const ago = (ms: number) => new Date(api.deps.now().getTime() - ms)

test('used and expired codes go, an open one stays', async () => {
  const codes = [
    { address: 'used@example.com', expiresAt: ago(-60_000), usedAt: ago(0) },
    { address: 'over@example.com', expiresAt: ago(1), usedAt: null },
    { address: 'open@example.com', expiresAt: ago(-1), usedAt: null },
  ]
  const { id: accountId } = await api.aCandidate()
  await api.db
    .insert(oneTimeCodes)
    .values(codes.map((code) => ({ ...code, accountId, codeHmac: 'x', createdAt: ago(0) })))
  await round()
  expect((await api.db.select().from(oneTimeCodes)).map(({ address }) => address)).toEqual(['open@example.com'])
})

test('sessions go 90 days after they ended or ran out', async () => {
  const { id: accountId } = await api.aCandidate()
  const session = (secretHash: string, expiresAt: Date, endedAt: Date | null) => ({
    id: crypto.randomUUID(),
    accountId,
    secretHash,
    expiresAt,
    endedAt,
    createdAt: ago(200 * dayMs),
    lastSeenAt: ago(200 * dayMs),
  })
  await api.db
    .insert(sessions)
    .values([
      session('ended long ago', ago(80 * dayMs), ago(91 * dayMs)),
      session('ran out long ago', ago(91 * dayMs), null),
      session('ended lately', ago(80 * dayMs), ago(89 * dayMs)),
      session('alive', ago(-dayMs), null),
    ])
  await round()
  const left = await api.db.select().from(sessions).orderBy(sessions.secretHash)
  expect(left.map(({ secretHash }) => secretHash)).toEqual(['alive', 'ended lately'])
})

test('counters are deleted when every window is over, keyed responses after 24 hours', async () => {
  await api.db.insert(rateLimits).values([
    { key: 'old', windowStart: ago(49 * hourMs), count: 3 },
    { key: 'new', windowStart: ago(23 * hourMs), count: 3 },
  ])
  const answer = { caller: '1', requestHash: 'x', status: 200, body: '' }
  await api.db.insert(idempotencyKeys).values([
    { ...answer, key: 'old', createdAt: ago(24 * hourMs + 1) },
    { ...answer, key: 'new', createdAt: ago(23 * hourMs) },
  ])
  await round()
  expect(await api.db.select().from(rateLimits)).toMatchObject([{ key: 'new' }])
  expect(await api.db.select().from(idempotencyKeys)).toMatchObject([{ key: 'new' }])
})

test('a registration that no code confirmed goes after 7 days and frees its number; a confirmed one and a person stay', async () => {
  const stale = { updatedAt: ago(8 * dayMs) }
  const unconfirmed = await api.aCandidateInStep(-1)
  const confirmed = await api.aCandidateInStep(-1)
  const fresh = await api.aCandidateInStep(-1)
  const person = await api.aCandidate()
  for (const { id } of [unconfirmed, person]) await api.db.update(accounts).set(stale).where(eq(accounts.id, id))
  await api.db
    .update(accounts)
    .set({ ...stale, loginCount: 1 })
    .where(eq(accounts.id, confirmed.id))
  await api.db
    .update(accounts)
    .set({ updatedAt: ago(6 * dayMs) })
    .where(eq(accounts.id, fresh.id))
  await round()
  const left = (await api.db.select().from(accounts)).map(({ id }) => id)
  expect(left.toSorted()).toEqual([confirmed.id, fresh.id, person.id].toSorted())
  const { phone } = unconfirmed
  const body = { name: 'New Owner', mobile: phone ?? '', role: 'Candidate', level: 'Fresher' } as const
  await expect(api.client().registration.register({ body })).resolves.toMatchObject({ data: 'OTP Sent' })
})

test('a message’s variables are deleted 24 hours after it was sent, a code’s after 10 minutes, and the log keeps the text', async () => {
  const person = await api.aCandidate({}, { email: 'kept@example.com' })
  const params = { item: 'VSP', amount: '500', receipt: 'PR/26-27/1' }
  await notify(api.deps, api.db, { to: person.id, kind: 'payment-captured', params, path: '/payments' })
  await api.client().session.login({ body: { mobile: person.phone ?? '' } })
  const filled = async () =>
    (await api.db.select().from(outbox)).filter(({ variables }) => variables !== null).map(({ template }) => template)
  await outboxRound(api.deps, recordingSenders().senders)()
  expect(await filled()).toEqual(expect.arrayContaining(['otp', 'payment-captured']))
  api.pass(10 * 60_000 + 1)
  await round()
  expect(new Set(await filled())).toEqual(new Set(['payment-captured']))
  api.pass(24 * hourMs)
  await round()
  expect(await filled()).toEqual([])
  const shown = (await api.db.select().from(outbox)).map((row) => row.shown).join('\n')
  expect(shown).toContain('PR/26-27/1')
})
