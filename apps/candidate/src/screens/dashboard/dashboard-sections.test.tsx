import { startApi } from '@pramaan/api/testing'
import { createOpenings } from '@pramaan/api/testing/people/openings'
import { Refused } from '@pramaan/api-client'
import { closeApp, showAppAs } from '@pramaan/app-shell/testing/render-app.tsx'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { routes } from '../../routes.tsx'
import { texts } from '../../texts/en.ts'

const api = await startApi()
const { aJob, aDrive, aCourse } = createOpenings(api.deps)
const refused = new Refused(500, { code: 'broken', message: 'It broke.', requestId: 'one' })
const skilled = { professionalSkills: ['SQL', 'Git', 'React', 'Java', 'CSS', 'HTML'] }

async function aDashboardOf(profile: Parameters<typeof api.aCandidate>[0] = skilled, at = '/') {
  const person = await api.aCandidate(profile, { fullName: 'Asha Demo' })
  const shown = await showAppAs(api, String(person.phone), 'Candidate', { map: routes, catalogue: texts, at })
  return { ...shown, person }
}

/** Jobs that each require one more of the candidate's skills than the one before. */
async function jobsThatFit(count: number) {
  for (let n = 1; n <= count; n += 1)
    await aJob({ title: `Fits ${n}`, professionalSkills: skilled.professionalSkills.slice(0, n) })
}

const cardOf = async (title: string) => {
  // By text: finding roles in a whole dashboard takes too long.
  const heading = await screen.findByText(title, { selector: 'h2' })
  return within(heading.closest('section') as HTMLElement)
}

/** The names of the visible slides of a carousel. */
const inSight = (carousel: HTMLElement) =>
  [...carousel.querySelectorAll<HTMLElement>('li[aria-label]')]
    .filter((slide) => !slide.hasAttribute('inert'))
    .map((slide) => slide.getAttribute('aria-label'))

test('the dashboard holds everything in the order of the spec, at /dashboard as at / [C-002 C-012 C-013 C-024 S-318]', async () => {
  await jobsThatFit(1)
  for (const title of ['A', 'B', 'C']) await aDrive({ title, skills: ['Java'] })
  for (const title of ['Tally', 'Excel', 'Python', 'SQL']) await aCourse({ title })
  await aDashboardOf({ ...skilled, experienceLevel: 'Experienced' }, '/dashboard')
  const order = [
    ...['Profile viewers', 'Search appearances', 'Shortlisted', 'Get verified', 'Profile strength'],
    ...['Open for joining', 'Open to join', 'Open to switch', 'Open for freelancing'],
    ...['Scope for you', 'Placement drives', 'Recommended training programs'],
  ]
  await waitFor(() => {
    const named = [...document.querySelectorAll('main :is(span, button, label, h2)')].map((one) => one.textContent)
    expect([...new Set(named)].filter((name) => order.includes(name))).toEqual(order)
  })
})

test('each stat card leads to the page behind it [C-016 C-019 C-022]', async () => {
  await aDashboardOf()
  const figures = within(await screen.findByRole('region', { name: 'Your figures' }))
  expect(figures.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Profile viewers0past 90 days', '/all-emp-jobs'],
    ['Search appearances0previous week', '/emp-placement-drives'],
    ['Shortlisted0past 30 days', '/all-emp-applications'],
  ])
})

