import { jobs } from '@pramaan/database/schema'
import { rowFaultMessages } from '@pramaan/domain/csv-rows'
import { unreadableText } from '@pramaan/domain/file-text'
import { importLimits } from '@pramaan/domain/job-import'
import { isNull } from 'drizzle-orm'
import type pg from 'pg'
import { afterAll, beforeAll, describe, expect, type MockInstance, test, vi } from 'vitest'
import { createFetchPage } from '../../providers/pages/fetch-page.ts'
import { localCertificate } from '../../testing/fakes/local-certificate.ts'
import { html, startPageServer } from '../../testing/fakes/page-server.ts'
import { createOpenings } from '../../testing/people/openings.ts'
import { startApi } from '../../testing/server/start-api.ts'

const api = await startApi()
const admin = async () => api.as(await api.aStaffMember('Admin'))
const liveTitles = async () =>
  (await api.db.select().from(jobs).where(isNull(jobs.deletedAt)).orderBy(jobs.id)).map(({ title }) => title)

const csv = [
  'JobTitle,CompanyName,JobType,JobLocation,JobCTC,OpenPositions,EducationRequirement,ProfessionalSkills,Colour',
  'Accountant,Demo Works,full time,pune,3 to 4.2,2,Graduate,Tally; GST,red',
  'Welder,Demo Works,Full Time,Bengaluru,3 to 4.2,none,ITI,,',
  '"Fitter, senior",Demo Works,Full Time,Nashik,2.5 to 3,1,ITI,,',
].join('\n')

