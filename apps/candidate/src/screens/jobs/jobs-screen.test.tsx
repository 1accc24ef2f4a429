import { startApi } from '@pramaan/api/testing'
import { createOpenings } from '@pramaan/api/testing/people/openings'
import { closeApp, showApp, showAppAs } from '@pramaan/app-shell/testing/render-app.tsx'
import { jobFilters } from '@pramaan/features/testing/suites/job-filters.tsx'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { routes } from '../../routes.tsx'
import { aBrowser } from '../../testing/network.ts'
import { texts } from '../../texts/en.ts'

const api = await startApi()
const { aJob } = createOpenings(api.deps)
const misspelt = 'Job appliation created successfully!'
const shared = 'Your skill profile has been shared with the recruiter!'

async function shownTo(person: { phone: string | null }, at = '/jobs') {
  return showAppAs(api, String(person.phone), 'Candidate', { map: routes, catalogue: texts, at })
}

async function rowOf(title: string) {
  const link = await screen.findByRole('link', { name: title })
  return within(link.closest('li') ?? document.body)
}

jobFilters(api, async () => {
  const person = await api.aCandidate()
  return { employerId: undefined, show: (at) => shownTo(person, at) }
})

describe('the job listing', () => {
  test('has its heading, subtitle and count, and each job its facts, which View More opens and Hide closes [C-079 C-080 C-082 C-097–099 C-487 C-488 E-235 E-236 E-246 E-267 E-268 S-005 S-326]', async () => {
    await aJob({ title: 'Tally clerk', professionalSkills: ['Tally', 'GST'], openings: 3, description: 'Books.' })
    const { user } = await shownTo(await api.aCandidate({ professionalSkills: ['Tally'] }))
    await screen.findByRole('heading', { level: 1, name: 'Job listing' })
    expect(screen.getByText('Top jobs matching your profile')).toBeDefined()
    await screen.findByRole('heading', { level: 2, name: '1 job found' })
    const row = await rowOf('Tally clerk')
    for (const text of ['Full time', '3 openings', 'Fresher', '1 of 2 · add GST'])
      expect(row.getByText(text)).toBeDefined()
    expect(row.getByText('₹4–6 LPA', { exact: false })).toBeDefined()
    expect(row.getByText('Pune', { exact: false })).toBeDefined()
    await user.click(row.getByRole('button', { name: 'View more of Tally clerk' }))
    expect(row.getByText('Books.')).toBeDefined()
    expect(row.getByText('21/11/2026')).toBeDefined()
    await user.click(row.getByRole('button', { name: 'Hide Tally clerk' }))
    expect(row.queryByText('Books.')).toBeNull()
  })

  test('opens the Job Details of a title, from which it is applied to [C-086 C-104 E-253]', async () => {
    const job = await aJob({ title: 'Tester' })
    const { user } = await shownTo(await api.aCandidate())
    const title = await screen.findByRole('link', { name: 'Tester' })
    expect(title.getAttribute('href')).toBe(`/job-details?Job=${job.id}`)
    await user.click(title)
    const dialog = within(await screen.findByRole('dialog', { name: 'Job details' }))
    for (const label of ['Type', 'Location', 'Pay', 'Openings', 'Experience', 'Education'])
      expect(dialog.getByText(label)).toBeDefined()
    expect(dialog.getAllByText('N/A').length).toBeGreaterThan(0)
    expect(dialog.getByRole('link', { name: 'See full details' }).getAttribute('href')).toBe(
      `/job-details?Job=${job.id}`,
    )
    await user.click(dialog.getByRole('button', { name: 'Apply to Tester' }))
    await dialog.findByRole('button', { name: 'Applied to Tester' })
  })

  test('is where the browser is, also when Back comes before the page before it was drawn', async () => {
    await aJob({ title: 'Tally clerk' })
    const { user, history } = await shownTo(await api.aCandidate(), '/jobs?location=Pune')
    await user.click(await screen.findByRole('button', { name: 'Clear all' }))
    history.go(-1)
    await screen.findByRole('list', { name: 'Chosen filters' })
    await expect.poll(() => screen.getByRole<HTMLInputElement>('checkbox', { name: /^Pune/ }).checked).toBe(true)
  })

  test('searches once the person rests or presses Enter, and says plainly that nothing fits [C-083 E-250]', async () => {
    await aJob({ title: 'Tally clerk' })
    await aJob({ title: 'Tester' })
    const { user, address } = await shownTo(await api.aCandidate())
    await screen.findByRole('heading', { name: 'All 2 jobs found' })
    const box = screen.getByRole('combobox', { name: 'Search jobs' })
    await user.type(box, 'tally')
    await screen.findByRole('heading', { name: '1 job found' })
    expect(address()).toBe('/jobs?term=tally')
    await user.type(box, ' "nowhere"{Enter}')
    await screen.findByText('No jobs match')
    await user.click(screen.getByRole('button', { name: 'Clear all' }))
    await screen.findByRole('heading', { name: 'All 2 jobs found' })
  })

  test('suggests titles, skills and cities with their jobs while the person types, chosen by keys [C-083]', async () => {
    await aJob({ title: 'Telecaller' })
    await aJob({ title: 'Telecaller', location: 'Nashik' })
    await aJob({ title: 'Tester' })
    const { user, address } = await shownTo(await api.aCandidate())
    await screen.findByRole('heading', { name: 'All 3 jobs found' })
    const box = screen.getByRole('combobox', { name: 'Search jobs' })
    await user.type(box, 'telec')
    await screen.findByRole('option', { name: /^Telecaller ?2 jobs$/ })
    const options = () => screen.getAllByRole('option').map(({ textContent }) => textContent)
    expect(options()[0]).toBe('telecSearch these words')
    expect(box.getAttribute('aria-expanded')).toBe('true')
    await user.keyboard('{ArrowDown}')
    const active = document.getElementById(box.getAttribute('aria-activedescendant') ?? '')
    expect(active?.textContent).toBe('Telecaller2 jobs')
    await user.keyboard('{Enter}')
    await screen.findByRole('heading', { name: 'All 2 jobs found' })
    expect(address()).toBe('/jobs?term=Telecaller')
    await user.type(box, ' nas')
    await user.click(await screen.findByRole('option', { name: /^Telecaller Nashik ?1 job$/ }))
    await screen.findByRole('heading', { name: '1 job found' })
    expect(screen.queryByRole('listbox')).toBeNull()
    await user.keyboard('{Escape}')
    await screen.findByRole('heading', { name: 'All 3 jobs found' })
    expect(address()).toBe('/jobs')
  })

  test('shows a sentence as chips, each removed alone, also after Back, and says what was misspelt', async () => {
    await aJob({ title: 'Telecaller', workModel: 'Remote' })
    await aJob({ title: 'Telecaller', location: 'Nashik', workModel: 'Remote' })
    await aJob({ title: 'Telecaller' })
    await aJob({ title: 'Welder', workModel: 'Remote' })
    const { user, address, back } = await shownTo(await api.aCandidate(), '/jobs?term=telecalar%20pune%20on%20site')
    await screen.findByRole('heading', { name: '1 job found' })
    const chips = within(screen.getByRole('group', { name: 'What your words mean' }))
    const said = () => chips.getAllByRole('button').map((chip) => chip.getAttribute('aria-label') ?? chip.textContent)
    expect(said()).toEqual(['Remove Telecaller', 'Remove Pune', 'Remove On site'])
    expect(screen.getByText('Showing results for Telecaller instead of “telecalar”.')).toBeDefined()
    await user.click(screen.getByRole('button', { name: 'Remove On site' }))
    await screen.findByRole('heading', { name: 'All 2 jobs found' })
    expect(address()).toBe('/jobs?term=telecalar%20pune')
    await back()
    await screen.findByRole('button', { name: 'Remove On site' })
    await screen.findByRole('heading', { name: '1 job found' })
  })

  test('says what it searched in place of work that no job asks for, and which words it left out', async () => {
    await aJob({ title: 'Customer Support Executive' })
    await shownTo(await api.aCandidate(), '/jobs?term=telecaller%20zzqqx')
    await screen.findByRole('heading', { name: '1 job found' })
    const said = await screen.findByText(/No job asks for Telecaller, so we searched for .*Customer Support Executive/)
    expect(said.textContent).toContain('No job has “zzqqx” as well, so we left it out.')
  })

  test('each job says which of several things asked for it has, and where', async () => {
    await aJob({ title: 'Accountant', professionalSkills: ['Java'] })
    await shownTo(await api.aCandidate(), '/jobs?term=accountant%20java%20tally')
    const asked = within(await screen.findByRole('list', { name: 'What you searched for' }))
    expect(asked.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Accountant',
      'Java, as a skill',
      'No mention of Tally Prime',
    ])
  })

  test('names the condition that left out the most, and removes it', async () => {
    for (const location of ['Nashik', 'Mumbai']) await aJob({ title: 'Telecaller', location })
    await aJob({ title: 'Telecaller', location: 'Pune', type: 'Part Time' })
    const { user, address } = await shownTo(
      await api.aCandidate(),
      '/jobs?term=telecaller%20above%2020%20lpa%20full%20time',
    )
    await screen.findByText('Without “From ₹20 LPA” there are 2 jobs.')
    await user.click(screen.getByRole('button', { name: 'Remove “From ₹20 LPA”' }))
    await screen.findByRole('heading', { name: 'All 2 jobs found' })
    expect(address()).toBe('/jobs?term=telecaller%20full%20time')
    const line = screen.getByText('Without “Full time” there are 3 jobs.')
    // Not before the list: what comes late must not move the button that a finger is on.
    for (const apply of screen.getAllByRole('button', { name: 'Apply to Telecaller' }))
      expect(line.compareDocumentPosition(apply)).toBe(Node.DOCUMENT_POSITION_PRECEDING)
  })

  test('names a word that no list of ours knows in quotation marks once', async () => {
    await aJob({ title: 'Telecaller', description: 'Ask for Zorblax' })
    await aJob({ title: 'Telecaller' })
    await shownTo(await api.aCandidate(), '/jobs?term=zorblax')
    await screen.findByText('Without “zorblax” there are 2 jobs.')
    expect(screen.getByRole('button', { name: 'Remove “zorblax”' })).toBeDefined()
  })

  test('is sorted and narrowed by when jobs were posted, in the address beside the other filters, also after Back', async () => {
    const day = 86_400_000
    const old = new Date(api.deps.now().getTime() - 8 * day)
    await aJob({ title: 'Old and well paid', createdAt: old, ctcFrom: 200_000_000, ctcTo: 300_000_000 })
    await aJob({ title: 'New' })
    await aJob({ title: 'Elsewhere', location: 'Nashik' })
    const { user, address, back } = await shownTo(await api.aCandidate(), '/jobs?location=Pune')
    const titles = () =>
      screen.getAllByRole('button', { name: /^Apply to/ }).map((button) => button.getAttribute('aria-label'))
    await screen.findByRole('heading', { name: 'All 2 jobs found' })
    await user.click(screen.getByRole('button', { name: 'Sort: Best match' }))
    await user.click(await screen.findByRole('menuitemcheckbox', { name: 'Pay: highest first' }))
    await waitFor(() => expect(titles()).toEqual(['Apply to Old and well paid', 'Apply to New']))
    expect(address()).toBe('/jobs?location=Pune&sort=pay')
    await user.click(screen.getByRole('radio', { name: 'Last 7 days 1' }))
    await screen.findByRole('heading', { name: '1 job found' })
    expect(address()).toBe('/jobs?location=Pune&posted=7&sort=pay')
    await user.click(screen.getByRole('button', { name: 'Remove Last 7 days' }))
    await screen.findByRole('heading', { name: 'All 2 jobs found' })
    await back()
    await screen.findByRole('heading', { name: '1 job found' })
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Last 7 days 1' }).checked).toBe(true)
    expect(screen.getByRole('button', { name: 'Sort: Pay: highest first' })).toBeDefined()
  })

  test('is a table when a candidate wants one, which is saved for the next visit [C-085 E-252]', async () => {
    await aJob({ title: 'Tally clerk', openings: 4 })
    const { user, storage } = await shownTo(await api.aCandidate())
    await user.click(await screen.findByRole('radio', { name: 'Table' }))
    const table = within(await screen.findByRole('table', { name: 'Job listing' }))
    const headings = table.getAllByRole('columnheader').map(({ textContent }) => textContent)
    expect(headings).toEqual(['Job', 'Location', 'Pay', 'Openings', 'Experience', 'Skill match', 'Status'])
    expect(await table.findByText('₹4–6 LPA')).toBeDefined()
    await user.click(table.getByRole('button', { name: 'Apply to Tally clerk' }))
    await table.findByRole('button', { name: 'Applied to Tally clerk' })
    expect(storage.getItem('pramaan.jobs.look')).toBe('table')
  })

  test('loads page by page, and without a job shows No Suggestion found [C-468 C-470 C-471 E-247 E-824]', async () => {
    const person = await api.aCandidate()
    const { user, address } = await shownTo(person)
    await screen.findByRole('heading', { name: 'Loading...' })
    await screen.findByRole('heading', { name: 'No jobs found' })
    await screen.findByText('No suggestions found')
    expect(screen.queryByText('Top jobs matching your profile')).toBeNull()
    expect(screen.getAllByText('no suggestion')).toHaveLength(2)
    for (let job = 1; job <= 12; job += 1) await aJob({ title: `Job ${job}` })
    await user.click(screen.getByRole('checkbox', { name: 'Pune 0' }))
    await screen.findByRole('heading', { name: 'All 12 jobs found' })
    await user.click(screen.getByRole('button', { name: 'Page 2' }))
    await waitFor(() => expect(screen.getAllByRole('button', { name: /^Apply to/ })).toHaveLength(2))
    expect(address()).toBe('/jobs?location=Pune&page=2')
  })

  test('has loaded its next page before that is asked for, once the page links come into view', async () => {
    for (let job = 1; job <= 12; job += 1) await aJob({ title: `Job ${job}` })
    const { storage, send } = await shownTo(await api.aCandidate(), '/settings')
    closeApp()
    const show = new Set<IntersectionObserverCallback>()
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        constructor(callback: IntersectionObserverCallback) {
          show.add(callback)
        }
        observe() {}
        disconnect() {}
      },
    )
    const pages: string[] = []
    const counted: typeof send = (url, init) => {
      if (url.includes('/api/jobs?')) pages.push(new URL(url, location.href).searchParams.get('pageIndex') ?? '')
      return send(url, init)
    }
    const { user } = await showApp(api, { map: routes, catalogue: texts, at: '/jobs', storage, send: counted })
    await screen.findByRole('heading', { name: 'All 12 jobs found' })
    expect(pages).toEqual(['0'])
    for (const callback of show)
      callback([{ isIntersecting: true } as IntersectionObserverEntry], {} as IntersectionObserver)
    await waitFor(() => expect(pages).toEqual(['0', '1']))
    vi.unstubAllGlobals()
    await user.click(screen.getByRole('button', { name: 'Next' }))
    await waitFor(() => expect(screen.getAllByRole('button', { name: /^Apply to/ })).toHaveLength(2))
    expect(pages).toEqual(['0', '1'])
  })

  test('exports exactly the jobs that are shown, as a file made in the browser [C-084 C-455 E-251]', async () => {
    await aJob({ title: '=cmd()', companyName: 'Comma, "Quote" & Co' })
    await aJob({ title: 'Elsewhere', location: 'Nashik' })
    const { user } = await shownTo(await api.aCandidate(), '/jobs?location=Pune')
    await screen.findByRole('heading', { name: '1 job found' })
    const files: Blob[] = []
    URL.createObjectURL = (file) => `blob:${files.push(file as Blob)}`
    await user.click(screen.getByRole('button', { name: 'Export to CSV' }))
    await waitFor(() => expect(files).toHaveLength(1))
    const text = Buffer.from(await new Response(files[0]).arrayBuffer()).toString()
    const lines = text.split('\r\n')
    expect(lines[0]).toBe('\uFEFFID,Job,Company,Type,Location,Pay,Openings,Experience,Education,Placement drive,Status')
    expect(lines[1]).toMatch(/^\d+,"'=cmd\(\)","Comma, ""Quote"" & Co",Full time,Pune,₹4–6 LPA,2,Fresher,,,$/)
    expect(lines.slice(2)).toEqual([''])
  })
})

