import { readFile } from 'node:fs/promises'
import { accounts, files, jobs, placementDrives } from '@pramaan/database/schema'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { buildApp } from '../../app.ts'
import { createOpenings } from '../../testing/people/openings.ts'
import { startApi } from '../../testing/server/start-api.ts'
import { style } from './style.ts'

const api = await startApi({ WEB_DIR: import.meta.dirname })
const { aJob, aDrive } = createOpenings(api.deps)
const host = 'candidate.localhost'

const get = (url: string, headers: Record<string, string> = {}) =>
  api.app.inject({ url, headers: { host, ...headers } })

/** The data for search engines in a page. */
function postingsOf(body: string): Record<string, unknown>[] {
  const scripts = [...body.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)]
  return scripts.map(([, text = '']) => JSON.parse(text))
}

const java = {
  title: 'Java developer',
  description: 'You build shops.\nIn Java.\n\nFive-day week.',
  professionalSkills: ['Java', 'SQL'],
  generalSkills: ['Teamwork'],
  education: 'Graduation',
  workModel: 'OnSite',
}

/** The id of a stored logo of this type. */
async function aLogo(type: string) {
  const id = api.deps.random.uuid()
  const now = api.deps.now()
  const stored = { createdAt: now, storedAt: now, usedAt: now }
  await api.db.insert(files).values({ id, kind: 'companyLogo', type, name: 'logo', bytes: 4, sha256: 'ab', ...stored })
  return id
}

