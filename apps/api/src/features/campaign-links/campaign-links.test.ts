import { campaignOpens } from '@pramaan/database/schema'
import { describe, expect, test } from 'vitest'
import { createOpenings } from '../../testing/people/openings.ts'
import { startApi } from '../../testing/server/start-api.ts'

const api = await startApi()
const openings = createOpenings(api.deps)
const admin = async () => api.as(await api.aStaffMember('Admin'))
const day = 86_400_000

async function aLink(about: { Name?: string; Slug?: string; Values?: object } = {}) {
  const client = await admin()
  const body = { Name: 'Diwali drive', Values: {}, ...about }
  return { client, link: (await client.campaignLinks.create({ body })).data }
}
const open = (slug: string, headers = {}, method: 'GET' | 'HEAD' = 'GET') =>
  api.app.inject({ method, url: `/l/${slug}`, headers: { host: 'anything.example', ...headers } })

const consents = { privacy: 'privacy-1', terms: 'terms-1' }
let serial = 0

/** Registers by what a landing link left in the browser; `confirmed` by the code. */
async function signUp(src: string | undefined, confirmed = true) {
  serial += 1
  const mobile = `98765${String(serial).padStart(5, '0')}`
  const browser = api.client()
  const about = { role: 'Candidate', name: 'Asha Demo', level: 'Fresher', mobile, consents } as const
  await browser.registration.register({ body: { ...about, ...(src && { src }) } })
  if (!confirmed) return
  const { data } = await browser.platform.outbox({ query: { to: `+91${mobile}` } })
  await browser.session.login({ body: { mobile, otp: data[0]?.variables.otp ?? '' } })
}

describe('making', () => {
  test('a link carries the landing values to our own sign-in, under a short name made from its own', async () => {
    const course = await openings.aCourse()
    const { link } = await aLink({ Values: { type: 'course', id: course.id, Url: '/jobs', state: 'poster' } })
    expect(link).toMatchObject({ Slug: 'diwali-drive', Opens: 0, SignUps: 0, Disabled: false })
    const long = new URL(link.Long)
    expect([long.hostname, long.pathname]).toEqual(['candidate.localhost', '/login'])
    expect(Object.fromEntries(long.searchParams)).toEqual({
      role: 'Candidate',
      src: 'diwali-drive',
      id: String(course.id),
      type: 'course',
      Url: '/jobs',
      state: 'poster',
    })
    expect(new URL(link.Short).pathname).toBe('/l/diwali-drive')
  })

  test.each([
    [{ Url: 'https://evil.example' }, 'Values.Url'],
    [{ Url: '/admin-users' }, 'Values.Url'],
    [{ type: 'course' }, 'Values.id'],
    [{ type: 'course', id: 999_999 }, 'Values.id'],
    [{ type: 'job', jobID: 999_999 }, 'Values.jobID'],
    [{ type: 'drive', pdID: 999_999 }, 'Values.pdID'],
  ])('a link with %j is refused: its target is not ours', async (Values, field) => {
    await expect(aLink({ Values })).rejects.toMatchObject({ code: 'invalid', details: [{ field }] })
  })

  test('short names and sources are one link’s each; a name that is taken leads to a code', async () => {
    const { client, link } = await aLink({ Slug: 'diwali', Values: { src: 'poster' } })
    expect(link.Slug).toBe('diwali')
    const make = (about: object) => client.campaignLinks.create({ body: { Name: 'Diwali', Values: {}, ...about } })
    await expect(make({ Slug: 'diwali' })).rejects.toMatchObject({ details: [{ field: 'Slug' }] })
    await expect(make({ Slug: 'other', Values: { src: 'poster' } })).rejects.toMatchObject({
      details: [{ field: 'Values.src' }],
    })
    const { data } = await make({})
    expect(data.Slug).toMatch(/^[a-z0-9]{7}$/)
  })
})

describe('opening', () => {
  test('a short link leads to its landing link from any host and counts the opening, and nothing of the visitor [E-062]', async () => {
    const { client, link } = await aLink()
    const answer = await open(link.Slug, { 'user-agent': 'Mozilla/5.0' })
    expect([answer.statusCode, answer.headers.location]).toEqual([302, link.Long])
    expect(answer.headers['set-cookie']).toBeUndefined()
    await open(link.Slug.toUpperCase())
    api.pass(day)
    await open(link.Slug)
    const { data } = await client.campaignLinks.get({ params: { id: link.ID } })
    expect([data.Opens, data.LastOpened]).toEqual([3, '2026-11-22'])
    expect(data.Days.slice(-2)).toEqual([
      { day: '2026-11-21', opens: 2, signUps: 0 },
      { day: '2026-11-22', opens: 1, signUps: 0 },
    ])
    expect(Object.keys((await api.db.select().from(campaignOpens))[0] ?? {})).toEqual(['linkId', 'day', 'count'])
  })

  test('a messenger that draws a preview, a browser that looks ahead and HEAD are led on and not counted', async () => {
    const { client, link } = await aLink()
    await open(link.Slug, { 'user-agent': 'WhatsApp/2.24' })
    await open(link.Slug, { 'sec-purpose': 'prefetch' })
    expect((await open(link.Slug, {}, 'HEAD')).statusCode).toBe(302)
    expect((await client.campaignLinks.get({ params: { id: link.ID } })).data.Opens).toBe(0)
  })

  test('a link that is switched off, or never was, leads to the front page and counts nothing; switched on it works again', async () => {
    const { client, link } = await aLink()
    const params = { id: link.ID }
    expect((await client.campaignLinks.update({ params, body: { Disabled: true } })).data.Disabled).toBe(true)
    const front = new URL('/', link.Long).href
    expect((await open(link.Slug)).headers.location).toBe(front)
    expect((await open('no-such-link')).headers.location).toBe(front)
    expect((await open('..%2Fapi')).headers.location).toBe(front)
    await client.campaignLinks.update({ params, body: { Disabled: false, Name: 'Holi' } })
    expect((await open(link.Slug)).headers.location).toBe(link.Long)
    expect((await client.campaignLinks.get({ params })).data).toMatchObject({ Opens: 1, Name: 'Holi' })
  })
})

test('a person who registers by a link and confirms the number counts as its sign-up once; others count for no link [E-063]', async () => {
  const { client, link } = await aLink({ Values: { src: 'poster' } })
  await signUp('poster')
  await signUp('elsewhere')
  await signUp(undefined)
  await signUp('poster', false)
  const { data } = await client.campaignLinks.get({ params: { id: link.ID } })
  expect([data.SignUps, data.Days.at(-1)?.signUps]).toEqual([1, 1])
})

test('the list is searched by name, short name and source, filtered by state, and sums what it shows', async () => {
  const { client, link } = await aLink({ Name: 'Diwali', Slug: 'lamp' })
  await client.campaignLinks.create({ body: { Name: 'Holi 100%', Values: {} } })
  await open('lamp')
  await client.campaignLinks.update({ params: { id: link.ID }, body: { Disabled: true } })
  const names = async (query: object) => (await client.campaignLinks.list({ query })).data.map(({ Name }) => Name)
  expect(await names({})).toEqual(['Holi 100%', 'Diwali'])
  expect(await names({ term: 'LAMP' })).toEqual(['Diwali'])
  expect(await names({ term: '%' })).toEqual(['Holi 100%'])
  expect(await names({ state: 'on' })).toEqual(['Holi 100%'])
  expect(await client.campaignLinks.list({ query: { state: 'off' } })).toMatchObject({ opens: 1, totalCount: 1 })
})
