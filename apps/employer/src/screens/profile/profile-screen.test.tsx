import { startApi } from '@pramaan/api/testing'
import { createOpenings } from '@pramaan/api/testing/people/openings'
import { closeApp, showApp } from '@pramaan/app-shell/testing/render-app.tsx'
import { auditLog, profileViews, settings } from '@pramaan/database/schema'
import { readOnlyProfile } from '@pramaan/features/testing/suites/read-only-profile.tsx'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { app, candidatesNamed, employerWith, showToEmployer } from '../../testing/show-to-employer.tsx'

const api = await startApi()
const ro = (id: number | undefined, rest = '') => `/candidate-profile-ro?candidateID=${id}${rest}`
const button = (name: string) => screen.getByRole('button', { name, exact: true } as { name: string })

readOnlyProfile(api, { role: 'Employer', app, back: /^Back to candidates/ })

test('opening a profile logs one view', async () => {
  const [person] = await candidatesNamed(api, ['Asha Rao'])
  const employer = await api.anEmployer({ plan: 'premium' })
  await showToEmployer(api, ro(person?.id), employer)
  await waitFor(async () => {
    const views = await api.db.select().from(profileViews)
    expect(views.map(({ candidateId, viewerId }) => [candidateId, viewerId])).toEqual([[person?.id, employer.id]])
  })
})

test('the way back leads to the list with the filters it was opened from, and says which of how many', async () => {
  await candidatesNamed(api, ['Pune One', 'Pune Two'], { location: 'Pune' })
  const { user } = await showToEmployer(api, '/emp-candidate-list?location=Pune')
  await user.click(await screen.findByRole('link', { name: 'Pune One' }))
  await screen.findByRole('heading', { level: 1, name: 'Pune One' })
  expect(screen.getByText('2 of 2')).toBeTruthy()
  const back = screen.getByRole('link', { name: /Back to candidates/ })
  expect(back.getAttribute('href')).toBe('/emp-candidate-list?location=Pune')
})

test('a profile opened by its bare link leads back to the last search of this browser [E-197]', async () => {
  const [person] = await candidatesNamed(api, ['Pune One'], { location: 'Pune' })
  const { history } = await showToEmployer(api, '/emp-candidate-list?location=Pune')
  await screen.findByRole('link', { name: 'Pune One' })
  history.push(ro(person?.id))
  const back = await screen.findByRole('link', { name: /Back to candidates/ })
  expect(back.getAttribute('href')).toBe('/emp-candidate-list?location=Pune')
})

test('an employer shortlists from the profile, but not on /candidate-profile, which has no action buttons [E-024 E-178 E-192 E-222]', async () => {
  const [person] = await candidatesNamed(api, ['Asha Rao'])
  const { user, history } = await showToEmployer(api, ro(person?.id))
  await user.click((await screen.findAllByRole('button', { name: 'Shortlist' }))[0] as HTMLElement)
  expect(await screen.findAllByRole('button', { name: 'Shortlisted' })).toHaveLength(2)
  history.push(`/candidate-profile?candidate=${person?.id}`)
  await waitFor(() => expect(screen.queryByRole('button', { name: /Shortlist/ })).toBeNull())
  expect(await screen.findByRole('heading', { level: 1, name: 'Asha Rao' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: /Shortlist/ })).toBeNull()
})

test('shortlisted candidates can also be messaged from their profile, at both widths', async () => {
  const [person] = await candidatesNamed(api, ['Asha Rao'])
  const { user } = await showToEmployer(api, ro(person?.id))
  const [add] = await screen.findAllByRole('button', { name: 'Shortlist' })
  expect(screen.queryByRole('link', { name: 'Message' })).toBeNull()
  await user.click(add as HTMLElement)
  const ways = await screen.findAllByRole('link', { name: 'Message' })
  expect(ways.map((way) => way.getAttribute('href'))).toEqual([
    `/messages?with=${person?.id}`,
    `/messages?with=${person?.id}`,
  ])
})

