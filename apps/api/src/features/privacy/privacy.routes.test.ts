import {
  accounts,
  candidateSearch,
  consents,
  educations,
  erasureRequests,
  orders,
  outbox,
} from '@pramaan/database/schema'
import { erasureGraceDays } from '@pramaan/domain/consent'
import { getTableName, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { notify } from '../../services/notifications/notify.ts'
import { writeSearchRow } from '../../services/search/projection/search-row.queries.ts'
import { startApi } from '../../testing/server/start-api.ts'
import { eraseDue } from './erasure/erase.ts'
import { personalTables } from './personal-data/personal-data.queries.ts'

const api = await startApi()
const given = { privacy: 'privacy-1', terms: 'terms-1' }
const day = 86_400_000

type Person = { id: number; phone: string | null }

/** A findable candidate who has signed in with both boxes ticked, and their client. */
async function signedIn(person?: Person, agreed: typeof given | null = given) {
  const me =
    person ?? (await api.aCandidate({ location: 'Pune' }, { fullName: 'Asha Erasable', email: 'asha@example.com' }))
  if (!person) await writeSearchRow(api.deps, api.db, me.id)
  const mobile = me.phone ?? ''
  const browser = api.client()
  await browser.session.login({ body: { mobile } })
  const otp = (await browser.platform.outbox({ query: { to: mobile } })).data[0]?.variables.otp ?? ''
  const { data } = await browser.session.login({ body: { mobile, otp, ...(agreed && { consents: agreed }) } })
  return { me, mobile, client: api.client(data) }
}

const isListed = async () => (await api.db.$count(candidateSearch)) === 1

/** An employer's view of the profile. */
async function seenByEmployer({ id }: Person) {
  const employer = await api.as(await api.anEmployer())
  return employer.candidates.get({ params: { id } }).then(
    () => 'open',
    (error) => error.code,
  )
}

describe('consents', () => {
  test('are listed with version, time and purposes, newest first', async () => {
    const { client } = await signedIn()
    const { data } = await client.privacy.mine()
    expect(data.Erasure).toBeNull()
    expect(data.Consents.map(({ Kind, Version, WithdrawnOn }) => [Kind, Version, WithdrawnOn])).toEqual([
      ['terms', 'terms-1', null],
      ['privacy', 'privacy-1', null],
    ])
    expect(data.Consents[1]).toMatchObject({ GivenOn: api.deps.now().toISOString() })
    expect(data.Consents[1]?.Purposes).toContain('profile-shown-to-employers')
  })

  test('withdrawing one hides the profile and ends every session at once', async () => {
    const { me, client } = await signedIn()
    expect([await isListed(), await seenByEmployer(me)]).toEqual([true, 'open'])
    await client.privacy.withdraw({ params: { kind: 'privacy' } })
    expect([await isListed(), await seenByEmployer(me)]).toEqual([false, 'not-found'])
    await expect(client.privacy.mine()).rejects.toMatchObject({ status: 401 })
  })

  test('a person who withdrew a consent can sign in only by giving it again, and is then found again', async () => {
    const { me, client } = await signedIn()
    await client.privacy.withdraw({ params: { kind: 'terms' } })
    await expect(signedIn(me, null)).rejects.toMatchObject({ status: 403, code: 'consent-needed' })
    const again = await signedIn(me)
    const { Consents } = (await again.client.privacy.mine()).data
    expect(Consents.filter(({ WithdrawnOn }) => WithdrawnOn === null).map(({ Kind }) => Kind)).toEqual([
      'terms',
      'privacy',
    ])
    expect([await isListed(), await seenByEmployer(me)]).toEqual([true, 'open'])
  })

  test('one that was never given can’t be withdrawn', async () => {
    const me = await api.as(await api.aCandidate())
    await expect(me.privacy.withdraw({ params: { kind: 'privacy' } })).rejects.toMatchObject({ code: 'not-found' })
  })
})

describe('a person’s data', () => {
  test('every table that points at a person is in the download, or is one of those that only repeat or seal', async () => {
    const { rows } = await api.db.execute<{ table: string }>(sql`
      select distinct tc.table_name as table from information_schema.table_constraints tc
      join information_schema.constraint_column_usage cu on cu.constraint_name = tc.constraint_name
      where tc.constraint_type = 'FOREIGN KEY' and cu.table_name in ('accounts', 'candidates', 'employers')`)
    const downloaded = personalTables.map(({ table }) => getTableName(table))
    const elsewhere = [
      // Repeats the profile for the search, or holds nothing but a code's digest.
      ...['candidate_search', 'changed_candidates', 'cv_texts', 'one_time_codes', 'recovery_codes', 'idempotency_keys'],
      // Nobody has these messages yet: in five minutes they are in the conversation, or undone.
      'bulk_message_recipients',
      // Read through orders.
      ...['refunds'],
      // Of staff.
      ...['staff_invitations', 'coupons', 'consent_texts', 'campaign_links', 'job_imports'],
    ]
    expect(rows.map(({ table }) => table).filter((table) => ![...downloaded, ...elsewhere].includes(table))).toEqual([])
  })

  test('is complete and only the person’s own, without the secrets of the server', async () => {
    const { me, client } = await signedIn()
    await api.db.update(outbox).set({ tries: 1, sentAt: api.deps.now() })
    const school = {
      school: 'Demo College',
      degree: 'BSc',
      qualification: 'Graduation',
      startYear: 2020,
      endYear: 2023,
    }
    const other = await api.aCandidate({ description: 'Another description' }, { fullName: 'Other Person' })
    await api.db.insert(educations).values([
      { ...school, candidateId: me.id },
      { ...school, candidateId: other.id, school: 'Other College' },
    ])
    const { data } = await client.privacy.data()
    expect(data.accounts).toMatchObject([{ id: me.id, fullName: 'Asha Erasable', phone: me.phone }])
    expect(data.educations).toMatchObject([{ school: 'Demo College' }])
    expect(data.consents).toHaveLength(2)
    expect(data.outbox).toMatchObject([{ template: 'otp' }])
    const text = JSON.stringify(data)
    expect(text).not.toContain('Other')
    expect(text).not.toMatch(/secretHash|totpSecret|codeHmac|"variables"/)
  })
})

describe('erasure', () => {
  const ask = (client: Awaited<ReturnType<typeof signedIn>>['client'], Contact: string) =>
    client.privacy.erase({ body: { Contact } })

  test('is requested by typing your own number or e-mail, and no other', async () => {
    const { client, mobile } = await signedIn()
    await expect(ask(client, '9876500000')).rejects.toMatchObject({ code: 'invalid', details: [{ field: 'Contact' }] })
    expect(await api.db.$count(erasureRequests)).toBe(0)
    const { data } = await ask(client, mobile.slice(3))
    expect(new Date(data.DueOn).getTime() - new Date(data.RequestedOn).getTime()).toBe(erasureGraceDays * day)
  })

  test('hides the profile and ends every session at once; staff see the request', async () => {
    const { me, client } = await signedIn()
    await ask(client, 'ASHA@example.com')
    expect([await isListed(), await seenByEmployer(me)]).toEqual([false, 'not-found'])
    await expect(client.privacy.mine()).rejects.toMatchObject({ status: 401 })
    const admin = await api.as(await api.aStaffMember('Admin'))
    const { data } = await admin.privacy.requests({ query: {} })
    expect(data).toMatchObject([{ UserId: me.id, Name: 'Asha Erasable', State: 'open' }])
  })

  test('is confirmed in the person’s language on every way to them, and so is its end', async () => {
    const { me, client, mobile } = await signedIn()
    await client.notifications.savePreferences({ body: { language: 'mr', channels: {} } })
    await ask(client, mobile)
    const again = await signedIn(me)
    await again.client.privacy.cancelErasure()
    const notified = (await api.db.select().from(outbox)).filter(({ template }) => template.startsWith('erasure'))
    expect(notified.map(({ template, channel, language }) => [template, channel, language])).toEqual([
      ['erasure-requested', 'whatsapp', 'mr'],
      ['erasure-requested', 'email', 'mr'],
      ['erasure-cancelled', 'whatsapp', 'mr'],
      ['erasure-cancelled', 'email', 'mr'],
    ])
    expect(notified[0]?.shown).toMatch(/21\/12\/2026 रोजी/)
  })

  test('can be cancelled after signing in again, and only then is the profile shown again', async () => {
    const { me, client, mobile } = await signedIn()
    await ask(client, mobile)
    const again = await signedIn(me)
    expect((await again.client.privacy.mine()).data.Erasure).not.toBeNull()
    expect(await isListed()).toBe(false)
    await expect(ask(again.client, mobile)).rejects.toMatchObject({ code: 'wrong-state' })
    await again.client.privacy.cancelErasure()
    expect((await again.client.privacy.mine()).data.Erasure).toBeNull()
    expect([await isListed(), await seenByEmployer(me)]).toEqual([true, 'open'])
    await expect(again.client.privacy.cancelErasure()).rejects.toMatchObject({ code: 'not-found' })
    api.pass(31 * day)
    await eraseDue(api.deps)
    expect(await api.db.$count(accounts)).toBeGreaterThan(0)
    expect(await isListed()).toBe(true)
  })

  /** A paid order, as the checkout leaves one. */
  function anOrderOf(personId: number) {
    const at = api.deps.now()
    const times = { createdAt: at, expiresAt: at, updatedAt: at }
    return { id: crypto.randomUUID(), personId, purpose: 'VSP' as const, price: 50_000, amount: 50_000, ...times }
  }

  /** An employer has a line, and a message under way, that name the person. */
  async function notifyAnEmployerOf(about: number) {
    const { id: to } = await api.anEmployer()
    const params = { candidate: 'Asha Erasable', title: 'Tester' }
    await notify(api.deps, api.db, { to, kind: 'application-received', params, path: '/', about })
  }

  /** Tables in which a text still stands. */
  async function tracesOf(text: string) {
    const { rows } = await api.db.execute<{ name: string }>(
      sql`select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
    )
    const found: string[] = []
    for (const { name } of rows) {
      const hits = await api.db.execute(
        sql`select 1 from ${sql.identifier(name)} t where t::text ilike ${`%${text}%`} limit 1`,
      )
      if (hits.rows.length > 0) found.push(name)
    }
    return found
  }

  test.each([
    ['nothing', false],
    ['a receipt without identity', true],
  ])('leaves %s on its day, and not before', async (_, paid) => {
    const { me, client, mobile } = await signedIn()
    if (paid) await api.db.insert(orders).values(anOrderOf(me.id))
    await notifyAnEmployerOf(me.id)
    await client.publicProfiles.save({ body: { On: true } })
    expect(await tracesOf('asha-erasable')).toContain('public_profiles')
    await ask(client, mobile)
    api.pass((erasureGraceDays - 1) * day)
    await eraseDue(api.deps)
    expect(await tracesOf('Erasable')).toContain('accounts')
    api.pass(day)
    await eraseDue(api.deps)
    expect([
      ...(await tracesOf('Erasable')),
      ...(await tracesOf(mobile.slice(3))),
      ...(await tracesOf('asha@')),
    ]).toEqual([])
    expect(await api.db.$count(consents)).toBe(0)
    expect(await api.db.$count(orders)).toBe(paid ? 1 : 0)
    const admin = await api.as(await api.aStaffMember('Admin'))
    expect((await admin.privacy.requests({ query: {} })).data[0]).toMatchObject({ State: 'erased' })
  })
})