describe('an open job', () => {
  test('is read by anyone, without a sign-in and without a script, and leads to applying for it', async () => {
    const { id } = await aJob(java)
    const page = await get(`/jobs/${id}-java-developer-pune`)
    expect([page.statusCode, page.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8'])
    for (const text of ['Java developer', 'Demo Works', 'Pune', '₹4–6 LPA', 'Teamwork', 'Freshers welcome'])
      expect(page.body).toContain(text)
    expect(page.body).toContain('<p>You build shops.<br>In Java.</p><p>Five-day week.</p>')
    expect(page.body).toContain(`href="/job-details?Job=${id}"`)
    expect(page.body).not.toMatch(/<script(?! type="application\/ld\+json")|\son\w+=/)
    expect(page.headers['content-security-policy']).toMatch(
      /^default-src 'none'; style-src 'sha256-[^']+'; img-src 'self'/,
    )
    expect(page.headers['cache-control']).toBe('public, max-age=60')
    expect(page.headers['set-cookie']).toBeUndefined()
  })

  test.each([
    ['confirmed', 'Demo Works', '', 'Verified employer'],
    ['confirmed', 'Demo Works', '?lang=hi', 'सत्यापित कंपनी'],
    ['confirmed', 'Another name', '', 'Employer not verified yet'],
    ['waiting', 'Demo Works', '?lang=mr', 'कंपनी अजून पडताळलेली नाही'],
  ] as const)('of an employer who is %s, as %s%s, says “%s”', async (companyStatus, companyName, query, sign) => {
    const { id: employerId } = await api.anEmployer({ companyName: 'Demo Works', companyStatus })
    const { id } = await aJob({ ...java, companyName, employerId })
    expect((await get(`/jobs/${id}-java-developer-pune${query}`)).body).toContain(`</svg>${sign}</p>`)
  })

  test('that staff posted says nothing of an employer', async () => {
    const { id } = await aJob(java)
    expect((await get(`/jobs/${id}-java-developer-pune`)).body).not.toContain('class="sign')
  })

  test('describes itself to search engines and messengers', async () => {
    const { id } = await aJob(java)
    const url = `http://candidate.localhost:3000/jobs/${id}-java-developer-pune`
    const { body, headers } = await get(`/jobs/${id}-java-developer-pune`)
    expect(postingsOf(body)).toEqual([
      {
        '@context': 'https://schema.org',
        '@type': 'JobPosting',
        title: 'Java developer',
        description: '<p>You build shops.<br>In Java.</p><p>Five-day week.</p>',
        datePosted: '2026-11-21',
        url,
        identifier: { '@type': 'PropertyValue', name: 'Pramaan', value: String(id) },
        employmentType: 'FULL_TIME',
        hiringOrganization: { '@type': 'Organization', name: 'Demo Works' },
        jobLocation: {
          '@type': 'Place',
          address: { '@type': 'PostalAddress', addressLocality: 'Pune', addressCountry: 'IN' },
          additionalProperty: { '@type': 'PropertyValue', name: 'workModel', value: 'OnSite' },
        },
        totalJobOpenings: 2,
        baseSalary: {
          '@type': 'MonetaryAmount',
          currency: 'INR',
          value: { '@type': 'QuantitativeValue', minValue: 400000, maxValue: 600000, unitText: 'YEAR' },
        },
        experienceRequirements: 'no requirements',
        educationRequirements: {
          '@type': 'EducationalOccupationalCredential',
          credentialCategory: 'bachelor degree',
          name: 'Graduation',
        },
        skills: expect.arrayContaining([{ '@type': 'DefinedTerm', name: 'Java' }]),
      },
    ])
    expect(body).toContain(`<link rel="canonical" href="${url}">`)
    expect(body).toContain('<meta property="og:title" content="Java developer, Demo Works, Pune">')
    expect(headers['x-robots-tag']).toBe('index')
  })

  test('shows the company’s logo on the page, to search engines and in a link preview, which else has the app’s icon', async () => {
    const preview = (address: string) => `<meta property="og:image" content="${address}">`
    const icon = preview('http://candidate.localhost:3000/icons/icon-512.png')
    const read = async (type: string) => {
      const image = await aLogo(type)
      const { id } = await aJob({ ...java, image })
      return { image, body: (await get(`/jobs/${id}-java-developer-pune`)).body }
    }
    for (const type of ['image/png', 'image/jpeg', 'image/svg+xml']) {
      const { image, body } = await read(type)
      const logo = `http://candidate.localhost:3000/api/files/${image}`
      expect(postingsOf(body)).toMatchObject([{ hiringOrganization: { name: 'Demo Works', logo } }])
      expect(body).toContain(`<img class="logo" src="/api/files/${image}" alt=""`)
      // Messengers draw no SVG.
      expect(body).toContain(type === 'image/svg+xml' ? icon : preview(logo))
    }
    const { id: plain } = await aJob(java)
    const without = (await get(`/jobs/${plain}-java-developer-pune`)).body
    expect(without).toContain(icon)
    expect(without).not.toContain('class="logo"')
  })

  test('stays the same page when its title changes, and is found by its number alone', async () => {
    const { id } = await aJob(java)
    for (const name of [id, `${id}-old-title`]) {
      const answer = await get(`/jobs/${name}?lang=hi`)
      expect([answer.statusCode, answer.headers.location]).toEqual([301, `/jobs/${id}-java-developer-pune?lang=hi`])
    }
    const elsewhere = await get(`/jobs/${id}`, { host: 'employer.localhost' })
    expect(elsewhere.headers.location).toBe(`http://candidate.localhost:3000/jobs/${id}-java-developer-pune`)
    const slash = await get(`/jobs/${id}-java-developer-pune/?lang=hi`)
    expect([slash.statusCode, slash.headers.location]).toEqual([301, `/jobs/${id}-java-developer-pune?lang=hi`])
    expect((await get('/jobs/')).headers.location).toBe('/jobs')
  })

  test('speaks the reader’s language: the one in the address, else the browser’s', async () => {
    const { id } = await aJob({ ...java, type: 'Internship' })
    const read = async (query: string, accepted?: string) =>
      (await get(`/jobs/${id}-java-developer-pune${query}`, accepted ? { 'accept-language': accepted } : {})).body
    expect(await read('')).toContain('<html lang="en">')
    expect(await read('', 'fr, hi;q=0.8, en;q=0.5')).toContain('<html lang="hi">')
    const marathi = await read('?lang=mr', 'hi')
    for (const text of ['<html lang="mr">', 'Pramaan वर अर्ज करा', 'इंटर्नशिप', '?lang=mr">'])
      expect(marathi).toContain(text)
    expect(await read('?lang=xx')).toContain('<html lang="en">')
    const { body, headers } = await get(`/jobs/${id}-java-developer-pune`, {
      cookie: 'a=1; language=mr',
      'accept-language': 'hi',
    })
    expect([body, headers.vary]).toEqual([expect.stringContaining('<html lang="mr">'), 'Accept-Language, Cookie'])
  })

  test('takes its language along to where one applies, which alone would begin in English', async () => {
    const { id } = await aJob(java)
    const applying = async (query: string, accepted: string) => {
      const { body } = await get(`/jobs/${id}-java-developer-pune${query}`, { 'accept-language': accepted })
      return /href="(\/job-details[^"]+)"/.exec(body)?.[1]
    }
    expect(await applying('', 'en')).toBe(`/job-details?Job=${id}`)
    expect(await applying('', 'hi')).toBe(`/job-details?Job=${id}&amp;lang=hi`)
    expect(await applying('?lang=en', 'hi')).toBe(`/job-details?Job=${id}&amp;lang=en`)
  })

  test.each([
    ['en', '1 year', '2 years'],
    ['hi', '1 साल', '2 साल'],
    ['mr', '1 वर्ष', '2 वर्षे'],
  ])('says in %s one year as one and two as more', async (language, one, two) => {
    const shown = async (experience: string) =>
      (await get(`/jobs/${(await aJob({ ...java, experience })).id}-java-developer-pune?lang=${language}`)).body
    expect(await shown('1')).toContain(`<dd>${one}</dd>`)
    expect(await shown('2')).toContain(`<dd>${two}</dd>`)
  })

  test('keeps the language of its address on the way to other jobs and from another host', async () => {
    const { id } = await aJob(java)
    const { id: other } = await aJob({ title: 'Java tester' })
    const linked = async (query: string) => (await get(`/jobs/${id}-java-developer-pune${query}`)).body
    expect(await linked('?lang=hi')).toContain(`href="/jobs/${other}-java-tester-pune?lang=hi"`)
    expect(await linked('')).toContain(`href="/jobs/${other}-java-tester-pune"`)
    expect((await get('/jobs/999999-gone?lang=mr')).body).toMatch(/href="\/jobs\/\d+-[a-z-]+\?lang=mr"/)
    const elsewhere = await get(`/jobs/${id}?lang=hi`, { host: 'employer.localhost' })
    expect(elsewhere.headers.location).toBe(`http://candidate.localhost:3000/jobs/${id}-java-developer-pune?lang=hi`)
  })

  test('gives a long fact the width of the card', async () => {
    const degrees = ['ITI Electrician', 'Diploma in Electrical Engineering', 'B.Tech in Electrical Engineering']
    const { id } = await aJob({ ...java, degrees })
    const { body } = await get(`/jobs/${id}-java-developer-pune`)
    expect(body).toContain(`<div class="wide"><dt>Education</dt><dd>${degrees.join(', ')}</dd></div>`)
    expect(body).toContain('<div><dt>Place</dt><dd>Pune</dd></div>')
  })

  test('can’t bring a script or markup of its own, in any field', async () => {
    const attack = '</script><script>alert(1)</script><img src=x onerror=alert(2)>"\'&\u2028'
    const { id } = await aJob({
      title: attack,
      companyName: attack,
      description: attack,
      professionalSkills: [attack],
      generalSkills: [attack],
      degrees: [attack],
      location: attack,
    })
    const { headers } = await get(`/jobs/${id}`)
    for (const url of [String(headers.location), '/jobs/999-gone']) {
      const { body } = await get(url)
      expect(body).not.toMatch(/<script(?! type="application\/ld\+json">)|<img src=x|<\/script>(?=<script)/)
    }
    const { body } = await get(String(headers.location))
    expect(postingsOf(body)).toMatchObject([{ title: attack }])
  })
})

