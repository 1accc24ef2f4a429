import { startApi } from '@pramaan/api/testing'
import { createOpenings } from '@pramaan/api/testing/people/openings'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { employerWith, showToEmployer } from '../../testing/show-to-employer.tsx'

const api = await startApi()

const anEmployerWith = (...names: string[]) => employerWith(api, names)

const column = (name: string) => within(screen.getByRole('region', { name }))
const namesIn = (name: string) =>
  column(name)
    .queryAllByRole('article')
    .map((card) => card.getAttribute('aria-label'))
const countOf = (name: string) => screen.getByRole('region', { name }).querySelector('header')?.textContent
const theBoard = () => screen.findByRole('article', { name: 'Asha' })

type User = Awaited<ReturnType<typeof showToEmployer>>['user']

async function openMenu(user: User, name: string) {
  await user.click(screen.getByRole('button', { name: `Move ${name}, and more` }))
  return within(await screen.findByRole('menu'))
}

async function choose(user: User, name: string, item: string) {
  await user.click(await (await openMenu(user, name)).findByRole('menuitem', { name: item }))
}

test('the board ‘Pipeline’ has the five stages over real data; a card moves by its menu, and Undo puts it back', async () => {
  const { employer, client } = await anEmployerWith('Asha', 'Ravi')
  const { user } = await showToEmployer(api, '/pipeline', employer)
  await theBoard()
  expect(screen.getByRole('heading', { level: 1, name: 'Pipeline' })).toBeTruthy()
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    ...['Shortlisted', 'In Communication', 'Interview Completed', 'Hired', 'Rejected'],
  ])
  expect(namesIn('Shortlisted')).toEqual(['Ravi', 'Asha'])
  const menu = await openMenu(user, 'Asha')
  // Only the next stage and the rejection are offered.
  expect(menu.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
    ...['In Communication', 'Reject…', 'Message', 'Decide by…', 'Profile', 'History'],
  ])
  await user.click(menu.getByRole('menuitem', { name: 'In Communication' }))
  await waitFor(() => expect([namesIn('Shortlisted'), namesIn('In Communication')]).toEqual([['Ravi'], ['Asha']]))
  expect([countOf('Shortlisted'), countOf('In Communication')]).toEqual(['Shortlisted1', 'In Communication1'])
  expect(await screen.findByText('Asha moved to In Communication')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(namesIn('Shortlisted')).toEqual(['Ravi', 'Asha']))
  expect(await screen.findByText('Undone: Asha')).toBeTruthy()
  await waitFor(async () => expect((await client.pipeline.list({ query: { status: 1 } })).totalCount).toBe(2))
})

test('beside the number of candidates is how many of them changed stage this week, which follows a move', async () => {
  const { employer } = await anEmployerWith('Asha', 'Ravi')
  const { user } = await showToEmployer(api, '/pipeline', employer)
  await theBoard()
  expect(screen.getByText('2 candidates')).toBeTruthy()
  api.pass(60_000)
  await choose(user, 'Asha', 'In Communication')
  expect(await screen.findByText('2 candidates · 1 moved this week')).toBeTruthy()
})

test('the number above the table is that of the listed: of a stage, with how many there are in all', async () => {
  const { employer, move } = await anEmployerWith('Asha', 'Ravi', 'Meera')
  await move('Asha', 2)
  const { user } = await showToEmployer(api, '/pipeline?view=table&stage=2', employer)
  expect(await screen.findByText('1 of 3 candidates')).toBeTruthy()
  await user.click(screen.getByRole('tab', { name: /^All/ }))
  expect(await screen.findByText(/^3 candidates/)).toBeTruthy()
})

