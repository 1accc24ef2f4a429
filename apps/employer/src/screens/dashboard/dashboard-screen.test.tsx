import { startApi } from '@pramaan/api/testing'
import { createOpenings } from '@pramaan/api/testing/people/openings'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { candidatesNamed, showToEmployer } from '../../testing/show-to-employer.tsx'

const api = await startApi()

/** An employer who searched six times and shortlisted six candidates. */
async function aBusyEmployer() {
  const people = await candidatesNamed(api, ['Person 1', 'Person 2', 'Person 3', 'Person 4', 'Person 5', 'Person 6'])
  const employer = await api.anEmployer({ plan: 'premium' })
  const client = await api.as(employer)
  for (const person of people) {
    await client.shortlist.set({ body: { Candidate_id: person.id, Status: '1' } })
    api.pass(60_000)
  }
  for (const term of ['one', 'two', 'three', 'four', 'five', 'six']) {
    await client.search.candidates({ query: { term, location: 'Pune', pageSize: '20' } })
    api.pass(60_000)
  }
  return employer
}

test('the dashboard shows four figures, and the shortlisted one leads to the shortlist [E-012 E-133–137 E-140]', async () => {
  await showToEmployer(api, '/employer-dashboard', await aBusyEmployer())
  expect(await screen.findByRole('heading', { level: 1, name: 'Dashboard' })).toBeTruthy()
  const card = await screen.findByRole('link', { name: /Candidates shortlisted\s*6/ })
  expect(card.getAttribute('href')).toBe('/shortlisted')
  for (const [label, figure] of [
    ['Searches', '6'],
    ['Candidates viewed', '0'],
    ['Candidates hired', '0'],
  ] as const)
    expect(
      screen.getAllByRole('listitem').some(({ textContent }) => textContent?.startsWith(`${label}${figure}`)),
    ).toBe(true)
  // A doughnut of parts of one total, and the searches in a sentence.
  const stages = within(await screen.findByRole('figure', { name: 'Your shortlist by stage' }))
  expect(stages.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    ...['Shortlisted6', 'In Communication0', 'Interview Completed0', 'Hired0'],
  ])
  // Where nearly each search ends in a shortlist, there is nothing to say of it.
  expect(stages.queryByText(/ends in a shortlist/)).toBeNull()
})

test.each([
  [8, undefined],
  [9, 'About 1 in every 2 searches ends in a shortlist.'],
  [18, 'About 1 in every 3 searches ends in a shortlist.'],
])('%i searches for six shortlisted people say %s', async (searches, said) => {
  const employer = await aBusyEmployer()
  const client = await api.as(employer)
  for (let n = 6; n < searches; n++) await client.search.candidates({ query: { term: `welder ${n}` } })
  await api.deps.buffers.flush()
  await showToEmployer(api, '/employer-dashboard', employer)
  const stages = within(await screen.findByRole('figure', { name: 'Your shortlist by stage' }))
  await waitFor(() => expect(stages.queryByText(/ends in a shortlist/)?.textContent).toBe(said))
})

test('the latest five shortlisted show with View all, and one opens its profile with the default order and page [E-138 E-139 E-154]', async () => {
  const { user, address } = await showToEmployer(api, '/employer-dashboard', await aBusyEmployer())
  const section = within(await screen.findByRole('region', { name: 'Shortlisted candidates' }))
  expect((await section.findByRole('link', { name: 'View all' })).getAttribute('href')).toBe('/shortlisted')
  const rows = section.getAllByRole('link', { name: /Person/ })
  expect(rows.map(({ textContent }) => textContent?.slice(0, 8))).toEqual([
    'Person 6',
    'Person 5',
    'Person 4',
    'Person 3',
    'Person 2',
  ])
  await user.click(rows[0] as HTMLElement)
  await waitFor(() =>
    expect(address()).toMatch(
      /^\/candidate-shortlisted-profile\?candidateID=\d+&sortBy%5B%5D=Match%3Adesc&pageSize=10&pageIndex=0$/,
    ),
  )
})

test('the latest five searches show, one reopens completely, and View Search History opens the rest [E-141 E-155]', async () => {
  const { user, address } = await showToEmployer(api, '/employer-dashboard', await aBusyEmployer())
  await screen.findByRole('link', { name: /^six/ })
  expect(screen.queryByRole('link', { name: /^one/ })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'View search history' }))
  const panel = within(await screen.findByRole('dialog', { name: 'Search history' }))
  await user.click(await panel.findByRole('link', { name: /^one.*Pune/ }))
  await waitFor(() =>
    expect(address()).toBe(
      '/emp-candidate-list?term=one&sortBy%5B%5D=Match%3Adesc&pageSize=20&pageIndex=0&location=Pune',
    ),
  )
})