test('a shortlisted profile leads back to the dashboard and walks the shortlist [C-166 C-183 E-030 E-190 E-198]', async () => {
  const people = await candidatesNamed(api, ['Asha Rao', 'Not Chosen', 'Vijay Kale'])
  const employer = await api.anEmployer({ plan: 'premium' })
  const client = await api.as(employer)
  for (const person of [people[0], people[2]])
    await client.shortlist.set({ body: { Candidate_id: person?.id, Status: '1' } })
  const { user } = await showToEmployer(api, `/candidate-shortlisted-profile?candidateID=${people[2]?.id}`, employer)
  const back = await screen.findByRole('link', { name: /Back to dashboard/ })
  expect(back.getAttribute('href')).toBe('/employer-dashboard')
  await waitFor(() => expect(button('Next')).toHaveProperty('disabled', false))
  await user.click(button('Next'))
  await screen.findByRole('heading', { level: 1, name: 'Asha Rao' })
  await waitFor(() => expect(button('Next')).toHaveProperty('disabled', true))
})

test('a profile leads back to the page it was opened from, with its filters, and the menu marks that page', async () => {
  const { employer } = await employerWith(api, ['Asha Rao'])
  const { user, address } = await showToEmployer(api, '/pipeline?view=table&stage=1', employer)
  await user.click(await screen.findByRole('link', { name: 'Asha Rao' }))
  const back = await screen.findByRole('link', { name: /Back to pipeline/ })
  expect(back.getAttribute('href')).toBe('/pipeline?view=table&stage=1')
  const [menu] = screen.getAllByRole('navigation')
  const marked = within(menu as HTMLElement).getAllByRole('link', { current: 'page' })
  expect(marked.map(({ textContent }) => textContent)).toEqual(['Pipeline'])
  await user.click(back)
  await screen.findByRole('table', { name: 'Pipeline' })
  expect(address()).toBe('/pipeline?view=table&stage=1')
})

test('a profile opened from a job leads back to its list of people', async () => {
  const employer = await api.anEmployer({ plan: 'premium' })
  const skills = { generalSkills: ['Typing'], professionalSkills: ['Tally Prime'] }
  const job = await createOpenings(api.deps).aJob({ employerId: employer.id, title: 'Clerk', ...skills })
  await candidatesNamed(api, ['Meera Kale'], skills)
  const { user } = await showToEmployer(api, `/job-details?Job=${job.id}&tab=suggested`, employer)
  await user.click(await screen.findByRole('link', { name: 'View Meera Kale' }))
  const back = await screen.findByRole('link', { name: /Back to the job/ })
  expect(back.getAttribute('href')).toBe(`/job-details?Job=${job.id}&tab=suggested`)
})

test('an unknown id shows a message', async () => {
  await showToEmployer(api, ro(999))
  const main = within(await screen.findByRole('main'))
  expect(await main.findByRole('heading', { level: 1, name: 'Candidate not found' })).toBeTruthy()
})