test('keys pick a card up, move it over the stages it may go to, drop it, and announce each step; Escape cancels', async () => {
  const { employer, client, id } = await anEmployerWith('Asha')
  const { user } = await showToEmployer(api, '/pipeline', employer)
  await theBoard()
  const grip = () => screen.getByRole('button', { name: 'Pick up Asha' })
  grip().focus()
  await user.keyboard(' {ArrowRight}')
  expect(column('Shortlisted').getByText('Asha was here')).toBeTruthy()
  expect(namesIn('In Communication')).toEqual(['Asha'])
  await waitFor(() => expect(document.activeElement).toBe(grip()))
  expect(screen.getByText('Over In Communication.')).toBeTruthy()
  await user.keyboard('{Escape}')
  expect(screen.getByText('Asha stays in Shortlisted.')).toBeTruthy()
  expect(namesIn('Shortlisted')).toEqual(['Asha'])
  await waitFor(() => expect(document.activeElement).toBe(grip()))
  await user.keyboard(' {ArrowRight} ')
  expect(await screen.findByText('Asha is dropped in In Communication.')).toBeTruthy()
  await waitFor(() => expect(namesIn('In Communication')).toEqual(['Asha']))
  await waitFor(() => expect(document.activeElement).toBe(grip()))
  await waitFor(async () =>
    expect((await client.pipeline.list({ query: { status: 2 } })).data.map(({ ID }) => ID)).toEqual([id('Asha')]),
  )
})

test('a move that does not reach the server is reverted with a message, and can be tried again', async () => {
  const { employer } = await anEmployerWith('Asha', 'Ravi')
  const { user } = await showToEmployer(api, '/pipeline', employer)
  await theBoard()
  const inject = vi.spyOn(api.app, 'inject').mockImplementationOnce(() => {
    throw new Error('The line is cut')
  })
  await choose(user, 'Asha', 'In Communication')
  expect(await screen.findByText(/^Not moved: Asha\. We can’t reach Pramaan/)).toBeTruthy()
  expect(namesIn('Shortlisted')).toEqual(['Ravi', 'Asha'])
  inject.mockRestore()
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(namesIn('In Communication')).toEqual(['Asha']))
})

test('of many that are moved at once those that another window moved stay, by name, and the rest moves', async () => {
  const { employer, move } = await anEmployerWith('Asha', 'Ravi', 'Meena')
  const { user } = await showToEmployer(api, '/pipeline', employer)
  await theBoard()
  await move('Ravi', 2)
  for (const name of ['Asha', 'Ravi']) await user.click(screen.getByRole('checkbox', { name: `Select ${name}` }))
  const bar = within(screen.getByRole('region', { name: 'Selected candidates' }))
  expect(bar.getByText('2 selected')).toBeTruthy()
  await move('Ravi', 3)
  await user.click(bar.getByRole('button', { name: 'Move to' }))
  await user.click(await screen.findByRole('menuitem', { name: 'In Communication' }))
  expect(await screen.findByText(/^Not moved: Ravi\./)).toBeTruthy()
  expect(await screen.findByText('Asha moved to In Communication')).toBeTruthy()
  await waitFor(() =>
    expect([namesIn('Shortlisted'), namesIn('In Communication'), namesIn('Interview Completed')]).toEqual([
      ...[['Meena'], ['Asha'], ['Ravi']],
    ]),
  )
  expect(screen.queryByRole('region', { name: 'Selected candidates' })).toBeNull()
})

test('a rejection asks why; the history shows who moved, when, between which stages and why', async () => {
  const { employer } = await anEmployerWith('Asha')
  const { user } = await showToEmployer(api, '/pipeline', employer)
  await theBoard()
  await choose(user, 'Asha', 'Reject…')
  const dialog = within(await screen.findByRole('dialog', { name: 'Reject Asha?' }))
  expect(dialog.getAllByRole('radio')).toHaveLength(7)
  await user.click(dialog.getByRole('button', { name: 'Reject Asha' }))
  expect(dialog.getByText('Choose a reason.')).toBeTruthy()
  await user.click(dialog.getByRole('radio', { name: 'Another reason' }))
  await user.type(dialog.getByRole('textbox', { name: 'Your reason' }), 'Wants to move abroad')
  await user.click(dialog.getByRole('button', { name: 'Reject Asha' }))
  await waitFor(() => expect(namesIn('Rejected')).toEqual(['Asha']))
  expect(column('Rejected').getByText('Wants to move abroad')).toBeTruthy()
  await screen.findByText('Asha moved to Rejected')
  await choose(user, 'Asha', 'History')
  const panel = within(await screen.findByRole('dialog', { name: 'History of Asha' }))
  const [latest, first] = await panel.findAllByRole('listitem')
  expect(latest?.textContent).toMatch(/^Shortlisted → RejectedReason: Wants to move abroad.*\s· just now$/)
  expect(latest?.textContent).toContain(employer.fullName)
  expect(first?.textContent).toMatch(/^Shortlisted.*\s· 1 minute ago$/)
  await user.keyboard('{Escape}')
  const menu = screen.getByRole('button', { name: 'Move Asha, and more' })
  await waitFor(() => expect(document.activeElement).toBe(menu))
})

