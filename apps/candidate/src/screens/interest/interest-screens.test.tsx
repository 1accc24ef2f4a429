import { startApi } from '@pramaan/api/testing'
import { showAppAs } from '@pramaan/app-shell/testing/render-app.tsx'
import { auditLog, profileViews, searchAppearances, shortlists } from '@pramaan/database/schema'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { routes } from '../../routes.tsx'
import { texts } from '../../texts/en.ts'

const api = await startApi()
const ago = (days: number) => new Date(api.deps.now().getTime() - days * 86_400_000)

async function shownTo(person: { phone: string | null }, at: string) {
  return showAppAs(api, String(person.phone), 'Candidate', { map: routes, catalogue: texts, at })
}

/** The lines of the list of employers. */
const lines = () =>
  within(screen.getByRole('main'))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)

test('profile viewers are in the candidate’s own app, latest first, in pages kept in the URL [C-023]', async () => {
  const me = await api.aCandidate()
  for (let n = 1; n <= 11; n += 1) {
    const employer = await api.anEmployer({ companyName: `Works ${n}`, location: n === 11 ? null : 'Pune' })
    await api.db.insert(profileViews).values({ candidateId: me.id, viewerId: employer.id, viewedAt: ago(12 - n) })
    if (n === 11)
      await api.db.insert(profileViews).values({ candidateId: me.id, viewerId: employer.id, viewedAt: ago(3) })
  }
  const { user, address } = await shownTo(me, '/all-emp-jobs')
  await screen.findByRole('heading', { level: 1, name: 'Profile viewers' })
  await screen.findByText('Works 11')
  expect(screen.getByText('Employers who opened your profile in the past 90 days.')).toBeTruthy()
  expect(lines()[0]).toBe('Works 11 Verified employerN/Aviewed 2 times\u00a0· 1 day ago')
  expect(lines()).toHaveLength(10)
  await user.click(screen.getByRole('button', { name: 'Next' }))
  await screen.findByText('Works 1')
  expect(address()).toBe('/all-emp-jobs?page=2')
})

test('a company that opened contact, CV or PDF has a line for each, with when it was', async () => {
  const me = await api.aCandidate()
  const employer = await api.anEmployer({ companyName: 'Works' })
  await api.db.insert(profileViews).values({ candidateId: me.id, viewerId: employer.id, viewedAt: ago(1) })
  const act = (action: string, days: number) => ({ action, actorId: employer.id, subjectId: me.id, at: ago(days) })
  await api.db.insert(auditLog).values([act('contact-revealed', 3), act('file-read', 2), act('contact-revealed', 1)])
  await shownTo(me, '/all-emp-jobs')
  await screen.findByText('Works')
  expect(screen.getByText(/in the past 90 days, and what else they opened\.$/)).toBeTruthy()
  expect(lines()[0]).toMatch(
    /Opened your phone number and e-mail\s· 1 day ago.*Downloaded your CV or a certificate\s· 2 days ago/,
  )
})

test('search appearances are shown by day as a chart and a table, for a period kept in the URL', async () => {
  const me = await api.aCandidate()
  const row = (day: string, count: number) => ({ candidateId: me.id, day, count })
  await api.db.insert(searchAppearances).values([row('2026-11-20', 4), row('2026-11-01', 2)])
  const { user, address } = await shownTo(me, '/emp-placement-drives')
  await screen.findByText('4 times in 7 days')
  await user.click(screen.getByRole('radio', { name: '30 days' }))
  await screen.findByText('6 times in 30 days')
  expect(address()).toBe('/emp-placement-drives?days=30')
  await user.click(screen.getByRole('button', { name: 'Show as table' }))
  const table = within(screen.getByRole('table', { name: 'Search appearances by day' }))
  expect(table.getAllByRole('row')).toHaveLength(31)
  expect(table.getByRole('row', { name: '20/11/2026 4' })).toBeDefined()
})

test('who shortlisted the candidate is there with the day, and who rejected them does not', async () => {
  const me = await api.aCandidate()
  const [keeps, rejects] = [
    await api.anEmployer({ companyName: 'Keeps' }),
    await api.anEmployer({ companyName: 'Not' }),
  ]
  const row = (employerId: number, status: number) => ({
    employerId,
    candidateId: me.id,
    status,
    createdAt: ago(3),
    updatedAt: ago(3),
  })
  await api.db.insert(shortlists).values([row(keeps.id, 2), row(rejects.id, -1)])
  await shownTo(me, '/all-emp-applications')
  await screen.findByText('Keeps')
  expect(screen.queryByText('Not')).toBeNull()
  expect(document.querySelector('main time')?.getAttribute('title')).toBe('18/11/2026')
})

test.each([
  ['/all-emp-jobs', 'Nobody has viewed your profile yet'],
  ['/emp-placement-drives', 'No search appearances in this period'],
  ['/all-emp-applications', 'Nobody shortlisted you in this period'],
])('%s of a new candidate is empty and says how to fill it', async (path, none) => {
  await shownTo(await api.aCandidate(), path)
  await screen.findByText(none)
  const more = screen.getByRole('link', { name: 'Strengthen my profile' })
  expect(more.getAttribute('href')).toBe('/candidate-profile')
})

test('what each figure of the dashboard counts opens by a press, and the person stays there', async () => {
  const me = await api.aCandidate()
  const { user, address } = await shownTo(me, '/dashboard')
  for (const [figure, counts] of [
    ['Profile viewers', /opened your profile in the past 90 days/],
    ['Search appearances', /appeared in search results in the past 7 days/],
    ['Shortlisted', /past 30 days/],
  ] as const) {
    await user.click(await screen.findByRole('button', { name: `About: ${figure}` }))
    expect((await screen.findByRole('dialog', { name: `About: ${figure}` })).textContent).toMatch(counts)
    await user.keyboard('{Escape}')
  }
  expect(address()).toBe('/dashboard')
  expect(screen.getByRole('link', { name: /^Profile viewers/ }).getAttribute('href')).toBe('/all-emp-jobs')
})
