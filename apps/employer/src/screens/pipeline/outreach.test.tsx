import { startApi } from '@pramaan/api/testing'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { employerWith, showToEmployer } from '../../testing/show-to-employer.tsx'

const api = await startApi()

const anEmployerWith = (...names: string[]) => employerWith(api, names)

/** The server carries out the next post to this path, and its answer is lost. */
function loseNextAnswer(path: string) {
  const { app } = api
  const inject = app.inject.bind(app) as (options: { method: string; url: string }) => Promise<unknown>
  const spy = vi.spyOn(app, 'inject')
  spy.mockImplementation((async (options: { method: string; url: string }) => {
    const answer = await inject(options)
    if (options.method !== 'POST' || options.url !== path) return answer
    spy.mockRestore()
    throw new Error('The line is cut')
  }) as never)
}

type User = Awaited<ReturnType<typeof showToEmployer>>['user']

const card = (name: string) => screen.findByRole('article', { name })

async function select(user: User, ...names: string[]) {
  for (const name of names) await user.click(await screen.findByRole('checkbox', { name: `Select ${name}` }))
  return within(screen.getByRole('region', { name: 'Selected candidates' }))
}

async function choose(user: User, name: string, item: string) {
  await card(name)
  await user.click(screen.getByRole('button', { name: `Move ${name}, and more` }))
  await user.click(await within(await screen.findByRole('menu')).findByRole('menuitem', { name: item }))
}