describe('Scope for you', () => {
  test('has the five jobs that fit best, best first, each with Apply, and the way to all [C-035–038]', async () => {
    await jobsThatFit(6)
    await aDashboardOf()
    const scope = await cardOf('Scope for you')
    const titles = scope.getAllByRole('heading', { level: 3 }).map((one) => one.textContent)
    expect(titles).toEqual(['Fits 6', 'Fits 5', 'Fits 4', 'Fits 3', 'Fits 2'])
    expect(scope.getAllByRole('button', { name: /^Apply to/ }).map((one) => one.getAttribute('aria-label'))).toEqual(
      titles.map((title) => `Apply to ${title}`),
    )
    expect(scope.getByRole('link', { name: 'View all jobs' }).getAttribute('href')).toBe('/jobs')
  })

  test('is the list of top jobs matching the profile too: no job is there twice, and a phone shows the last three with a press [C-049]', async () => {
    await jobsThatFit(6)
    const { user } = await aDashboardOf()
    const scope = await cardOf('Scope for you')
    expect(scope.getByText('Top jobs matching your profile')).toBeDefined()
    const titles = screen.getAllByRole('heading', { level: 3 }).map((one) => one.textContent)
    expect(new Set(titles).size).toBe(titles.length)
    const more = scope.getByRole('button', { name: 'Show 3 more' })
    expect(more.ariaExpanded).toBe('false')
    await user.click(more)
    expect(scope.getByRole('button', { name: 'Show fewer' }).ariaExpanded).toBe('true')
  })

  test('pressing Apply sends the application, confirms it, and shows a disabled Applied', async () => {
    await jobsThatFit(1)
    const { user, person } = await aDashboardOf()
    const scope = await cardOf('Scope for you')
    await user.click(await scope.findByRole('button', { name: 'Apply to Fits 1' }))
    await screen.findByText('Your skill profile has been shared with the recruiter!')
    const button = await scope.findByRole('button', { name: 'Applied to Fits 1' })
    expect([button.textContent, button.ariaDisabled]).toEqual(['Applied', 'true'])
    const { data } = await (await api.as(person)).applications.mine({ query: {} })
    expect(data).toHaveLength(1)
  })

  test('a refused application shows the reason, and can be tried again', async () => {
    const employer = await api.anEmployer()
    const job = await aJob({ title: 'Gone soon', professionalSkills: ['SQL'], employerId: employer.id })
    const { user } = await aDashboardOf()
    const scope = await cardOf('Scope for you')
    await (await api.as(employer)).jobs.remove({ params: { id: job.id } })
    await user.click(await scope.findByRole('button', { name: 'Apply to Gone soon' }))
    expect((await scope.findByRole('alert')).textContent).not.toBe('')
    expect(scope.getByRole('button', { name: 'Apply to Gone soon' }).hasAttribute('disabled')).toBe(false)
  })

  test('where few jobs fit, it says so and leads to the skills; where three do, it has them alone', async () => {
    await jobsThatFit(2)
    await aDashboardOf()
    const scope = await cardOf('Scope for you')
    expect(scope.getByText('Top jobs matching your profile')).toBeDefined()
    expect(scope.getByText('No other new job is of the kind you chose')).toBeDefined()
    expect(scope.getByRole('link', { name: 'Add skills' }).getAttribute('href')).toBe('/candidate-profile?edit=skills')
    closeApp()
    await aJob({ title: 'Fits too', professionalSkills: ['SQL', 'Git'] })
    await aDashboardOf()
    expect((await cardOf('Scope for you')).queryByText('No other new job is of the kind you chose')).toBeNull()
  })

  test('without a job that fits it promises none, says so and leads to the skills', async () => {
    await aDashboardOf({})
    const scope = await cardOf('Scope for you')
    expect(scope.getByText('No suggestions found')).toBeDefined()
    expect(scope.queryByText('Top jobs matching your profile')).toBeNull()
    expect(scope.getByRole('link', { name: 'Add skills' }).getAttribute('href')).toBe('/candidate-profile?edit=skills')
  })
})