describe('a CSV file', () => {
  test('becomes draft jobs with the errors named by field; nothing is posted yet [E-064]', async () => {
    const client = await admin()
    const { data } = await client.jobImports.fromCsv({ body: { Name: 'jobs.csv', Text: `\uFEFF${csv}` } })
    expect(data).toMatchObject({ Source: 'csv', Name: 'jobs.csv', Unknown: ['Colour'], Rows: 3, Taken: 0 })
    expect(data.Items.map(({ State }) => State)).toEqual(['ready', 'broken', 'ready'])
    expect(data.Items[1]?.Problems.map(({ field }) => field)).toEqual(['JobLocation', 'OpenPositions'])
    expect(data.Items[2]?.Values.JobTitle).toBe('Fitter, senior')
    expect(await liveTitles()).toEqual([])
    expect((await client.jobImports.list({ query: {} })).data).toMatchObject([{ ID: data.ID, Rows: 3, Taken: 0 }])
  })

  test('asks for a line’s missing values in the form’s words', async () => {
    const client = await admin()
    const Text = 'JobTitle,CompanyName\n,Demo Works'
    const { data } = await client.jobImports.fromCsv({ body: { Name: 'jobs.csv', Text } })
    expect(data.Items[0]?.Problems.map(({ message }) => message)).toEqual([
      'Please provide the job title.',
      expect.stringMatching(/^Please select the job type: Full Time/),
      expect.stringMatching(/^Please select the job location: Mumbai/),
      'Please select the CTC range.',
      'Please provide a valid number of openings.',
      'Please select a required qualification.',
    ])
  })

  test('with a stray quotation mark shows it at its row, which is no job until an Admin has looked at it', async () => {
    const client = await admin()
    const [head = '', first = '', , third = ''] = csv.split('\n')
    const swallowed = `Welder,Demo Works,Full Time,Pune,3 to 4.2,2,ITI,"Gas,blue`
    const spare = `Turner,Demo Works,Full Time,Pune,3 to 4.2,2,ITI,Gas,blue,more`
    const Text = [head, spare, first, swallowed, first, third].join('\n')
    const { data } = await client.jobImports.fromCsv({ body: { Name: 'jobs.csv', Text } })
    expect(data.Items.map(({ State, Problems }) => [State, Problems[0]?.message])).toEqual([
      ['broken', rowFaultMessages['too-many-cells']],
      ['ready', undefined],
      ['broken', rowFaultMessages.quotes],
    ])
    expect(data.Items[2]?.Problems[0]?.field).toBeNull()
    const [, , broken] = data.Items
    const take = { params: { id: data.ID }, body: { Rows: [broken?.ID ?? 0] } }
    await expect(client.jobImports.postJobs(take)).rejects.toMatchObject({ code: 'wrong-state' })
    const fix = { params: { id: data.ID, rowId: broken?.ID ?? 0 }, body: { Values: { ProfessionalSkills: 'Gas' } } }
    expect((await client.jobImports.fix(fix)).data).toMatchObject({ State: 'ready', Problems: [] })
  })

  test('keeps a text that is too long whole, and says so', async () => {
    const client = await admin()
    const long = `${'x'.repeat(importLimits.cell)}😀`
    const Text = `JobTitle,Description\nWelder,${long}`
    const { data } = await client.jobImports.fromCsv({ body: { Name: 'jobs.csv', Text } })
    expect(data.Items[0]?.Values.Description).toBe(long)
    const problem = { field: 'Description', message: `At most ${importLimits.cell} characters.` }
    expect(data.Items[0]?.Problems).toContainEqual(problem)
  })

  test('has the letters that a program escaped for HTML', async () => {
    const client = await admin()
    const Text = 'JobTitle,CompanyName\nR&amp;D Engineer,Caf&#233; &lt;Demo&gt;'
    const { data } = await client.jobImports.fromCsv({ body: { Name: 'jobs.csv', Text } })
    expect(data.Items[0]?.Values).toEqual({ JobTitle: 'R&D Engineer', CompanyName: 'Café <Demo>' })
  })

  test('is fixed in place and imported: the jobs match the file', async () => {
    const client = await admin()
    const { data } = await client.jobImports.fromCsv({ body: { Name: 'jobs.csv', Text: csv } })
    const broken = data.Items[1]
    const params = { id: data.ID, rowId: broken?.ID ?? 0 }
    const still = await client.jobImports.fix({ params, body: { Values: { JobLocation: 'Pune' } } })
    expect(still.data).toMatchObject({ State: 'broken', Problems: [{ field: 'OpenPositions' }] })
    const fixed = await client.jobImports.fix({ params, body: { Values: { OpenPositions: '4', CompanyName: '' } } })
    expect(fixed.data).toMatchObject({ State: 'ready', Values: { JobTitle: 'Welder', OpenPositions: '4' } })
    expect(fixed.data.Values.CompanyName).toBeUndefined()
    const taken = await client.jobImports.postJobs({ params: { id: data.ID }, body: {} })
    expect(taken.data.Items.map(({ State, JobID }) => [State, typeof JobID])).toEqual([
      ['taken', 'number'],
      ['taken', 'number'],
      ['taken', 'number'],
    ])
    const [first] = await api.db.select().from(jobs).orderBy(jobs.id)
    expect(first).toMatchObject({
      title: 'Accountant',
      companyName: 'Demo Works',
      type: 'Full Time',
      location: 'Pune',
      openings: 2,
      ctcFrom: 30_000_000,
      ctcTo: 42_000_000,
      education: 'Graduation',
      professionalSkills: ['Tally', 'GST'],
      employerId: null,
    })
    expect(await liveTitles()).toEqual(['Accountant', 'Welder', 'Fitter, senior'])
  })

  test('is imported by selection, once each; a draft that must be fixed is not', async () => {
    const client = await admin()
    const { data } = await client.jobImports.fromCsv({ body: { Name: 'jobs.csv', Text: csv } })
    const [first, broken, third] = data.Items.map(({ ID }) => ID)
    const take = (...Rows: (number | undefined)[]) =>
      client.jobImports.postJobs({ params: { id: data.ID }, body: { Rows: Rows.map((id) => id ?? 0) } })
    await expect(take(first, broken)).rejects.toMatchObject({ code: 'wrong-state' })
    expect(await liveTitles()).toEqual([])
    expect((await take(third)).data.Taken).toBe(1)
    await expect(take(third)).rejects.toMatchObject({ code: 'wrong-state' })
    await expect(take(999_999)).rejects.toMatchObject({ code: 'not-found' })
    expect((await client.jobImports.postJobs({ params: { id: data.ID }, body: {} })).data.Taken).toBe(2)
    expect(await liveTitles()).toEqual(['Fitter, senior', 'Accountant'])
    const fix = { params: { id: data.ID, rowId: third ?? 0 }, body: { Values: { JobTitle: 'Other' } } }
    await expect(client.jobImports.fix(fix)).rejects.toMatchObject({ code: 'wrong-state' })
  })

  test('as long as allowed sends few statements a job, so that it ends well before the deadline', async () => {
    const client = await admin()
    const [heading, ...lines] = csv.split('\n')
    const many = Array.from({ length: importLimits.rows }, () => lines[0])
    const Text = [heading, ...many].join('\n')
    const { data } = await client.jobImports.fromCsv({ body: { Name: 'jobs.csv', Text } })
    const spies = new Map<pg.PoolClient, MockInstance>()
    const spy = (connection: pg.PoolClient) => spies.set(connection, vi.spyOn(connection, 'query'))
    api.db.$client.on('acquire', spy)
    const taken = await client.jobImports.postJobs({ params: { id: data.ID }, body: {} })
    api.db.$client.off('acquire', spy)
    expect(taken.data.Taken).toBe(importLimits.rows)
    const statements = [...spies.values()].reduce((sum, { mock }) => sum + mock.calls.length, 0)
    expect(statements / importLimits.rows).toBeGreaterThan(0.1)
    expect(statements / importLimits.rows).toBeLessThan(3)
  })

  test('is undone: its jobs are hidden, its drafts are back and can be taken again', async () => {
    const client = await admin()
    const { data } = await client.jobImports.fromCsv({ body: { Name: 'jobs.csv', Text: csv } })
    const params = { id: data.ID }
    await expect(client.jobImports.undo({ params })).rejects.toMatchObject({ code: 'wrong-state' })
    await client.jobImports.postJobs({ params, body: {} })
    await expect(client.jobImports.remove({ params })).rejects.toMatchObject({ code: 'wrong-state' })
    const undone = await client.jobImports.undo({ params })
    expect([undone.data.Taken, undone.data.Items[0]?.State, await liveTitles()]).toEqual([0, 'ready', []])
    await client.jobImports.postJobs({ params, body: {} })
    expect(await liveTitles()).toEqual(['Accountant', 'Fitter, senior'])
    await client.jobImports.undo({ params })
    await client.jobImports.remove({ params })
    await expect(client.jobImports.get({ params })).rejects.toMatchObject({ code: 'not-found' })
  })

  test('says which job a draft looks like', async () => {
    const { id } = await createOpenings(api.deps).aJob({ title: 'accountant', companyName: 'Demo Works' })
    const client = await admin()
    const { data } = await client.jobImports.fromCsv({ body: { Name: 'jobs.csv', Text: csv } })
    expect(data.Items.map(({ LooksLike }) => LooksLike)).toEqual([id, null, null])
  })

  test.each([
    ['nothing', '', 'There is no job in this file.'],
    ['no titles', 'City\nPune', 'The first line must name the columns, JobTitle among them.'],
    ['letters that were lost', 'JobTitle\nCaf\ufffd', unreadableText],
    ['a NUL', 'JobTitle\na\0b', unreadableText],
    [
      'wrong quotation marks in its first line',
      '"Job"Title,City\nWelder,Pune',
      'The quotation marks of the first line don’t match.',
    ],
    ['too much', `JobTitle\n${'Welder\n'.repeat(201)}`, 'This file has more than 200 jobs. Send them in parts.'],
  ])('with %s is refused whole', async (_, Text, message) => {
    const client = await admin()
    await expect(client.jobImports.fromCsv({ body: { Name: 'x.csv', Text } })).rejects.toMatchObject({
      code: 'invalid',
      details: [{ field: 'Text', message }],
    })
  })
})