test('phone and e-mail come by a button that is logged, then dial and write, also on /candidate-profile [C-173 E-007 E-193 E-211 E-221 E-657]', async () => {
  const [person] = await candidatesNamed(api, ['Asha Rao'], {}, { account: { contactEmail: 'asha.work@example.com' } })
  const { user, history } = await showToEmployer(api, ro(person?.id))
  await screen.findByRole('heading', { level: 1, name: 'Asha Rao' })
  expect(screen.queryByRole('link', { name: /^\+91|@/ })).toBeNull()
  expect((await api.db.select().from(auditLog)).filter(({ subjectId }) => subjectId === person?.id)).toEqual([])
  expect(button('Show e-mail')).toBeTruthy()
  expect(screen.getAllByRole('button', { name: 'Download PDF' })).toHaveLength(2)
  await user.click(button('Show phone number'))
  const phone = await screen.findByRole('link', { name: /^\+91/ })
  expect(phone.getAttribute('href')).toBe(`tel:${person?.phone}`)
  expect(document.activeElement).toBe(phone)
  expect(screen.getByRole('link', { name: 'asha.work@example.com' }).getAttribute('href')).toMatch(/^mailto:/)
  await user.click(button('Copy e-mail'))
  await screen.findByText('Copied asha.work@example.com')
  const looks = (await api.db.select().from(auditLog)).filter(({ subjectId }) => subjectId === person?.id)
  expect(looks.map(({ action }) => action)).toEqual(['contact-revealed'])
  history.push(`/candidate-profile?candidateID=${person?.id}`)
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Download PDF' })).toBeNull())
  expect(screen.queryByRole('link', { name: /^\+91|@/ })).toBeNull()
  await user.click(await screen.findByRole('button', { name: 'Show e-mail' }))
  await screen.findByRole('link', { name: 'asha.work@example.com' })
  const all = (await api.db.select().from(auditLog)).filter(({ subjectId }) => subjectId === person?.id)
  expect(all.map(({ action }) => action)).toEqual(['contact-revealed', 'contact-revealed'])
})

test('a phone number that comes late leaves the menu that was opened meanwhile open', async () => {
  const [person] = await candidatesNamed(api, ['Asha Rao'])
  const { storage, send } = await showToEmployer(api, '/emp-candidate-list')
  closeApp()
  const { promise, resolve } = Promise.withResolvers<void>()
  const slow: typeof send = async (url, init) => {
    const answer = await send(url, init)
    if (url.includes('/contact')) await promise
    return answer
  }
  const { user } = await showApp(api, { ...app, at: ro(person?.id), storage, send: slow })
  await user.click(await screen.findByRole('button', { name: 'Show phone number' }))
  await user.click(screen.getByRole('button', { name: /^Account of/ }))
  const menu = await screen.findByRole('menu')
  resolve()
  await screen.findByRole('link', { name: /^\+91/ })
  expect(menu.contains(document.activeElement)).toBe(true)
})

test('when the day’s contacts are used up a message appears, with a link to the plans', async () => {
  const [seen, next] = await candidatesNamed(api, ['Asha Rao', 'Vijay Kale'])
  await api.db
    .insert(settings)
    .values({ key: 'plan-limits', value: { free: { profileViewsADay: 1 } }, updatedAt: api.deps.now() })
  const employer = await api.anEmployer()
  await (await api.as(employer)).contacts.reveal({ params: { id: seen?.id ?? 0 } })
  const { user } = await showToEmployer(api, ro(next?.id), employer)
  await user.click(await screen.findByRole('button', { name: 'Show phone number' }))
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toMatch(/contacts for today are used up/)
  expect(within(alert).getByRole('link', { name: 'See plans' }).getAttribute('href')).toBe('/plans')
  expect(screen.queryByRole('link', { name: /^\+91/ })).toBeNull()
})

