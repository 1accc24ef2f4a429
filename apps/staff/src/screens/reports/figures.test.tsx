import { startApi } from '@pramaan/api/testing'
import { shopOf } from '@pramaan/api/testing/scenarios/shop'
import { campaignLinks, courseApplications, jobImports, jobs } from '@pramaan/database/schema'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { showToStaff } from '../../testing/show-to-staff.ts'

const api = await startApi()
const shop = shopOf(api)
const gone = 'We couldn’t find this.'
const row = (name: RegExp) => screen.getByRole('row', { name })

/** The text files saved from now on. */
function savedFiles() {
  const files: Promise<string>[] = []
  const create = (file: Blob) => `blob:${files.push(file.text())}`
  Object.assign(URL, { createObjectURL: create, revokeObjectURL: () => undefined })
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
  return files
}

describe('the statistics', () => {
  test('have the four tiles and tabs; each opens its pane with its trend and its figures, and the address names it [E-421–426]', async () => {
    for (const loginCount of [0, 1, 2]) await api.aCandidate({}, { loginCount, createdAt: api.deps.now() })
    const { user, address } = await showToStaff(api, 'Admin')
    const tiles = ['Total users', 'Certifications', 'Jobs', 'Placement drives']
    const links = await Promise.all(
      tiles.map((name) => screen.findByRole('link', { name: new RegExp(`^${name} ?\\d`) })),
    )
    expect(links).toHaveLength(4)
    expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual([
      'Users',
      'Certifications',
      'Jobs',
      'Placement drives',
    ])
    const panel = screen.getByRole('tabpanel')
    within(panel).getByRole('figure', { name: 'Sign-ups by day' })
    for (const [name, value] of [
      ['Total users', '3'],
      ['First logins', '2'],
      ['Repeat logins', '1'],
      ['Milestones reached', '0'],
    ] as const)
      expect(within(panel).getByText(name).closest('dt')?.nextElementSibling?.textContent).toBe(value)
    await user.click(links[3] as HTMLElement)
    await screen.findByRole('figure', { name: 'Drive requests by day' })
    expect(address()).toContain('tab=placement-drives')
    await user.keyboard('3')
    await screen.findByRole('figure', { name: 'Job applications by day' })
    expect(address()).toContain('tab=jobs')
  })

  test('count and draw on a tile what is new of what it totals: courses, not the applications to them', async () => {
    const course = await shop.aCourse()
    const createdAt = new Date(api.deps.now().getTime() - 5 * 86_400_000)
    for (const { id: candidateId } of [await api.aCandidate(), await api.aCandidate()])
      await api.db.insert(courseApplications).values({ courseId: course.id, candidateId, createdAt })
    await showToStaff(api, 'Admin')
    const tile = await screen.findByRole('link', { name: /^Certifications ?1/ })
    expect(tile.textContent).toContain('1 in 30 days')
    const points = tile.querySelector('polyline')?.getAttribute('points')?.split(' ') ?? []
    const heights = points.map((point) => Number(point.split(',')[1]))
    expect(heights.indexOf(Math.min(...heights))).toBe(heights.length - 1)
  })

  test('say of each figure what it counts, and lead to the list that holds as many', async () => {
    for (const loginCount of [0, 1, 2]) await api.aCandidate({}, { loginCount, createdAt: api.deps.now() })
    const { user, address } = await showToStaff(api, 'Admin')
    const panel = within(await screen.findByRole('tabpanel'))
    expect(await panel.findByText('Users who signed in at least once')).toBeTruthy()
    await user.click(panel.getByRole('link', { name: 'First logins' }))
    await waitFor(() => expect(address()).toBe('/admin-people?tab=users&only=signed-in'))
    await screen.findByText(/^2 accounts/)
    expect(screen.getByText(/Shown here: Users who signed in at least once/)).toBeTruthy()
    await user.click(screen.getByRole('link', { name: 'Show all' }))
    await screen.findByText(/^3 accounts/)
  })

  test('follow the days of the address; a preset names others, and a chart’s table is one press away', async () => {
    await api.aCandidate({}, { createdAt: new Date('2026-10-05T10:00:00Z') })
    const { user, address } = await showToStaff(api, 'Admin', '/?from=2026-10-01&to=2026-10-31')
    await user.click((await screen.findAllByRole('button', { name: 'Show as table' }))[0] as HTMLElement)
    expect(within(row(/^05\/10\/2026/)).getAllByRole('cell')[0]?.textContent).toBe('1')
    await user.click(screen.getByRole('button', { name: '01/10/2026 – 31/10/2026' }))
    await user.click(await screen.findByRole('button', { name: 'Last 7 days' }))
    await waitFor(() => expect(address()).toContain('from=2026-11-15&to=2026-11-21'))
    await waitFor(() => expect(screen.queryByRole('row', { name: /^05\/10/ })).toBeNull())
  })
})