test('a new employer sees empty states [E-817 E-818]', async () => {
  const { history } = await showToEmployer(api, '/employer-dashboard')
  expect(await screen.findByRole('heading', { name: 'No candidates shortlisted' })).toBeTruthy()
  expect(await screen.findByText('No search history')).toBeTruthy()
  history.push('/shortlisted')
  expect(await screen.findByRole('heading', { name: '0 candidates shortlisted' })).toBeTruthy()
})

test('the shortlist says how many there are and leads back to the dashboard [E-032 E-156 E-157]', async () => {
  await showToEmployer(api, '/shortlisted', await aBusyEmployer())
  expect(await screen.findByRole('heading', { level: 1, name: '6 candidates shortlisted' })).toBeTruthy()
  const main = within(screen.getByRole('main'))
  expect(main.getByRole('link', { name: 'Dashboard' }).getAttribute('href')).toBe('/employer-dashboard')
})

test('the frame has its tabs, the drawer’s places with Support, View Profile, the city, and Logout [E-099–103 E-105–107 E-129 E-130 E-132]', async () => {
  const { user } = await showToEmployer(api, '/emp-placement-drives?near=Pune')
  const tabs = await screen.findAllByRole('navigation', { name: 'Menu' })
  const shown = within(tabs[0] as HTMLElement).getAllByRole('link')
  expect(shown.map((tab) => [tab.textContent, tab.getAttribute('href')])).toEqual([
    ['Dashboard', '/employer-dashboard'],
    ['Search candidates', '/emp-candidate-list'],
    ['Pipeline', '/pipeline'],
    ['Jobs', '/jobs'],
    ['Applicants', '/all-emp-applications'],
    ['Shortlisted', '/shortlisted'],
    ['Drives', '/emp-placement-drives'],
  ])
  // A page's own header is not a banner for a browser, but is one for jsdom.
  const [banner] = screen.getAllByRole('banner')
  const header = within(banner as HTMLElement)
  expect(header.getByRole('link', { name: 'Pramaan' }).getAttribute('href')).toBe('/')
  expect(await header.findByRole('button', { name: 'Location: Pune' })).toBeTruthy()
  await user.click(header.getByRole('button', { name: 'Menu' }))
  const drawer = within(await screen.findByRole('dialog', { name: 'Menu' }))
  const entry = (name: string) => drawer.getByRole('link', { name }).getAttribute('href')
  expect(entry('Employer dashboard')).toBe('/employer-dashboard')
  expect(entry('Placement drives')).toBe('/emp-placement-drives')
  expect(entry('Search candidates')).toBe('/emp-candidate-list')
  expect([entry('Pipeline'), entry('Messages')]).toEqual(['/pipeline', '/messages'])
  expect(entry('Support')).toBe('/employer-dashboard')
  expect(entry('View profile')).toBe('/employer-profile')
  await user.click(drawer.getByRole('button', { name: 'Logout' }))
  expect(await screen.findByRole('button', { name: 'Send OTP' })).toBeTruthy()
})

test('the dashboard begins with what needs the employer today, and each line opens the list of exactly these', async () => {
  const people = await candidatesNamed(api, ['Person 1', 'Person 2', 'Person 3'])
  const [talking, interviewed, applicant] = people.map(({ id }) => id)
  const employer = await api.anEmployer({ plan: 'premium' })
  const client = await api.as(employer)
  const move = async (id: number | undefined, stages: readonly number[]) => {
    for (const Status of stages) await client.pipeline.move({ body: { Candidates: [id ?? 0], Status } })
  }
  await move(talking, [1, 2])
  api.pass(8 * 24 * 3600_000)
  await move(interviewed, [1, 2, 3])
  const job = await createOpenings(api.deps).aJob({ employerId: employer.id })
  await (await api.as({ id: applicant ?? 0 })).applications.apply({ body: { JobID: job.id } })
  const { user, address } = await showToEmployer(api, '/employer-dashboard', employer)
  const needs = within(await screen.findByRole('region', { name: 'Needs you today' }))
  const lines = (await needs.findAllByRole('link')).map((link) => [link.textContent, link.getAttribute('href')])
  expect(lines).toEqual([
    ['1 new applicantShortlist or reject them.', '/all-emp-applications?kind=job&status=Applied'],
    ['1 interviewed candidateDecide: hire or reject.', '/pipeline?view=table&stage=3'],
    [
      '1 candidate not moved for 7\u00a0daysStill in communication. Write to them, or move them on.',
      '/pipeline?view=table&stage=2&period=over-7-days',
    ],
  ])
  await user.click(needs.getByRole('link', { name: /not moved/ }))
  await screen.findByRole('table', { name: 'Pipeline' })
  await screen.findByRole('link', { name: /Person 1/ })
  expect(screen.queryByRole('link', { name: /Person [23]/ })).toBeNull()
  expect(address()).toBe('/pipeline?view=table&stage=2&period=over-7-days')
})

test('with nothing to do the dashboard says so', async () => {
  await showToEmployer(api, '/employer-dashboard')
  await screen.findByText('You’re all caught up')
})
