import { mkdir, mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  accounts,
  educations,
  experiences,
  hrComments,
  jobRoles,
  publicProfiles,
  vspApplications,
} from '@pramaan/database/schema'
import { erasureGraceDays } from '@pramaan/domain/consent'
import { dotted } from '@pramaan/domain/dotted'
import { type PublicSection, publicSections } from '@pramaan/domain/public-profile'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { someComments } from '../../testing/people/findable.ts'
import { fileOf, pictureBytes } from '../../testing/people/sample-files.ts'
import { startApi } from '../../testing/server/start-api.ts'
import { eraseDue } from '../privacy/erasure/erase.ts'

const web = await mkdtemp(join(tmpdir(), 'pramaan-web-'))
await mkdir(join(web, 'candidate', 'dist'), { recursive: true })
const html =
  '<!doctype html><html><head><title>Pramaan</title></head><body><noscript>Turn it on.</noscript></body></html>'
await writeFile(join(web, 'candidate', 'dist', 'index.html'), html)

const api = await startApi({ WEB_DIR: web })
const [role] = await api.db.select().from(jobRoles).limit(1)

/** A candidate with every field filled in, including each contact field, and their client. */
async function aFullCandidate(account: { fullName?: string; email?: string } = {}) {
  const person = await api.aCandidate(
    {
      description: 'Builds shops. Call 98765 43210 or me@mail.example.com',
      currentPosition: 'Tester',
      alternateContact: '9123456780',
      dob: '2001-05-04',
      gender: 'Female',
      website: 'https://asha.example',
      location: 'Pune',
      state: 'Maharashtra',
      incomeCtc: 3,
      expectedCtc: 5,
      generalSkills: ['Teamwork'],
      professionalSkills: ['Tally'],
      jobRoleIds: [role?.id ?? 0],
      joiningStatus: true,
      joining: 'join',
      degree: 'B.Com',
    },
    { fullName: 'Asha Verma', email: 'asha@example.com', contactEmail: 'secret@example.com', ...account },
  )
  const entry = { candidateId: person.id, startYear: 2020, endYear: 2023 }
  await api.db
    .insert(educations)
    .values({ ...entry, school: 'Demo College', degree: 'B.Com', qualification: 'Graduation' })
  const months = { startMonth: 'jan', endMonth: 'feb' }
  await api.db.insert(experiences).values({ ...entry, ...months, title: 'Clerk', companyName: 'Demo Works' })
  const client = await api.as(person)
  const file = fileOf('me.png', await pictureBytes('png'))
  const image = (await client.files.upload({ params: { product: 'avatar' }, file })).data
  await client.candidates.updateImage({ params: { id: person.id }, body: { image } })
  const save = async (body: Parameters<typeof client.publicProfiles.save>[0]['body']) =>
    (await client.publicProfiles.save({ body })).data
  return { person, client, save }
}

const nobody = api.client()
const read = async (slug: string | null) => (await nobody.publicProfiles.read({ params: { slug: slug ?? '' } })).data
const page = (slug: string | null, host = 'candidate.localhost') =>
  api.app.inject({ url: `/p/${slug}`, headers: { host } })

