import { startApi } from '@pramaan/api/testing'
import { createOpenings } from '@pramaan/api/testing/people/openings'
import { tilesOnScreen } from '@pramaan/app-shell/testing/tiles.ts'
import { jobApplications } from '@pramaan/database/schema'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { candidatesNamed, showToEmployer } from './testing/show-to-employer.tsx'

const api = await startApi()
const openings = createOpenings(api.deps)

/** What the list behind each path counts, as its screen words it. */
const countedBy: Record<string, RegExp> = {
  '/search-history': /^(\d+) search(?:es)?$/,
  '/candidates-viewed': /^(\d+) candidates? viewed$/,
  '/shortlisted': /^(\d+) candidates? shortlisted$/,
  '/hirings': /^(\d+) .*hired/i,
  '/emp-candidate-list': /^(?:Show )?(\d+) candidates?/i,
  '/all-emp-jobs': /^All (\d+) jobs? found/i,
  '/all-emp-applications': /^(\d+) appli/i,
}

async function counted(path: string) {
  const words = countedBy[path.split('?')[0] ?? ''] ?? /^never$/
  const [found] = await within(await screen.findByRole('main')).findAllByText(words)
  return Number(words.exec(found?.textContent ?? '')?.[1])
}

test('every tile of the dashboard, and every figure of their panes that has a list, leads to one that counts the same', async () => {
  const people = await candidatesNamed(api, ['Asha', 'Bina', 'Chitra', 'Divya', 'Esha', 'Farah'])
  const employer = await api.anEmployer({ plan: 'premium' })
  const drive = await openings.aDrive({ employerId: employer.id })
  const jobs = [
    await openings.aJob({ employerId: employer.id, driveId: drive.id }),
    await openings.aJob({ employerId: employer.id }),
  ]
  await openings.aJob({ employerId: employer.id, closedAt: api.deps.now() })
  await openings.aJob({ employerId: employer.id, deletedAt: api.deps.now() })
  const at = { createdAt: api.deps.now(), updatedAt: api.deps.now() }
  const client = await api.as(employer)
  for (const [n, { id }] of people.entries()) {
    const row = { candidateId: id, status: 'Applied', ...at } as const
    await api.db.insert(jobApplications).values(jobs.map((job) => ({ ...row, jobId: job.id })))
    await client.shortlist.set({ body: { Candidate_id: id, Status: '1' } })
    await client.search.logHit({ body: { CandidateID: id } })
    for (const Status of n % 2 ? ([2, 3, 4] as const) : [])
      await client.pipeline.move({ body: { Candidates: [id], Status } })
  }
  for (let n = 0; n < 23; n++) await client.search.candidates({ query: { term: `welder ${n}` } })
  const admin = await api.as(await api.aStaffMember('Admin'))
  await admin.accounts.suspend({ params: { id: people[1]?.id ?? 0 }, body: { Reason: 'Made up data' } })
  await (await api.as({ id: people[2]?.id ?? 0 })).privacy.erase({ body: { Contact: people[2]?.phone ?? '' } })
  const { history, drawn } = await showToEmployer(api, '/employer-dashboard', employer)
  await waitFor(() => expect(tilesOnScreen()).toHaveLength(7))
  const tiles = tilesOnScreen()
  const panes = tiles.filter(({ href }) => href.includes('pane='))
  const lists = tiles.filter((tile) => !panes.includes(tile))
  for (const { name, href, figure } of panes) {
    history.push(href)
    await drawn()
    const panel = await screen.findByRole('dialog', { name })
    await within(panel).findByRole('figure')
    const rows = [...panel.querySelectorAll('dt a')].map((link) => ({
      name: link.textContent,
      figure: Number(link.closest('dt')?.nextElementSibling?.textContent),
      href: link.getAttribute('href') ?? '',
    }))
    if (!href.includes('certifications')) expect(rows[0]?.figure).toBe(figure)
    lists.push(...rows)
  }
  expect(lists.map(({ name, figure }) => [name, figure])).toEqual([
    ['Searches', 23],
    ['Candidates viewed', 4],
    ['Candidates shortlisted', 4],
    ['Candidates hired', 2],
    ['Candidates you can find', 4],
    ['Verified by our HR team', 0],
    ['Your jobs, without deleted ones', 3],
    ['Open now', 2],
    ['Applications to your jobs, deleted ones too', 8],
  ])
  for (const { name, figure, href } of lists.filter((one) => one.figure > 0)) {
    history.push(href)
    await drawn()
    await waitFor(async () => expect([name, await counted(href)]).toEqual([name, figure]))
  }
})