describe('a job that nobody can apply for', () => {
  const statusAndPostings = async (url: string) => {
    const { statusCode, body, headers } = await get(url)
    return [statusCode, postingsOf(body).length, headers['x-robots-tag'], body.includes('no longer available')]
  }
  const gone = [410, 0, 'noindex', true]
  const missing = [404, 0, 'noindex', false]

  test('says so when it is closed, and shows similar open ones: of the same work, not only of its field and city', async () => {
    const { id } = await aJob({ ...java, closedAt: api.deps.now() })
    await aJob({ title: 'Network engineer', professionalSkills: ['Networking'] })
    await aJob({ ...java, companyName: 'Alike Works', location: 'Chennai' })
    await aJob({ ...java, title: 'Closed too', closedAt: api.deps.now() })
    const drive = await aDrive()
    await aJob({ ...java, title: 'Of a drive', driveId: drive.id })
    expect(await statusAndPostings(`/jobs/${id}-java-developer-pune`)).toEqual(gone)
    const { body } = await get(`/jobs/${id}-java-developer-pune`)
    const [similar = '', ofField = ''] = body.split('<h2>Jobs in the same field</h2>')
    expect(similar).toContain('<h2>Similar jobs</h2>')
    expect(similar).toContain('Alike Works')
    expect(similar).not.toContain('Network engineer')
    expect(ofField).toContain('Network engineer')
    for (const other of ['Closed too', 'Of a drive']) expect(body).not.toContain(other)
    await api.db.update(jobs).set({ closedAt: null }).where(eq(jobs.id, id))
    expect((await get(`/jobs/${id}-java-developer-pune`)).statusCode).toBe(200)
  })

  test('is the same 404 when it never was, is deleted, or its employer is suspended or hidden', async () => {
    const employer = await api.anEmployer()
    const { id } = await aJob({ ...java, employerId: employer.id })
    const url = `/jobs/${id}-java-developer-pune`
    expect((await get(url)).statusCode).toBe(200)
    for (const change of [{ status: 'suspended' }, { hiddenAt: api.deps.now() }] as const) {
      await api.db.update(accounts).set(change).where(eq(accounts.id, employer.id))
      expect(await statusAndPostings(url)).toEqual(missing)
      expect((await get(url)).body).not.toContain('Java developer')
      await api.db.update(accounts).set({ status: 'active', hiddenAt: null }).where(eq(accounts.id, employer.id))
    }
    await api.db.update(jobs).set({ deletedAt: api.deps.now() }).where(eq(jobs.id, id))
    expect(await statusAndPostings(url)).toEqual(missing)
    // What was there stays unsaid, so no other job is called similar to it.
    await aJob({ title: 'Another job' })
    const { body } = await get(url)
    expect(body).toContain('<h2>Latest jobs</h2>')
    expect(body).not.toContain('Similar jobs')
    for (const never of ['/jobs/987654', '/jobs/nothing', '/jobs/0', '/jobs/99999999999'])
      expect(await statusAndPostings(never)).toEqual(missing)
    // A mistyped link must not be called a job that was filled.
    for (const text of ['<h1>There is no job here</h1>', 'The link may be mistyped, or the job was taken down.'])
      expect((await get('/jobs/nothing')).body).toContain(text)
  })

  test('offers all jobs as what they are to a stranger: behind a sign-in, in the language of the page', async () => {
    const offered = async (language: string) => {
      const { body } = await get('/jobs/999999-gone', { 'accept-language': language })
      return /<a href="(\/jobs(?:\?[^"]*)?)">([^<]+)</.exec(body)?.slice(1)
    }
    expect(await offered('en')).toEqual(['/jobs', 'Sign in to see all jobs'])
    expect(await offered('hi')).toEqual(['/jobs?lang=hi', 'सभी नौकरियाँ देखने के लिए साइन इन करें'])
    expect(await offered('mr')).toEqual(['/jobs?lang=mr', 'सर्व नोकऱ्या पाहण्यासाठी साइन इन करा'])
  })

  test('without one of its field shows the latest, and does not call them similar', async () => {
    const { id } = await aJob({ ...java, closedAt: api.deps.now() })
    await aJob({ title: 'Primary School Teacher', professionalSkills: ['Teaching'] })
    const { body } = await get(`/jobs/${id}-java-developer-pune`)
    expect(body).toContain('<h2>Latest jobs</h2>')
    expect(body).toContain('Primary School Teacher')
    expect(body).not.toContain('Similar jobs')
  })

  test('of a drive is for people with its link alone, and closed with its drive', async () => {
    const drive = await aDrive()
    const { id } = await aJob({ ...java, driveId: drive.id })
    const url = `/jobs/${id}-java-developer-pune`
    const { statusCode, body, headers } = await get(url)
    expect([statusCode, postingsOf(body), headers['x-robots-tag']]).toEqual([200, [], 'noindex'])
    expect(body).toContain(`href="/job-details?Job=${id}&amp;placement-drive=${drive.id}"`)
    expect(body).toContain('Winter drive')
    await api.db.update(placementDrives).set({ toDate: '2026-11-20' }).where(eq(placementDrives.id, drive.id))
    expect(await statusAndPostings(url)).toEqual(gone)
  })
})