describe('placement drives and trainings', () => {
  test('the first six drives show, each once, with the way to all of them; what is over does not [C-039 C-041]', async () => {
    for (let n = 1; n <= 7; n += 1) await aDrive({ title: `Drive ${n}`, skills: ['Java'] })
    await aDrive({ title: 'Over', fromDate: '2026-11-01', toDate: '2026-11-02' })
    await aDashboardOf()
    const drives = await cardOf('Placement drives')
    expect(drives.getAllByRole('heading', { level: 3 })).toHaveLength(6)
    expect(screen.getAllByText(/^Drive \d$/)).toHaveLength(6)
    expect(screen.queryByText('Over')).toBeNull()
    expect(drives.getByRole('link', { name: 'View all' }).getAttribute('href')).toBe('/placement-drive')
  })

  test('a drive alone has the width of all', async () => {
    await aDrive({ title: 'Java day', skills: ['Java'] })
    await aDashboardOf()
    const drives = await screen.findByRole('region', { name: 'Placement drives' })
    expect(drives.querySelector<HTMLElement>('li[aria-label]')?.style.flexBasis).toBe('100%')
  })

  test('drives and trainings for other work are left to the links', async () => {
    await aDrive({ title: 'Java day', skills: ['Java'] })
    await aDrive({ title: 'Nursing day', skills: ['Patient Care'] })
    await aCourse({ title: 'Java in depth', stats: ['Java'] })
    await aCourse({ title: 'Nursing', stats: ['Patient Care'] })
    await aDashboardOf()
    const names = (card: Awaited<ReturnType<typeof cardOf>>) =>
      card.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)
    expect(names(await cardOf('Placement drives'))).toEqual(['Java day'])
    const trainings = await cardOf('Recommended training programs')
    expect(names(trainings)).toEqual(['Java in depth'])
    expect(trainings.getByRole('link', { name: 'View all' }).getAttribute('href')).toBe('/certification-and-trainings')
  })

  test('where none is for the candidate’s work, it says so and recommends nothing', async () => {
    await aDrive({ title: 'Nursing day', skills: ['Patient Care'] })
    await aCourse({ title: 'Nursing', stats: ['Patient Care'] })
    await aDashboardOf()
    await screen.findByRole('heading', { name: texts['drives.noneFits'] })
    await screen.findByRole('heading', { name: texts['courses.noneFits'] })
    expect(screen.queryByText('Nursing day')).toBeNull()
    expect(screen.queryByText(texts['dashboard.trainings'])).toBeNull()
  })

  test('without a drive it reads No Drives Found, and no carousel is empty [C-040]', async () => {
    await aDashboardOf()
    await screen.findByText('No drives found')
    await cardOf('Scope for you')
    expect(document.querySelector('[aria-roledescription=carousel]')).toBeNull()
  })

  test('three trainings are side by side, which turn by themselves and can be paused; two of the current drives [C-042 C-047]', async () => {
    for (const title of ['Git', 'Java', 'React', 'SQL']) await aCourse({ title })
    for (const title of ['A', 'B', 'C']) await aDrive({ title, skills: ['Java'] })
    await aDrive({ title: 'Over', fromDate: '2026-11-01', toDate: '2026-11-02' })
    const { user, address } = await aDashboardOf()
    const trainings = await screen.findByRole('region', { name: 'Recommended training programs' })
    expect(inSight(trainings)).toHaveLength(3)
    const buttons = within(trainings).getAllByRole('button')
    expect(buttons[0]?.getAttribute('aria-label')).toBe('Pause: Recommended training programs')
    const drives = await screen.findByRole('region', { name: 'Placement drives' })
    expect(inSight(drives)).toHaveLength(2)
    expect(drives.querySelectorAll('li[aria-label]')).toHaveLength(3)
    expect(within(drives).queryByRole('button', { name: /^Pause/ })).toBeNull()
    await user.click(
      within(trainings)
        .getAllByRole('link', { name: /^View \w+$/ })
        .find((link) => link.textContent === 'View') as HTMLElement,
    )
    await waitFor(() => expect(address()).toMatch(/^\/certification-iframe\?id=\d+$/))
  })
})

describe('the legacy section', () => {
  const full = { ...skilled, generalSkills: ['Speaking'], cv: '/cv.pdf', image: '/me.png', domainId: 1 }

  async function legacyOf(profile: Parameters<typeof api.aCandidate>[0]) {
    await aDashboardOf(profile)
    return waitFor(() => {
      const section = document.querySelector('section[hidden]')
      if (!section) throw new Error('The section is still loading')
      return [...section.children].map((one) => one.textContent)
    })
  }

  test('is hidden, with greeting, profile button, VSP button and status tile [C-050 C-052]', async () => {
    expect(await legacyOf({})).toEqual([
      'Hello, Asha Demo',
      'Complete profile',
      'Get VSP',
      'Ready for a new opportunity?',
    ])
    expect(screen.queryByText('Hello, Asha Demo')?.closest('[hidden]')).not.toBeNull()
  })

  test('reads Edit Profile when the profile is complete, and Switch for candidates open to it [C-051 C-054]', async () => {
    const described = { ...full, description: 'Builds things that last', experienceLevel: 'Experienced' as const }
    expect(await legacyOf({ ...described, joiningStatus: true, joining: 'switch' })).toEqual([
      'Hello, Asha Demo',
      'Edit profile',
      'Get VSP',
      'Switch',
    ])
  })
})

test('a section that fails to load shows a message with Retry in its place, and the others load', async () => {
  await jobsThatFit(1)
  const { history, platform } = await aDashboardOf(skilled, '/settings')
  const { scope } = platform.session.api.jobs
  const read = scope.query
  let answers = false
  scope.query = () => ({
    ...read(),
    queryFn: (context) => (answers ? read().queryFn(context) : Promise.reject(refused)),
  })
  history.push('/')
  const failed = within(await screen.findByRole('alert'))
  expect(failed.getByText('Scope for you')).toBeDefined()
  await cardOf('Placement drives')
  answers = true
  failed.getByRole('button', { name: 'Retry' }).click()
  await (await cardOf('Scope for you')).findByText('Fits 1')
})

test('five tips wait at the end, the first one shown', async () => {
  const { user } = await aDashboardOf()
  const tips = within(await screen.findByRole('region', { name: 'Tips' }))
  expect(tips.getAllByRole('listitem', { hidden: true })).toHaveLength(5)
  expect(tips.getByText('1 of 5')).toBeDefined()
  await user.click(tips.getByRole('button', { name: 'Next: Tips' }))
  expect(tips.getByText('2 of 5')).toBeDefined()
})