test('the trend and the funnel say who is counted, and steps that nobody has reached are named in one line', async () => {
  await api.anEmployer()
  for (const loginCount of [0, 1])
    await api.aCandidate({ profileProgress: 80 }, { loginCount, createdAt: api.deps.now() })
  const { history } = await showToStaff(api, 'Admin', '/?from=2026-11-15&to=2026-11-21')
  await screen.findByText('3 candidates and employers in 7 days')
  expect(screen.getByRole('slider', { name: 'Sign-ups by day' }).ariaValueText).toContain('of these have signed in')
  const funnel = async () => {
    await screen.findByText('2 candidates who signed up in these days: none hired so far')
    screen.getByText('Applied, Shortlisted, In communication, Interviewed, Hired: nobody so far')
    const figure = screen.getByRole('figure', { name: 'From sign-up to hired' })
    expect(within(figure).getAllByRole('listitem')).toHaveLength(2)
    within(figure).getByText('Candidates')
  }
  await funnel()
  history.push('/reports?from=2026-11-15&to=2026-11-21')
  await screen.findByRole('heading', { name: 'Requests to take part in drives' })
  await funnel()
})

test('long periods are charted by week, then by month, in steps that add up to the tile, beside the days before', async () => {
  for (const day of ['2026-04-01', '2026-08-31', '2026-09-06', '2026-09-07', '2026-11-21'])
    await api.aCandidate({}, { createdAt: new Date(`${day}T10:00:00Z`) })
  const { user, history } = await showToStaff(api, 'Admin', '/?from=2026-08-24&to=2026-11-21')
  const chart = async (by: string) => (await screen.findByRole('slider', { name: `Sign-ups by ${by}` })).ariaValueText
  const tableOf = async (title: string) => {
    const card = screen.getByRole('heading', { name: title }).parentElement?.parentElement as HTMLElement
    await user.click(within(card).getByRole('button', { name: 'Show as table' }))
  }
  expect(await chart('week')).toMatch(/^16\/11–21\/11 · sign-ups 1 /)
  await tableOf('Sign-ups by week')
  expect(row(/^31\/08\/2026 – 06\/09\/2026/).textContent).toMatch(/200$/)
  history.push('/?from=2026-04-01&to=2026-11-21')
  await screen.findByRole('row', { name: /^01\/09\/2026 – 30\/09\/2026/ })
  screen.getByRole('columnheader', { name: 'Month' })
  const cells = [...document.querySelectorAll('table tbody tr')].map(({ children }) => children[1]?.textContent)
  expect(cells).toEqual(['1', '0', '0', '0', '1', '2', '0', '1'])
  expect(screen.getByRole('link', { name: /^Total users ?5/ }).textContent).toContain('5 in 235 days')
})

test('a report of payments is charted, listed by day and saved as it is shown [E-117]', async () => {
  const person = await shop.aBuyer()
  await shop.verify(shop.standin.pay(await shop.order(person)))
  const { user } = await showToStaff(api, 'Admin', '/reports?tab=payments&from=2026-11-20&to=2026-11-21')
  await screen.findByRole('figure', { name: 'Payments by day' })
  expect(row(/^21\/11\/2026/).textContent).toContain('₹500')
  expect(screen.queryByRole('row', { name: /^20\/11\/2026/ })).toBeNull()
  const files = savedFiles()
  await user.click(screen.getByRole('button', { name: 'Export to CSV' }))
  await waitFor(() => expect(files).toHaveLength(1))
  expect(await files[0]).toBe(
    'Day,Verification,Placement drive,Course,Employer plan,"Refunded, or owed",Received\r\n21/11/2026,500,0,0,0,0,500\r\n',
  )
  await user.click(screen.getByRole('tab', { name: 'Funnels' }))
  await screen.findByRole('heading', { name: 'Requests to take part in drives' })
  await user.click(screen.getByRole('tab', { name: 'Drives' }))
  await screen.findByText('No drive ran in this period')
})