test('the app reads without a sign-in what a job is called while one can apply for it, and nothing else', async () => {
  const nameOf = async (id: number) => {
    const answer = await api.app.inject({ url: `/api/public-jobs/${id}` })
    return [answer.statusCode, answer.json().data]
  }
  const drive = await aDrive()
  const employer = await api.anEmployer()
  const { id } = await aJob({ ...java, driveId: drive.id, employerId: employer.id })
  expect(await nameOf(id)).toEqual([200, { Title: 'Java developer', CompanyName: 'Demo Works' }])
  await api.db.update(accounts).set({ hiddenAt: api.deps.now() }).where(eq(accounts.id, employer.id))
  const { id: closed } = await aJob({ ...java, closedAt: api.deps.now() })
  for (const gone of [id, closed, 987654]) expect(await nameOf(gone)).toEqual([404, undefined])
})

test('a flood of requests from one network is refused', async () => {
  const app = await buildApp({ ...api.deps, config: { ...api.deps.config, REQUESTS_PER_MINUTE: 3 } })
  const codes: number[] = []
  for (let at = 0; at < 4; at += 1) codes.push((await app.inject({ url: '/jobs/1', headers: { host } })).statusCode)
  expect(codes).toEqual([404, 404, 404, 429])
  await app.close()
})

test('the pages’ colours are the design system’s', async () => {
  const theme = await readFile(new URL('../../../../../packages/ui/src/theme.css', import.meta.url), 'utf8')
  const systems = theme.split("[data-theme='dark'] {\n")
  const pages = style.split('prefers-color-scheme:dark')
  for (const [at, page] of pages.entries()) {
    const colours = [...page.matchAll(/--([\w-]+):(oklch\([^)]+\))/g)]
    expect(colours).toHaveLength(8)
    for (const [, name, colour] of colours) expect(systems[at]).toContain(`--color-${name}: ${colour};`)
  }
})