test('board and table use the same filters from the address: name, job and period', async () => {
  const { employer, client, id } = await anEmployerWith('Asha', 'Ravi')
  const job = await createOpenings(api.deps).aJob({ employerId: employer.id, title: 'Welder' })
  await client.pipeline.undo({ body: { Candidates: [id('Ravi')] } })
  await client.pipeline.move({ body: { Candidates: [id('Ravi')], Status: 1, JobID: job.id } })
  const { user, address } = await showToEmployer(api, '/pipeline', employer)
  await theBoard()
  await user.type(screen.getByRole('searchbox', { name: 'Search by name' }), 'ra{Enter}')
  await waitFor(() => expect(namesIn('Shortlisted')).toEqual(['Ravi']))
  await user.click(screen.getByRole('button', { name: 'Moved at any time' }))
  const periods = await screen.findAllByRole('menuitemcheckbox')
  expect(periods.map(({ textContent }) => textContent)).toEqual([
    ...['At any time', 'Last 7 days', 'Last week', 'Last month', 'Last 2 months', 'Over 7 days ago'],
  ])
  await user.click(screen.getByRole('menuitemcheckbox', { name: 'Last 7 days' }))
  await user.click(screen.getByRole('radio', { name: 'Table' }))
  const table = within(await screen.findByRole('table', { name: 'Pipeline' }))
  const rows = () => table.getAllByRole('row').map(({ textContent }) => textContent)
  await waitFor(() => expect(rows().slice(1)).toEqual([expect.stringMatching(/^RaviShortlisted.*Welder.*just now$/)]))
  expect(address()).toBe('/pipeline?term=ra&period=7-days&view=table')
  await user.click(screen.getByRole('button', { name: 'Clear filters' }))
  await waitFor(() => expect(rows()).toHaveLength(3))
  await user.click(screen.getByRole('button', { name: 'Job' }))
  await user.type(await screen.findByRole('combobox', { name: 'Job' }), 'Wel')
  await user.click(await screen.findByRole('option', { name: 'Welder' }))
  await waitFor(() => expect(rows()).toHaveLength(2))
  expect(address()).toBe(`/pipeline?view=table&jobID=${job.id}`)
})

test('hired candidates are listed, and an empty list shows what to do', async () => {
  const { employer, move } = await anEmployerWith('Asha', 'Ravi')
  const { history } = await showToEmployer(api, '/hirings', employer)
  expect(await screen.findByRole('heading', { name: 'Nobody hired yet' })).toBeTruthy()
  for (const status of [2, 3, 4]) await move('Asha', status)
  history.push('/hirings?period=7-days')
  expect(await screen.findByRole('link', { name: 'Asha' })).toBeTruthy()
  expect(screen.queryByRole('link', { name: 'Ravi' })).toBeNull()
})

test('without anyone shortlisted the pipeline leads to the search', async () => {
  await showToEmployer(api, '/pipeline')
  expect(await screen.findByRole('heading', { name: 'No candidates shortlisted' })).toBeTruthy()
  expect(within(screen.getByRole('main')).getByRole('link', { name: 'Search candidates' }).getAttribute('href')).toBe(
    '/emp-candidate-list',
  )
})