test('a campaign link is made from the landing values, refused where it leaves us, and switched off with a way back [E-060]', async () => {
  const { user } = await showToStaff(api, 'Admin', '/search-url')
  await screen.findByText('No link yet')
  await user.click(screen.getAllByRole('button', { name: 'New link' })[0] as HTMLElement)
  const dialog = await screen.findByRole('dialog', { name: 'New link' })
  await user.click(within(dialog).getByRole('button', { name: 'Make link' }))
  await within(dialog).findByText('Enter a name.')
  await user.type(within(dialog).getByLabelText('Name'), 'Diwali poster')
  await user.type(within(dialog).getByLabelText('Page after sign-in'), '/admin-users')
  expect(within(dialog).getByText('/login?role=Candidate&Url=%2Fadmin-users')).toBeTruthy()
  await user.click(within(dialog).getByRole('button', { name: 'Make link' }))
  await within(dialog).findByText('This page is not for the people the link is for.')
  await user.clear(within(dialog).getByLabelText('Page after sign-in'))
  await user.type(within(dialog).getByLabelText('Page after sign-in'), '/jobs')
  await user.click(within(dialog).getByRole('button', { name: 'Make link' }))
  const panel = await screen.findByRole('dialog', { name: 'Diwali poster' })
  const facts = [...panel.querySelectorAll('dt')].map(({ textContent }) => textContent)
  expect(facts.slice(0, 4)).toEqual(['For', 'Source', 'Page after sign-in', 'Leads to'])
  expect(within(panel).getByText('Candidates')).toBeTruthy()
  await within(panel).findByRole('img', { name: /^QR code of .*\/l\/diwali-poster$/ })
  await user.click(within(panel).getByRole('button', { name: 'Close' }))
  await user.click(await screen.findByRole('button', { name: 'Switch off Diwali poster' }))
  await screen.findByRole('button', { name: 'Switch on Diwali poster' })
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  await screen.findByRole('button', { name: 'Switch off Diwali poster' })
  expect(await api.db.select().from(campaignLinks)).toMatchObject([{ slug: 'diwali-poster', disabledAt: null }])
  await api.db.delete(campaignLinks)
  await user.click(screen.getByRole('button', { name: 'Switch off Diwali poster' }))
  await screen.findByText(gone)
})

const csv = `JobTitle,JobType,JobLocation,JobCTC,OpenPositions,EducationRequirement
Accountant,Full Time,Pune,3 to 4.2,2,Graduate
Welder,Full Time,Bengaluru,3 to 4.2,1,ITI`

test('a CSV is read, its bad row fixed in place, posted and undone', async () => {
  const live = async () =>
    (await api.db.select().from(jobs)).filter(({ deletedAt }) => deletedAt === null).map(({ title }) => title)
  const { user, address } = await showToStaff(api, 'Admin', '/scrapper')
  await screen.findByRole('button', { name: 'Choose a file' })
  const box = document.querySelector<HTMLInputElement>('input[type=file]')
  await user.upload(box as HTMLInputElement, new File([csv], 'jobs.csv', { type: 'text/csv' }))
  await screen.findByRole('heading', { name: 'jobs.csv' })
  expect(address()).toMatch(/^\/scrapper\?import=\d+$/)
  within(row(/Accountant/)).getByText('Ready')
  within(row(/Welder/)).getByText(/^Location: Please select the job location/)
  await user.click(screen.getByRole('button', { name: 'Fix Welder' }))
  const dialog = await screen.findByRole('dialog', { name: 'Draft 2' })
  await user.selectOptions(within(dialog).getByLabelText('Location'), 'Nashik')
  await user.click(within(dialog).getByRole('button', { name: 'Save draft' }))
  await waitFor(() => within(row(/Welder/)).getByText('Ready'))
  await user.click(screen.getByRole('button', { name: 'Post 2 jobs' }))
  await screen.findByText('2 jobs are posted.')
  expect(await live()).toEqual(['Accountant', 'Welder'])
  await user.click(screen.getByRole('button', { name: 'Undo import' }))
  await user.click(await screen.findByRole('button', { name: 'Take 2 jobs back' }))
  await screen.findByText('The import is undone.')
  expect(await live()).toEqual([])
  within(row(/Accountant/)).getByText('Ready')
  await api.db.delete(jobImports)
  await user.click(screen.getByRole('button', { name: 'Post 2 jobs' }))
  await screen.findByText(gone)
})

test('the transactions have two graphs and fourteen tiles over the real payments [E-435 E-436]', async () => {
  const person = await shop.aBuyer()
  await shop.verify(shop.standin.pay(await shop.order(person)))
  await showToStaff(api, 'Admin', '/transactions')
  const carousel = await screen.findByRole('region', { name: 'Last 14 days' })
  const tiles = within(carousel).getAllByText(/^\d\d\/\d\d\/2026$/)
  expect([tiles.length, tiles[0]?.textContent, tiles[0]?.parentElement?.textContent]).toEqual([
    ...[14, '21/11/2026'],
    '21/11/2026₹500₹0 refunded',
  ])
  screen.getByRole('figure', { name: 'Sale and expense by day' })
  screen.getByRole('figure', { name: 'Payments by day' })
})

test('what is still to come has its own page [E-438]', async () => {
  await showToStaff(api, 'Admin', '/coming-soon')
  await screen.findByRole('heading', { name: 'Coming soon' })
})
