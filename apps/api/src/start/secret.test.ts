import { randomInt } from 'node:crypto'
import { accounts, outbox } from '@pramaan/database/schema'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { createEncryption } from '../encryption.ts'
import { countRecoveryCodes, replaceRecoveryCodes } from '../features/session/second-factor/recovery-codes.queries.ts'
import { resetAuthenticator } from '../features/staff/reset-authenticator.ts'
import { startApi } from '../testing/server/start-api.ts'
import { checkSecret, forgetSecret } from './secret.ts'

const api = await startApi()
const [first, second, third] = ['one', 'two', 'three'].map((word) => `the-secret-number-${word}-long-enough-for-this`)
const say = () => undefined
const start = (SECRET = '', SECRET_OLD?: string) => checkSecret(api.db, { SECRET, SECRET_OLD }, say)

/** An Admin with a second factor, and a waiting message, both encrypted with this secret. */
async function encryptedWith(secret = '') {
  const encryption = createEncryption(secret)
  const { id, phone } = await api.aStaffMember('Admin')
  await api.db
    .update(accounts)
    .set({ totpSecret: await encryption.encrypt('JBSWY3DPEHPK3PXP') })
    .where(eq(accounts.id, id))
  await api.db.insert(outbox).values({
    channel: 'sms',
    recipient: '+919811111111',
    template: 'otp',
    variables: await encryption.encrypt('{"otp":"123456"}'),
    shown: '',
    urgency: 0,
    key: crypto.randomUUID(),
    createdAt: api.deps.now(),
  })
  return { id, phone: phone ?? '' }
}

/** The encrypted texts as read by a server with only this secret. */
async function readWith(secret = '') {
  const encryption = createEncryption(secret)
  const [account] = await api.db.select().from(accounts).where(eq(accounts.roleId, 3))
  const [message] = await api.db.select().from(outbox)
  return [account?.totpSecret, message?.variables].map((text) => text && encryption.decrypt(text))
}

test('a database belongs to the secret that it was first started with; another one is refused in words', async () => {
  await start(first)
  await start(first)
  await expect(start(second)).rejects.toThrow('SECRET: this database was written with another one.')
  await expect(start(second, third)).rejects.toThrow('written with another one')
})

test('also a database that no server has marked yet is refused with a secret that cannot read it', async () => {
  await encryptedWith(first)
  await expect(start(second)).rejects.toThrow('written with another one')
  await start(first)
  await expect(start(second)).rejects.toThrow('written with another one')
})

test('a new secret takes over while the old one is present: everything encrypted is then readable with the new one only', async () => {
  await start(first)
  for (let count = 0; count < 3; count++) await encryptedWith(first)
  await start(second, first)
  expect(await Promise.all(await readWith(second))).toEqual(['JBSWY3DPEHPK3PXP', '{"otp":"123456"}'])
  await start(second)
  await expect(start(first)).rejects.toThrow('written with another one')
})

test('the start that changes the secret says how many people have recovery codes that end with the old one', async () => {
  await start(first)
  const [ada, mira] = [await api.aStaffMember('Admin'), await api.aStaffMember('hr')]
  const codeHash = (number: number) => createEncryption(first ?? '').codeHmac('recovery', `${number}`)
  await replaceRecoveryCodes(api.db, ada.id, [codeHash(1), codeHash(2)])
  await replaceRecoveryCodes(api.db, mira.id, [codeHash(3)])
  const said: string[] = []
  await checkSecret(api.db, { SECRET: second ?? '', SECRET_OLD: first }, (text) => said.push(text))
  expect(said).toEqual([
    'SECRET was changed. Encrypted with the new one: 0 of the stored values.',
    'Recovery codes made before work only while SECRET_OLD is set. Members of staff who have some: 2.',
  ])
  await forgetSecret(api.db, third ?? '')
  expect(await countRecoveryCodes(api.db, ada.id)).toBe(0)
})

test('while a secret is changed, tokens, codes and links made with the one before still hold', async () => {
  const [before, now] = [createEncryption(first ?? ''), createEncryption(second ?? '', first)]
  const at = api.deps.now()
  const code = String(randomInt(100_000, 1_000_000))
  const link = await before.sign('receipt', { receipt: 'x' }, at, 60)
  expect(await now.verify('receipt', link, at)).toEqual({ receipt: 'x' })
  expect(now.isCodeHmac('+91981', code, before.codeHmac('+91981', code))).toBe(true)
  expect(now.isCodeHmac('+91981', '12', before.codeHmac('+91981', code))).toBe(false)
  expect(await now.decrypt(await before.encrypt('text'))).toBe('text')
  expect(await createEncryption(second ?? '').verify('receipt', link, at)).toBeUndefined()
})

test('if the secret is lost, the database continues with a new one, without what only the lost one could read', async () => {
  await start(first)
  await encryptedWith(first)
  expect(await forgetSecret(api.db, second ?? '')).toBe(1)
  await start(second)
  expect(await readWith(second)).toEqual([null, null])
})

test('a member of staff who lost the second factor gets rid of it by command, and their sessions end', async () => {
  const admin = await encryptedWith(api.deps.config.SECRET)
  const client = api.client(await api.tokenOf(admin.id))
  expect((await client.staff.invitations({})).data).toEqual([])
  expect(await resetAuthenticator(api.deps, admin.phone)).toBeTruthy()
  await expect(client.staff.invitations({})).rejects.toMatchObject({ code: 'session-ended' })
  await expect(resetAuthenticator(api.deps, admin.phone)).rejects.toThrow('has no second factor')
  const candidate = await api.aCandidate()
  await expect(resetAuthenticator(api.deps, candidate.phone ?? '')).rejects.toThrow('belongs to no member of staff')
})
