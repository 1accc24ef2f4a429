import { startApi } from '@pramaan/api/testing'
import { createOpenings } from '@pramaan/api/testing/people/openings'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { showToEmployer } from '../../testing/show-to-employer.tsx'

const api = await startApi()
const { aCourse, aDrive, aJob } = createOpenings(api.deps)
const day = 86_400_000

/** A browser window of this width, as far as media queries can tell. */
function aWindowOf(width: number) {
  const matches = (query: string) => {
    const most = /width < (\d+)px/.exec(query)?.[1]
    return most !== undefined && width < Number(most)
  }
  const list = (query: string) => ({ matches: matches(query), addEventListener() {}, removeEventListener() {} })
  vi.stubGlobal('matchMedia', list)
}

async function withDrives(width: number) {
  const [employer, other] = [await api.anEmployer({ plan: 'premium' }), await api.anEmployer()]
  const ago = (days: number) => new Date(api.deps.now().getTime() - days * day)
  await aDrive({ title: 'Old drive', employerId: employer.id, createdAt: ago(17) })
  await aDrive({ title: 'Their drive', employerId: other.id })
  for (const title of ['First drive', 'Second drive', 'Third drive'])
    await aDrive({ title, employerId: employer.id, createdAt: ago(14) })
  aWindowOf(width)
  return { employer, ...(await showToEmployer(api, '/employer-dashboard', employer)) }
}

const shownSlides = (carousel: HTMLElement) =>
  [...carousel.querySelectorAll('li[aria-label]')].filter((slide) => !slide.hasAttribute('inert'))

test.each([
  [1280, 2],
  [584, 1],
])(
  'recent drives are their own ones of 15 days; in %i px %i of them are side by side [E-148–150]',
  async (width, count) => {
    await withDrives(width)
    const carousel = await screen.findByRole('region', { name: 'Recent placement drives' })
    expect([...carousel.querySelectorAll('li[aria-label]')].map((slide) => slide.getAttribute('aria-label'))).toEqual([
      '1 of 3: Third drive',
      '2 of 3: Second drive',
      '3 of 3: First drive',
    ])
    expect(shownSlides(carousel)).toHaveLength(count)
    const drive = within(shownSlides(carousel)[0] as HTMLElement).getByRole('link')
    expect(drive.getAttribute('href')).toMatch(/^\/emp-placement-drive-details\?drive=\d+$/)
    expect(drive.textContent).toContain('4 days remaining')
  },
)

test('the drives are paused until started, and then rotate every three seconds [E-151 E-152]', async () => {
  const { user } = await withDrives(1280)
  const carousel = await screen.findByRole('region', { name: 'Recent placement drives' })
  const first = () => shownSlides(carousel)[0]?.getAttribute('aria-label')
  const turns = vi.spyOn(globalThis, 'setInterval')
  const play = within(carousel).getByRole('button', { name: /Play|Start/ })
  expect(first()).toBe('1 of 3: Third drive')
  await user.click(play)
  await user.unhover(carousel)
  await waitFor(() => expect(turns.mock.calls.map(([, milliseconds]) => milliseconds)).toContain(3000))
  turns.mockRestore()
})

test('recent jobs are the employer’s latest five, with applicants, and View all [E-153]', async () => {
  const [employer, other] = [await api.anEmployer({ plan: 'premium' }), await api.anEmployer()]
  for (const title of ['A', 'B', 'C', 'D', 'E', 'F']) {
    const job = await aJob({ title: `Job ${title}`, employerId: employer.id })
    if (title === 'F') await (await api.as(await api.aCandidate())).applications.apply({ body: { JobID: job.id } })
  }
  await aJob({ title: 'Their job', employerId: other.id })
  await showToEmployer(api, '/employer-dashboard', employer)
  const section = within(await screen.findByRole('region', { name: 'Recent jobs' }))
  const rows = (await section.findAllByRole('link')).map(({ textContent, attributes }) => [
    textContent?.slice(0, 6),
    attributes.getNamedItem('href')?.value.replace(/\d+/, 'N'),
  ])
  expect(rows).toEqual([
    ['View a', '/jobs'],
    ...['F', 'E', 'D', 'C', 'B'].map((x) => [`Job ${x}`.slice(0, 6).padEnd(6, 'P'), '/job-details?Job=N']),
  ])
  expect(section.getByText('1 applied')).toBeTruthy()
})

test('each tile opens its pane, named in the address, with a graph and its figures, and the way to the lists [E-158 E-421–423 E-425]', async () => {
  const employer = await api.anEmployer({ plan: 'premium' })
  await aCourse()
  const job = await aJob({ employerId: employer.id })
  await (await api.as(await api.aCandidate())).applications.apply({ body: { JobID: job.id } })
  const { user, address } = await showToEmployer(api, '/employer-dashboard', employer)
  const section = within(await screen.findByRole('region', { name: 'Statistics' }))
  const names = (await section.findAllByRole('link')).map(({ textContent }) => textContent)
  expect(names).toEqual(['Total users00 verified', 'Certifications10 candidates hold one', 'Jobs11 application'])
  for (const [tile, graph, figure] of [
    ['Total users', 'New candidates, last 30 days', 'Verified by our HR team0'],
    ['Certifications', 'Applications to courses, last 30 days', 'Free of charge1'],
    ['Jobs', 'Applications to your jobs, last 30 days', 'Candidates who applied1'],
  ] as const) {
    await user.click(section.getByRole('link', { name: new RegExp(`^${tile}`), hidden: true }))
    const pane = within(await screen.findByRole('dialog', { name: tile }))
    expect(pane.getByRole('figure', { name: graph })).toBeTruthy()
    expect(screen.getByRole('dialog').textContent).toContain(figure)
    if (tile === 'Jobs')
      expect(pane.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(
        expect.arrayContaining(['/all-emp-jobs?state=open', '/all-emp-jobs', '/all-emp-applications?kind=job']),
      )
    await user.click(pane.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(address()).toBe('/employer-dashboard')
  }
})

test('without drives or jobs each section is empty, with a link to create one', async () => {
  await showToEmployer(api, '/employer-dashboard')
  const drives = within(await screen.findByRole('region', { name: 'Recent placement drives' }))
  expect(await drives.findByRole('heading', { name: 'No placement drive found' })).toBeTruthy()
  expect(drives.getByRole('link', { name: 'All drives' }).getAttribute('href')).toBe('/emp-placement-drives')
  expect(drives.getByRole('link', { name: 'Add placement drive' }).getAttribute('href')).toBe(
    '/new-placement-drive-form',
  )
  const jobs = within(await screen.findByRole('region', { name: 'Recent jobs' }))
  expect(jobs.getByRole('heading', { name: 'No jobs found' })).toBeTruthy()
  expect(jobs.getByRole('link', { name: 'Add job' }).getAttribute('href')).toBe('/new-job-form')
})
