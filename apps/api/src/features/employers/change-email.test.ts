import { auditLog, outbox } from '@pramaan/database/schema'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { startApi } from '../../testing/server/start-api.ts'

const api = await startApi()

async function anEmployerWith(email: string) {
  const employer = await api.anEmployer({}, { email })
  const client = await api.as(employer)
  const change = (body: { email: string; otp?: string }) =>
    client.employers.changeEmail({ params: { id: employer.id }, body })
  const emailNow = async () => (await client.employers.profile({ params: { id: employer.id } })).data.email
  return { employer, client, change, emailNow }
}

/** The code that last went to an address. */
async function codeTo(address: string) {
  const answer = await api.app.inject({ url: `/api/dev/outbox?to=${encodeURIComponent(address)}` })
  const sent = answer.json<{ data: { variables: { otp?: string } }[] }>()
  return sent.data.find(({ variables }) => variables.otp)?.variables.otp ?? ''
}

function another(code: string) {
  return code === '111111' ? '222222' : '111111'
}

describe('a changed e-mail', () => {
  test('takes effect once the code sent to the new address is entered; the old address is notified, and the log records it', async () => {
    const { employer, change, emailNow } = await anEmployerWith('old.one@example.com')
    expect((await change({ email: 'New.One@Example.com' })).data).toBe('OTP Sent')
    expect(await emailNow()).toBe('old.one@example.com')
    await change({ email: 'new.one@example.com', otp: await codeTo('new.one@example.com') })
    expect(await emailNow()).toBe('new.one@example.com')
    const notified = await api.db.select().from(outbox).where(eq(outbox.recipient, 'old.one@example.com'))
    expect(notified.map(({ template }) => template)).toEqual(['email-changed'])
    const log = await api.db.select().from(auditLog).where(eq(auditLog.subjectId, employer.id))
    expect(log.map(({ action, actorId }) => [action, actorId])).toEqual([['email-changed', employer.id]])
  })

  test('does not count by a wrong code, a code of another address, or one that was used', async () => {
    const { change, emailNow } = await anEmployerWith('old.two@example.com')
    await change({ email: 'new.two@example.com' })
    const code = await codeTo('new.two@example.com')
    await expect(change({ email: 'new.two@example.com', otp: another(code) })).rejects.toMatchObject({
      code: 'invalid-email-otp',
    })
    await expect(change({ email: 'third@example.com', otp: code })).rejects.toMatchObject({ code: 'otp-expired' })
    expect(await emailNow()).toBe('old.two@example.com')
    await change({ email: 'new.two@example.com', otp: code })
    await expect(change({ email: 'new.two@example.com', otp: code })).rejects.toMatchObject({ code: 'otp-expired' })
  })

  test('to one that another account has is counted like any other: it can’t be tried again and again', async () => {
    const { change } = await anEmployerWith('old.seven@example.com')
    await anEmployerWith('taken@example.com')
    for (let asked = 0; asked < 6; asked++)
      await expect(change({ email: 'taken@example.com' })).rejects.toMatchObject({ code: 'already-registered' })
    await expect(change({ email: 'taken@example.com' })).rejects.toMatchObject({ code: 'too-many-requests' })
    await expect(change({ email: 'taken@example.com', otp: '123456' })).rejects.toMatchObject({ code: 'otp-expired' })
  })

  test('takes at most five wrong codes, also when they come at once', async () => {
    const { change, emailNow } = await anEmployerWith('old.three@example.com')
    await change({ email: 'new.three@example.com' })
    const code = await codeTo('new.three@example.com')
    const tries = Array.from({ length: 8 }, () => change({ email: 'new.three@example.com', otp: another(code) }))
    await Promise.allSettled(tries)
    await expect(change({ email: 'new.three@example.com', otp: code })).rejects.toMatchObject({
      code: 'otp-tries-spent',
    })
    expect(await emailNow()).toBe('old.three@example.com')
  })

  test('is never another account’s, and nobody else can change it', async () => {
    const [mine, other] = [await anEmployerWith('old.four@example.com'), await anEmployerWith('taken@example.com')]
    await expect(mine.change({ email: 'taken@example.com' })).rejects.toMatchObject({ code: 'already-registered' })
    const theirs = mine.client.employers.changeEmail({
      params: { id: other.employer.id },
      body: { email: 'mine@example.com' },
    })
    await expect(theirs).rejects.toMatchObject({ status: 403, code: 'not-yours' })
    expect(await codeTo('mine@example.com')).toBe('')
  })
})