describe('a page', () => {
  type Server = Awaited<ReturnType<typeof startPageServer>>
  let server: Server
  const posting = {
    '@context': 'https://schema.org',
    '@graph': [
      { '@type': 'WebPage' },
      {
        '@type': 'JobPosting',
        title: 'Tester',
        hiringOrganization: { name: 'Demo Works' },
        employmentType: 'FULL_TIME',
        jobLocation: { address: { addressLocality: 'Pune' } },
        baseSalary: { currency: 'INR', value: { minValue: 300000, maxValue: 420000, unitText: 'YEAR' } },
        educationRequirements: { credentialCategory: 'bachelor degree' },
        description: '<p>Tests &amp; reports.</p><ul><li>SQL</li></ul><script>x()</script>',
      },
    ],
  }
  beforeAll(async () => {
    server = await startPageServer({
      '/jobs': html(
        `<!doctype html><script>var x = 1</script><script type="application/ld+json">{broken</script>
         <script type="application/ld+json">${JSON.stringify(posting).replaceAll('</', '<\\/')}</script>`,
      ),
      '/odd': html(
        `<script type="application/ld+json">${JSON.stringify([
          { ...posting['@graph'][1], title: 'R&amp;D Engineer', description: `${'x'.repeat(importLimits.cell)}😀` },
          { ...posting['@graph'][1], title: 'Half \ud83d' },
          { ...posting['@graph'][1], title: 'Nul \0' },
        ]).replaceAll('</', '<\\/')}</script>`,
      ),
      '/none': html('<h1>Welcome</h1>'),
    })
    api.deps.fetchPage = createFetchPage({
      resolve: async () => ['127.0.0.1'],
      mayConnect: (address, port) => address === '127.0.0.1' && port === server.port,
      ca: localCertificate.cert,
    })
  })
  afterAll(() => server.stop())

  test('with a schema.org JobPosting becomes draft jobs [E-065]', async () => {
    const client = await admin()
    const Url = `https://public.test:${server.port}/jobs`
    const { data } = await client.jobImports.fromPage({ body: { Url } })
    expect(data).toMatchObject({ Source: 'page', Name: Url, Rows: 1 })
    expect(data.Items[0]).toMatchObject({
      State: 'ready',
      Values: {
        JobTitle: 'Tester',
        JobType: 'Full Time',
        JobLocation: 'Pune',
        JobCTC: '3 to 4.2',
        OpenPositions: '1',
        CompanyName: 'Demo Works',
        EducationRequirement: 'Graduation',
        Description: 'Tests & reports.\n\n- SQL',
      },
    })
    expect(await liveTitles()).toEqual([])
  })

  test('with escaped names, texts that are too long and letters that are none becomes drafts that say so', async () => {
    const client = await admin()
    const { data } = await client.jobImports.fromPage({ body: { Url: `https://public.test:${server.port}/odd` } })
    const lost = [
      { field: null, message: rowFaultMessages.unreadable },
      { field: 'JobTitle', message: 'This has hidden characters. Type it again.' },
    ]
    expect(data.Items.map(({ Values, Problems }) => [Values.JobTitle, Problems])).toEqual([
      ['R&D Engineer', [{ field: 'Description', message: `At most ${importLimits.cell} characters.` }]],
      ['Half \ufffd', lost],
      ['Nul \ufffd', lost],
    ])
  })

  test.each([
    ['9 to 900', 'This pay is too high. Write the pay of a year in LPA, such as 3 to 4.5.'],
    ['4 to 60', 'This pay range is too wide. Write the pay of a year in LPA, such as 3 to 4.5.'],
    ['0 to 0', 'This pay is too low. Write the pay of a year in LPA, such as 3 to 4.5.'],
    ['6 to 4', 'The pay ends below where it starts.'],
    ['plenty', 'Please select the CTC range.'],
  ])('a draft whose pay is %s must be fixed first', async (JobCTC, message) => {
    const client = await admin()
    const head = 'JobTitle,JobType,JobLocation,JobCTC,OpenPositions,EducationRequirement'
    const Text = `${head}\nTester,Full Time,Pune,${JobCTC},1,Graduation\n`
    const { data } = await client.jobImports.fromCsv({ body: { Name: 'jobs.csv', Text } })
    expect(data.Items[0]).toMatchObject({ State: 'broken', Problems: [{ field: 'JobCTC', message }] })
  })

  test.each([
    ['/none', 'There is no schema.org JobPosting on this page.'],
    ['/gone', 'Page not found.'],
  ])('%s is refused in words', async (path, message) => {
    const client = await admin()
    const Url = `https://public.test:${server.port}${path}`
    await expect(client.jobImports.fromPage({ body: { Url } })).rejects.toMatchObject({
      details: [{ field: 'Url', message }],
    })
  })

  test('of a private network is refused, and nothing is stored', async () => {
    api.deps.fetchPage = createFetchPage()
    const client = await admin()
    for (const Url of ['https://localhost/jobs', 'https://192.168.0.1/jobs', 'http://example.com/jobs'])
      await expect(client.jobImports.fromPage({ body: { Url } })).rejects.toMatchObject({ code: 'invalid' })
    expect((await client.jobImports.list({ query: {} })).totalCount).toBe(0)
  })
})