/** Everything that a visitor can read at a link: the page, its head and its photo. */
async function seenAt(slug: string | null) {
  const answers = [
    await api.app.inject({ url: `/api/public-profile/${slug}` }),
    await page(slug),
    await api.app.inject({ url: `/api/public-profile/${slug}/photo` }),
  ]
  const codes = answers.map(({ statusCode }) => statusCode)
  return {
    codes,
    text: answers
      .slice(0, 2)
      .map(({ body }) => body.replace(/"requestId":"[^"]+"/, ''))
      .join(' '),
  }
}

const gone = [404, 404, 404]

describe('turning it on', () => {
  test('a page is off until its candidate turns it on; then anyone can read it under a readable link that cannot be guessed [E-433]', async () => {
    const { client, save } = await aFullCandidate()
    const { data } = await client.publicProfiles.mine()
    expect(data).toMatchObject({ On: false, Slug: null, Link: null, SearchEngines: false, Views: 0 })
    expect(data.Page).toMatchObject({ FullName: 'Asha Verma', Skills: { ProfessionalSkills: ['Tally'] } })
    const off = await save({ Sections: ['skills'] })
    expect(off.Slug).toMatch(/^asha-verma-[a-z0-9]{7}$/)
    expect((await seenAt(off.Slug)).codes).toEqual(gone)
    const on = await save({ On: true })
    expect(on.Link).toBe(`http://candidate.localhost:3000/p/${off.Slug}`)
    expect(await read(on.Slug?.toUpperCase() ?? null)).toMatchObject({ FullName: 'Asha Verma', Verified: false })
  })

  test('a page turned off, and a released link, respond as if they had never existed', async () => {
    const { save } = await aFullCandidate()
    const { Slug } = await save({ On: true })
    expect((await seenAt(Slug)).codes).toEqual([200, 200, 200])
    const never = await seenAt('asha-verma-abcdefg')
    await save({ On: false })
    expect(await seenAt(Slug)).toEqual(never)
    expect(never.codes).toEqual(gone)
    expect((await save({ On: true })).Slug).toBe(Slug)
    await save({ Slug: 'asha-the-tester' })
    expect((await seenAt(Slug)).codes).toEqual(gone)
    expect((await seenAt('asha-the-tester')).codes).toEqual([200, 200, 200])
  })

  test('a link is unique, and follows the rules', async () => {
    const { save } = await aFullCandidate()
    await save({ Slug: 'asha-verma' })
    const other = await aFullCandidate({ fullName: 'Ravi', email: 'ravi@example.com' })
    for (const Slug of ['asha-verma', 'asha', 'asha--verma', 'pramaan-staff', 'asha-9876543210'])
      await expect(other.save({ Slug })).rejects.toMatchObject({ code: 'invalid', details: [{ field: 'Slug' }] })
    expect((await api.db.select().from(publicProfiles)).map(({ slug }) => slug)).toEqual(['asha-verma'])
  })

  test('a candidate sets up only their own page', async () => {
    const { save, person } = await aFullCandidate()
    const { Slug } = await save({ On: true })
    const other = await aFullCandidate({ fullName: 'Ravi', email: 'ravi@example.com' })
    await other.save({ On: false, Sections: [], SearchEngines: true })
    expect((await other.client.publicProfiles.mine()).data.Page.ID).toBe(other.person.id)
    expect(await read(Slug)).toMatchObject({
      ID: person.id,
      SearchEngines: false,
      Skills: { GeneralSkills: ['Teamwork'] },
    })
  })
})

describe('what it shows', () => {
  const marks: Readonly<Record<PublicSection, string>> = {
    photo: '/photo',
    about: 'Builds shops',
    location: 'Pune',
    skills: 'Tally',
    roles: role?.title ?? '',
    experience: 'Demo Works',
    education: 'Demo College',
    website: 'asha.example',
  }

  test.each(publicSections)('%s is there when it is chosen, and nothing of it when it is not', async (section) => {
    const { save } = await aFullCandidate()
    const { Slug } = await save({ On: true, Sections: [section] })
    const { text } = await seenAt(Slug)
    expect(publicSections.filter((one) => text.includes(marks[one]))).toEqual([section])
    await save({ Sections: publicSections.filter((one) => one !== section) })
    expect((await seenAt(Slug)).text).not.toContain(marks[section])
    expect((await api.app.inject({ url: `/api/public-profile/${Slug}/photo` })).statusCode).toBe(
      section === 'photo' ? 404 : 200,
    )
  })

  test('phone, e-mail, birthday, pay, CV and hr’s comments are never public, whatever is chosen', async () => {
    const { person, save } = await aFullCandidate()
    const hr = await api.aStaffMember('hr')
    await api.db.insert(hrComments).values({ ...someComments(hr.id, api.deps.now()), candidateId: person.id })
    await api.db.insert(vspApplications).values({ candidateId: person.id, verified: true, createdAt: api.deps.now() })
    const { Slug } = await save({ On: true, Sections: [...publicSections], SearchEngines: true })
    // Its end is drawn at random.
    const text = (await seenAt(Slug)).text.replaceAll(String(Slug), '')
    expect(text).toContain('Builds shops. Call … or …')
    for (const secret of [String(person.phone).slice(3), '98765', '9123456780', '@', '2001-05', 'Female', 'CV', 'ctc'])
      expect(text).not.toContain(secret)
    expect(
      Object.keys(await read(Slug)).filter((name) => /Hr|Phone|Mail|Dob|Gender|Career|Certif/i.test(name)),
    ).toEqual([])
    expect(await read(Slug)).toMatchObject({ Verified: true })
  })

  test('its head has title, description and preview, only from visible content; nothing is cached', async () => {
    const { save } = await aFullCandidate({ fullName: 'Asha <b>"Verma"' })
    const { Slug, Link } = await save({ On: true, Sections: ['about', 'skills'] })
    const { body, headers } = await page(Slug)
    expect(body).toContain('<title>Asha &lt;b&gt;&quot;Verma&quot; – Tester · Pramaan</title>')
    expect(body).toContain('<meta property="og:title" content="Asha &lt;b&gt;')
    expect(body).toContain(`<meta property="og:url" content="${Link}" />`)
    expect(body).toContain('Skills: Tally, Teamwork')
    expect(body).not.toMatch(/Pune|api\/files|<b>/)
    expect(body).toMatch(/<meta property="og:image" content="[^"]+\/icons\/icon-512.png" \/>/)
    expect(body).toContain('<meta name="robots" content="noindex, noarchive" />')
    expect([headers['cache-control'], headers['x-robots-tag']]).toEqual(['no-store', 'noindex, noarchive'])
    await save({ SearchEngines: true, Sections: ['photo'] })
    const open = await page(Slug)
    expect(open.headers['x-robots-tag']).toBe('index, noarchive')
    expect(open.body).toContain(`content="http://candidate.localhost:3000/api/public-profile/${Slug}/photo"`)
    const photo = await api.app.inject({ url: `/api/public-profile/${Slug}/photo` })
    expect(photo.headers).toMatchObject({
      'cache-control': 'no-store',
      'content-type': expect.stringMatching(/^image/),
    })
    const data = await api.app.inject({ url: `/api/public-profile/${Slug}` })
    // Search engines fetch both for the page, which alone may be listed.
    expect([photo.headers['x-robots-tag'], data.headers['x-robots-tag']]).toEqual(['noindex', 'noindex'])
    expect((await page(Slug, 'employer.localhost')).headers.location).toBe(Link)
  })
})

describe('without a script', () => {
  const still = async (slug: string | null, language = 'en') => {
    const headers = { host: 'candidate.localhost', 'accept-language': language }
    const { body } = await api.app.inject({ url: `/p/${slug}`, headers })
    return /<noscript>(.*)<\/noscript>/s.exec(body)?.[1] ?? ''
  }

  test('a page shows what its candidate chose, in the reader’s language, and leads employers to them', async () => {
    const { person, save } = await aFullCandidate({ fullName: 'Asha <b>"Verma"' })
    const { Slug } = await save({ On: true, Sections: [...publicSections] })
    const all = await still(Slug)
    for (const text of [
      '<h1>Asha &lt;b&gt;&quot;Verma&quot;</h1>',
      '<p>Pune, Maharashtra</p>',
      '<p>Tally, Teamwork</p>',
      `<p>${dotted(['Clerk', 'Demo Works', '2020 – 2023'])}</p>`,
      `<p>${dotted(['B.Com', 'Demo College', '2023'])}</p>`,
      `src="/api/public-profile/${Slug}/photo"`,
      'href="https://asha.example"',
      `/emp-login?Url=%2Fcandidate-profile-ro%3FcandidateID%3D${person.id}"`,
    ])
      expect(all).toContain(text)
    expect(all).not.toMatch(/Turn it on|98765|9123456780|@|2001|<b>/)
    expect(await still(Slug, 'mr')).toContain('<main lang="mr">')
    expect(await still(Slug, 'hi')).toContain('<h2>हुनर</h2>')
    await save({ Sections: ['skills'] })
    const few = await still(Slug)
    expect(few).toContain('Tally')
    expect(few).not.toMatch(/Pune|Clerk|B\.Com|asha\.example|photo/)
  })

  test('a page that is not there says so, and nothing else', async () => {
    const { save } = await aFullCandidate()
    const { Slug } = await save({ On: true })
    await save({ On: false })
    expect(await still(Slug)).toContain('<h1>There is no page here</h1>')
    expect(await still(Slug)).toBe(await still('asha-verma-abcdefg'))
  })
})

describe('whose page is not shown', () => {
  test.each([
    ['suspended', { status: 'suspended' }],
    ['hidden', { hiddenAt: new Date('2026-11-20T00:00:00Z') }],
    ['on the way in', { registrationStep: 2 }],
  ] as const)('that of a candidate %s', async (_, change) => {
    const { person, save } = await aFullCandidate()
    const { Slug } = await save({ On: true })
    await api.db.update(accounts).set(change).where(eq(accounts.id, person.id))
    expect(await seenAt(Slug)).toEqual(await seenAt('asha-verma-abcdefg'))
  })

  test('that of an erased person, whose link is gone with them', async () => {
    const { client, save } = await aFullCandidate()
    const { Slug } = await save({ On: true })
    await nobody.publicProfiles.read({ params: { slug: Slug ?? '' } })
    await client.privacy.erase({ body: { Contact: 'asha@example.com' } })
    expect((await seenAt(Slug)).codes).toEqual(gone)
    api.pass(erasureGraceDays * 86_400_000)
    await eraseDue(api.deps)
    await api.deps.buffers.flush()
    expect(await api.db.$count(publicProfiles)).toBe(0)
    expect((await seenAt(Slug)).codes).toEqual(gone)
  })
})

test('views by others are counted and shown to the candidate; their own views are not', async () => {
  const { client, save } = await aFullCandidate()
  const slug = (await save({ On: true })).Slug ?? ''
  await client.publicProfiles.read({ params: { slug } })
  await page(slug)
  await read(slug)
  await read(slug)
  expect((await client.publicProfiles.mine()).data.Views).toBe(2)
  expect((await save({ On: false })).Views).toBe(2)
})

test('who guesses names is stopped, and a page is read again afterwards', async () => {
  const { save } = await aFullCandidate()
  const { Slug } = await save({ On: true })
  for (let guess = 0; guess < 60; guess += 1) await read(`asha-verma-${guess}`).catch(() => undefined)
  await expect(read(Slug)).rejects.toMatchObject({ status: 429 })
  const guess = { url: '/api/public-profile/asha-verma-0/photo', remoteAddress: '203.0.113.9' }
  for (let time = 0; time < 60; time += 1) expect((await api.app.inject(guess)).statusCode).toBe(404)
  expect((await api.app.inject(guess)).statusCode).toBe(429)
  api.pass(601_000)
  expect(await read(Slug)).toMatchObject({ FullName: 'Asha Verma' })
})