test('one message goes to the selected: it is previewed with a first name, says who won’t get it, and can be undone', async () => {
  const { employer, client, id } = await anEmployerWith('Asha Rao', 'Ravi Kale', 'Sara Khan')
  for (let n = 0; n < 5; n++)
    await client.conversations.send({ params: { id: id('Sara Khan') }, body: { Text: `Hi ${n}` } })
  const { user } = await showToEmployer(api, '/pipeline', employer)
  const bar = await select(user, 'Asha Rao', 'Ravi Kale', 'Sara Khan')
  await user.click(bar.getByRole('button', { name: 'Message' }))
  const dialog = within(await screen.findByRole('dialog', { name: /^Message to / }))
  expect(await dialog.findByText('Sara Khan: no reply to 5 messages yet')).toBeTruthy()
  await user.click(dialog.getByRole('button', { name: 'Send to 2 candidates' }))
  expect(await dialog.findByText('Write a message.')).toBeTruthy()
  await waitFor(() => expect(document.activeElement).toBe(dialog.getByRole('textbox', { name: 'Your message' })))
  await user.type(dialog.getByRole('textbox', { name: 'Your message' }), 'Hello')
  await user.click(dialog.getByRole('button', { name: 'Add first name' }))
  await user.type(dialog.getByRole('textbox', { name: 'Your message' }), ', free on Monday?')
  const preview = dialog.getByRole('region', { name: /^As .* reads it$/ })
  expect(preview.textContent).toMatch(/Hello (Asha|Ravi), free on Monday\?$/)
  await user.click(dialog.getByRole('button', { name: 'Send to 2 candidates' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  // The bar is gone with those who got it: the focus is on the card that was selected last.
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('checkbox', { name: 'Select Sara Khan' })))
  // Those who got it are no longer selected; the page says what waits, with Undo.
  expect(screen.queryByRole('region', { name: 'Selected candidates' })).toBeNull()
  const waiting = (await screen.findByText(/^Hello (Asha|Ravi), free on Monday\?$/)).closest(
    '[role=status]',
  ) as HTMLElement
  expect(waiting.textContent).toContain('Message to 2 candidates goes out at ')
  expect((await client.conversations.waitingMany()).data).toMatchObject([{ Recipients: [{}, {}] }])
  await user.click(within(waiting).getByRole('button', { name: 'Undo' }))
  expect(await screen.findByText('Message undone. Nobody got it.')).toBeTruthy()
  await waitFor(() => expect(screen.queryByText(/free on Monday/)).toBeNull())
  expect((await client.conversations.waitingMany()).data).toEqual([])
})

test('a text changed after a lost answer goes out as well, and the page shows both, each with Undo', async () => {
  const { employer, client } = await anEmployerWith('Asha Rao')
  const { user } = await showToEmployer(api, '/pipeline', employer)
  const bar = await select(user, 'Asha Rao')
  await user.click(bar.getByRole('button', { name: 'Message' }))
  const dialog = within(await screen.findByRole('dialog'))
  const text = dialog.getByRole('textbox', { name: 'Your message' })
  await user.type(text, 'Hello')
  loseNextAnswer('/api/conversations/many')
  await user.click(await dialog.findByRole('button', { name: 'Send to Asha Rao' }))
  await dialog.findByRole('alert')
  expect(await screen.findByText('Message to Asha Rao goes out at 12:06')).toBeTruthy()
  await user.type(text, ', Asha')
  await user.click(dialog.getByRole('button', { name: 'Send to Asha Rao' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  const waiting = (await client.conversations.waitingMany()).data
  expect(waiting.map(({ Text }) => Text)).toEqual(['Hello', 'Hello, Asha'])
})

test('an unsent message to several is still there when the dialog opens again, and nobody to write to disables it', async () => {
  const { employer, client, id } = await anEmployerWith('Asha Rao', 'Ravi Kale')
  await client.pipeline.move({ body: { Candidates: [id('Ravi Kale')], Status: -1, Reason: 'Position filled' } })
  const { user } = await showToEmployer(api, '/pipeline', employer)
  const open = async (...names: string[]) => {
    const bar = await select(user, ...names)
    await user.click(bar.getByRole('button', { name: 'Message' }))
    return within(await screen.findByRole('dialog'))
  }
  const first = await open('Asha Rao')
  await user.type(first.getByRole('textbox', { name: 'Your message' }), 'Half a thou')
  await user.click(first.getByRole('button', { name: 'Cancel' }))
  await user.click(screen.getByRole('checkbox', { name: 'Select Asha Rao' }))
  const second = await open('Ravi Kale')
  expect((second.getByRole('textbox', { name: 'Your message' }) as HTMLTextAreaElement).value).toBe('Half a thou')
  expect(await second.findByText('None of them can get a message now.')).toBeTruthy()
  expect(second.getByText('Ravi Kale: not on your shortlist')).toBeTruthy()
})

test('a date of decision is set from the card, shows on it, is sorted by, and can be undone', async () => {
  const { employer, client } = await anEmployerWith('Asha Rao', 'Ravi Kale')
  const { user } = await showToEmployer(api, '/pipeline', employer)
  await choose(user, 'Asha Rao', 'Decide by…')
  const dialog = within(await screen.findByRole('dialog', { name: 'Decide about Asha Rao by' }))
  await user.click(await dialog.findByRole('button', { name: 'In 3 days' }))
  expect(await within(await card('Asha Rao')).findByText('Decide by 24/11/2026')).toBeTruthy()
  expect(await screen.findByText('Decide about Asha Rao by 24/11/2026')).toBeTruthy()
  const names = () => screen.getAllByRole('article').map((one) => one.getAttribute('aria-label'))
  expect(names()).toEqual(['Ravi Kale', 'Asha Rao'])
  await user.click(screen.getByRole('button', { name: 'Decide by' }))
  await user.click(await screen.findByRole('menuitemcheckbox', { name: 'Earliest date first' }))
  await waitFor(() => expect(names()).toEqual(['Asha Rao', 'Ravi Kale']))
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(screen.queryByText('Decide by 24/11/2026')).toBeNull())
  expect(await screen.findByText('Undone: Asha Rao')).toBeTruthy()
  await waitFor(async () => expect((await client.pipeline.list({ query: {} })).data[0]?.DecideBy).toBeNull())
})

test('a past date is refused beside its field, and a saved one can be removed for several at once', async () => {
  const { employer, client, id } = await anEmployerWith('Asha Rao', 'Ravi Kale')
  const { user } = await showToEmployer(api, '/pipeline', employer)
  const bar = await select(user, 'Asha Rao', 'Ravi Kale')
  await user.click(bar.getByRole('button', { name: 'Decide by' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Decide about 2 candidates by' }))
  const [day] = await dialog.findAllByRole('spinbutton')
  fireEvent.paste(day as HTMLElement, { clipboardData: { getData: () => '20/11/2026' } })
  await user.click(dialog.getByRole('button', { name: 'Save date' }))
  expect(await dialog.findByText('Choose today or a later day.')).toBeTruthy()
  await waitFor(() => expect(document.activeElement).toBe(day))
  await user.click(dialog.getByRole('button', { name: 'Today' }))
  await waitFor(() => expect(screen.getAllByText('Decide today')).toHaveLength(2))
  await choose(user, 'Asha Rao', 'Decide by…')
  await user.click(await screen.findByRole('button', { name: 'Remove date' }))
  await waitFor(() => expect(screen.getAllByText('Decide today')).toHaveLength(1))
  await waitFor(async () => {
    const { data } = await client.pipeline.list({ query: {} })
    expect(data.find(({ ID }) => ID === id('Asha Rao'))?.DecideBy).toBeNull()
  })
})

test('a card says that its candidate replied', async () => {
  const { employer, client, id, person } = await anEmployerWith('Asha Rao', 'Ravi Kale')
  const theirs = await api.as(person('Asha Rao'))
  await client.conversations.send({ params: { id: id('Asha Rao') }, body: { Text: 'Are you free?' } })
  await theirs.conversations.send({ params: { id: employer.id }, body: { Text: 'Yes' } })
  await showToEmployer(api, '/pipeline', employer)
  expect(within(await card('Asha Rao')).getByText('Replied just now')).toBeTruthy()
  expect(within(await card('Ravi Kale')).queryByText(/^Replied/)).toBeNull()
})

test('what is overdue says so, and the dashboard’s line about it leads to exactly these', async () => {
  const { employer, client, id } = await anEmployerWith('Asha Rao', 'Ravi Kale')
  await client.pipeline.decideBy({ body: { Candidates: [id('Asha Rao')], DecideBy: '2026-11-21' } })
  api.pass(24 * 60 * 60_000)
  const { user, address } = await showToEmployer(api, '/employer-dashboard', employer)
  await user.click(await screen.findByRole('link', { name: /1 decision due/ }))
  await waitFor(() => expect(address()).toBe('/pipeline?view=table&due=today&sort=decide-by'))
  const table = within(await screen.findByRole('table', { name: 'Pipeline' }))
  expect(await table.findByText('Decision overdue since 21/11/2026')).toBeTruthy()
  expect(table.getAllByRole('row')).toHaveLength(2)
})