describe('applying to a job', () => {
  test('disables Apply at once, marks the job Applied, and says that the profile has been shared [C-003 C-100 C-102 C-292 C-294 C-295 E-270 E-537 S-228]', async () => {
    const job = await aJob()
    const person = await api.aCandidate()
    const { user } = await shownTo(person)
    const apply = await screen.findByRole('button', { name: 'Apply to Tester' })
    await user.click(apply)
    const applied = await screen.findByRole<HTMLButtonElement>('button', { name: 'Applied to Tester' })
    expect(applied.ariaDisabled).toBe('true')
    // The focus stays, for keyboard and screen reader, instead of jumping to the top of the page.
    expect(document.activeElement).toBe(applied)
    await screen.findByText(shared)
    const client = await api.as(person)
    expect((await client.jobs.get({ params: { id: job.id } })).data.Status).toBe('Applied')
  })

  test('is blocked from the press on, so that two presses send one application [C-293]', async () => {
    await aJob()
    const { tab, network } = await aBrowser(api, await api.aCandidate())
    await tab('/jobs')
    const apply = await screen.findByRole('button', { name: 'Apply to Tester' })
    apply.click()
    apply.click()
    const busy = await screen.findByRole('button', { name: 'Applying...' })
    expect(busy.getAttribute('aria-disabled')).toBe('true')
    apply.click()
    await screen.findByRole('button', { name: 'Applied to Tester' })
    expect(network.sent).toHaveLength(1)
  })

  test.each([
    [misspelt, true],
    ['Job application created successfully!', true],
    ['Success', false],
    ['Job application created', false],
  ])('takes the answer %j as success: %s [C-298 C-299]', async (say, success) => {
    await aJob()
    const { tab, network } = await aBrowser(api, await api.aCandidate())
    const { user } = await tab('/jobs')
    network.say = say
    await user.click(await screen.findByRole('button', { name: 'Apply to Tester' }))
    if (success) return void (await screen.findByRole('button', { name: 'Applied to Tester' }))
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toContain('You have not applied.')
    expect(screen.getByRole('button', { name: 'Apply to Tester' })).toBeDefined()
  })

  test('that is refused is undone, with the reason in its place', async () => {
    const job = await aJob()
    const { user } = await shownTo(await api.aCandidate())
    const apply = await screen.findByRole('button', { name: 'Apply to Tester' })
    const admin = await api.as(await api.aStaffMember('Admin'))
    await admin.jobs.remove({ params: { id: job.id } })
    await user.click(apply)
    expect((await screen.findByRole('alert')).textContent).toContain('You have not applied.')
    expect(screen.getByRole('button', { name: 'Apply to Tester' })).toBeDefined()
  })
})