test('the profile is downloaded through a preview that opens and closes, and holds no contact [E-001 E-223 E-657 E-845]', async () => {
  const [person] = await candidatesNamed(api, ['Asha Rao'], {}, { account: { contactEmail: 'asha.work@example.com' } })
  const { user } = await showToEmployer(api, ro(person?.id))
  await user.click((await screen.findAllByRole('button', { name: 'Download PDF' }))[0] as HTMLElement)
  const preview = await screen.findByRole('dialog', { name: 'Profile of Asha Rao' })
  const paper = await within(preview).findByRole('article', { name: 'Preview of the profile' })
  expect(within(paper).getByRole('heading', { level: 1, name: 'Asha Rao' })).toBeTruthy()
  expect(paper.textContent).not.toMatch(/\+91|@/)
  for (const name of ['Download', 'Exact look', 'Print'])
    expect(within(preview).getByRole('button', { name })).toBeTruthy()
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('an employer reads the joining status; Go to Payments leads to their own [C-163 C-275 E-226 E-682]', async () => {
  const [person] = await candidatesNamed(api, ['Asha Rao'], { joining: 'join', joiningStatus: true })
  const { history, address } = await showToEmployer(api, ro(person?.id))
  await screen.findByRole('heading', { level: 1, name: 'Asha Rao' })
  expect(screen.getByText('Open to join')).toBeTruthy()
  const payments = screen.getByRole('link', { name: 'Go to payments' })
  expect(payments.getAttribute('href')).toBe('/payments')
  history.push('/payments')
  await screen.findByRole('heading', { name: 'Payments and receipts' })
  expect(address()).toBe('/payments')
})

test('a candidate shortlisted as an applicant shows as shortlisted [C-337]', async () => {
  const [person] = await candidatesNamed(api, ['Asha Rao'])
  const employer = await api.anEmployer({ plan: 'premium' })
  const job = await createOpenings(api.deps).aJob({ employerId: employer.id })
  await (await api.as(person ?? employer)).applications.apply({ body: { JobID: job.id } })
  const { applications } = await api.as(employer)
  const [application] = (await applications.list({ query: {} })).data
  await showToEmployer(api, ro(person?.id), employer)
  expect(await screen.findAllByRole('button', { name: 'Shortlist' })).toHaveLength(2)
  closeApp()
  const body = { applicationId: application?.ID ?? 0, applicationStatus: 'Shortlisted' as const }
  await applications.decide({ body })
  expect((await applications.list({ query: {} })).data).toMatchObject([{ Shortlist: true }])
  await showToEmployer(api, ro(person?.id), employer)
  expect(await screen.findAllByRole('button', { name: 'Shortlisted' })).toHaveLength(2)
})

test('the search, the shortlist and each kind of profile open by their address', async () => {
  const [person] = await candidatesNamed(api, ['Asha Rao'])
  const employer = await api.anEmployer({ plan: 'premium' })
  await (await api.as(employer)).shortlist.set({ body: { Candidate_id: person?.id, Status: '1' } })
  const { history } = await showToEmployer(api, '/emp-candidate-list', employer)
  const pages: [string, string][] = [
    ['/cslr-candidate-list', 'Search candidates'],
    ['/candidate-profile', 'Asha Rao'],
    ['/shortlisted', '1 candidate shortlisted'],
    ['/candidate-profile-ro', 'Asha Rao'],
    ['/emp-candidate-list', 'Search candidates'],
    ['/candidate-shortlisted-profile', 'Asha Rao'],
  ]
  for (const [path, name] of pages) {
    history.push(`${path}?candidateID=${person?.id}`)
    const heading = await screen.findByRole('heading', { level: 1, name })
    await waitFor(() => expect(heading.isConnected && history.location.pathname).toBe(path))
  }
})

test('similar candidates are listed with their reasons and lead to their profiles, with nothing shown where there are none', async () => {
  const work = {
    currentPosition: 'Accountant',
    professionalSkills: ['Tally Prime'],
    joiningStatus: true,
    joining: 'join' as const,
  }
  const [person] = await candidatesNamed(api, ['Asha Rao', 'Ravi Kale'], work)
  const [other] = await candidatesNamed(api, ['Meena Patil'], { currentPosition: 'Welder' })
  const { user, history } = await showToEmployer(api, ro(person?.id))
  const list = within(await screen.findByRole('region', { name: 'Similar candidates' }))
  expect(list.getByText('Works as Accountant')).toBeTruthy()
  await user.click(list.getByRole('link', { name: 'Ravi Kale' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Ravi Kale' })).toBeTruthy()
  history.push(ro(other?.id))
  expect(await screen.findByRole('heading', { level: 1, name: 'Meena Patil' })).toBeTruthy()
  expect(screen.queryByRole('region', { name: 'Similar candidates' })).toBeNull()
})
