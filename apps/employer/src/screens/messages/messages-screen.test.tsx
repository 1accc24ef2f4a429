import { startApi } from '@pramaan/api/testing'
import { closeApp, showApp } from '@pramaan/app-shell/testing/render-app.tsx'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { app, candidatesNamed, showToEmployer } from '../../testing/show-to-employer.tsx'

const api = await startApi()

/** An employer with Asha on the shortlist, and an API client for each. */
async function aPair() {
  const [asha] = await candidatesNamed(api, ['Asha'])
  if (!asha) throw new Error('No candidate was made')
  const employer = await api.anEmployer({ plan: 'premium', companyName: 'Demo Forge' })
  const [mine, theirs] = [await api.as(employer), await api.as(asha)]
  await mine.pipeline.move({ body: { Candidates: [asha.id], Status: 1 } })
  const answer = (Text: string) => theirs.conversations.send({ params: { id: employer.id }, body: { Text } })
  const write = (Text: string) => mine.conversations.send({ params: { id: asha.id }, body: { Text } })
  return { asha, employer, mine, theirs, answer, write, at: `/messages?with=${asha.id}` }
}

const box = () => screen.findByRole('textbox', { name: 'Message to Asha' })
const said = () =>
  within(screen.getByRole('region', { name: 'Messages with Asha' }))
    .getAllByRole('listitem')
    .map(({ firstChild }) => firstChild?.textContent)

test('from the shortlist to the first message: Enter sends it, and it is there at once [E-432]', async () => {
  const { employer, theirs, asha } = await aPair()
  const { user, address } = await showToEmployer(api, '/shortlisted', employer)
  await user.click(await screen.findByRole('link', { name: 'Message to Asha' }))
  await waitFor(() => expect(address()).toBe(`/messages?with=${asha.id}`))
  expect(await screen.findByRole('heading', { name: 'Write the first message' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Profile' }).getAttribute('href')).toContain(`candidateID=${asha.id}`)
  await user.type(await box(), 'Are you free on Monday?{Shift>}{Enter}{/Shift}At 11?{Enter}')
  expect(said()).toEqual(['Are you free on Monday?\nAt 11?'])
  expect(await screen.findByText('Sent')).toBeTruthy()
  const { data } = await theirs.conversations.get({ params: { id: employer.id }, query: {} })
  expect(data.map(({ Text }) => Text)).toEqual(['Are you free on Monday?\nAt 11?'])
})

test('Send without a text says what is missing, and the next letter takes that back', async () => {
  const { employer, at } = await aPair()
  const { user } = await showToEmployer(api, at, employer)
  const field = await box()
  await user.click(screen.getByRole('button', { name: 'Send' }))
  const why = await screen.findByText('Write your message first.')
  expect(field.getAttribute('aria-describedby')).toContain(why.id)
  expect(document.activeElement).toBe(field)
  await user.type(field, 'H')
  expect(screen.queryByText('Write your message first.')).toBeNull()
})

test('a message that does not arrive outlives a reload, and is sent once when it is tried again', async () => {
  const { employer, mine, asha, at } = await aPair()
  const { user, storage, send } = await showToEmployer(api, at, employer)
  const inject = vi.spyOn(api.app, 'inject')
  await user.type(await box(), 'Hello')
  inject.mockImplementationOnce(() => {
    throw new Error('The line is cut')
  })
  await user.keyboard('{Enter}')
  expect(await screen.findByText(/^Not sent\. We can’t reach Pramaan/)).toBeTruthy()
  inject.mockRestore()
  closeApp()
  const again = await showApp(api, { ...app, at, storage, send })
  await again.user.click(await screen.findByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('Sent')).toBeTruthy()
  expect(said()).toEqual(['Hello'])
  const { data } = await mine.conversations.get({ params: { id: asha.id }, query: {} })
  expect(data).toHaveLength(1)
})

test('a message whose response was lost is one message after a reload, and nothing says that it was not sent', async () => {
  const { employer, at } = await aPair()
  const { user, storage, send } = await showToEmployer(api, at, employer)
  await box()
  const inject = api.app.inject.bind(api.app) as (options: { method: string }) => Promise<unknown>
  const spy = vi.spyOn(api.app, 'inject').mockImplementation((async (options: { method: string }) => {
    const answer = await inject(options)
    if (options.method === 'POST') throw new Error('The line is cut')
    return answer
  }) as never)
  await user.type(await box(), 'Hello{Enter}')
  await waitFor(() => expect(screen.queryByText(/^Sending/)).toBeNull())
  closeApp()
  spy.mockRestore()
  await showApp(api, { ...app, at, storage, send })
  await screen.findByText('Sent')
  await waitFor(() => expect(said()).toEqual(['Hello']))
  expect(screen.queryByText(/^Not sent/)).toBeNull()
  closeApp()
  await showApp(api, { ...app, at, storage, send })
  await waitFor(() => expect(said()).toEqual(['Hello']))
})

test('a refused message can be sent again once the reason is gone', async () => {
  const { employer, write, answer, at } = await aPair()
  for (let n = 1; n <= 4; n++) await write(`Message ${n}`)
  const { user } = await showToEmployer(api, at, employer)
  await box()
  await write('Message 5')
  await user.type(await box(), 'Message 6{Enter}')
  const again = await screen.findByRole('button', { name: 'Try again' })
  await answer('I am free')
  await user.click(again)
  await waitFor(() =>
    expect(said()).toEqual([1, 2, 3, 4, 5].map((n) => `Message ${n}`).concat('I am free', 'Message 6')),
  )
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull())
})

test('an unsent text is still there after a reload, separately for each conversation', async () => {
  const { employer, at } = await aPair()
  const { user, storage, send } = await showToEmployer(api, at, employer)
  await user.type(await box(), 'Half a thou')
  closeApp()
  await showApp(api, { ...app, at, storage, send })
  expect(((await box()) as HTMLTextAreaElement).value).toBe('Half a thou')
})

test('the list marks new conversations, ordered by latest message; opening one marks it as read', async () => {
  const { employer, write, answer, theirs } = await aPair()
  await write('Hello')
  await answer('Good morning')
  await answer('Here I am')
  const { user } = await showToEmployer(api, '/messages', employer)
  const line = await screen.findByRole('link', { name: /Asha.*Here I am.*2 new/ })
  // The menu counts by a call of its own.
  await screen.findAllByRole('link', { name: 'Messages, 2 new' })
  // On a phone the bar at the bottom counts them.
  await screen.findByRole('link', { name: 'Messages 2' })
  await user.click(line)
  await waitFor(() => expect(said()).toEqual(['Hello', 'Good morning', 'Here I am']))
  await waitFor(async () =>
    expect((await theirs.conversations.get({ params: { id: employer.id }, query: {} })).data[0]?.ReadOn).toBeTruthy(),
  )
  await waitFor(() => expect(screen.queryByText('2 new')).toBeNull())
  expect(screen.getByRole('heading', { name: 'Today' })).toBeTruthy()
})

test('the dashboard’s line about unread messages opens exactly the conversations with some; the open one stays until another is', async () => {
  const { employer, mine, write, answer, asha } = await aPair()
  const others = await candidatesNamed(api, ['Ravi', 'Sara'])
  for (const { id } of others) {
    await mine.pipeline.move({ body: { Candidates: [id], Status: 1 } })
    await mine.conversations.send({ params: { id }, body: { Text: 'Hello' } })
  }
  await write('Hello')
  await answer('Good morning')
  const theirs = await api.as(others.at(-1) ?? { id: 0 })
  await theirs.conversations.send({ params: { id: employer.id }, body: { Text: 'Good evening' } })
  const { user, address } = await showToEmployer(api, '/employer-dashboard', employer)
  await user.click(await screen.findByRole('link', { name: /2 unread messages/ }))
  await waitFor(() => expect(address()).toBe('/messages?unread=true'))
  const names = () =>
    screen
      .queryAllByRole('link', { name: /(Hello|Good)/ })
      .map(({ textContent }) => /Asha|Ravi|Sara/.exec(textContent)?.[0])
  await waitFor(() => expect(names()).toEqual(['Sara', 'Asha']))
  await user.click(screen.getByRole('link', { name: /Asha/ }))
  await waitFor(() => expect(address()).toBe(`/messages?unread=true&with=${asha.id}`))
  await waitFor(() => expect(screen.getAllByText('1 new')).toHaveLength(1))
  expect(names()).toEqual(['Sara', 'Asha'])
  await user.click(screen.getByRole('link', { name: /Sara/ }))
  await waitFor(() => expect(names()).toEqual(['Sara']))
  await user.click(screen.getByRole('button', { name: 'Remove Only unread' }))
  await waitFor(() => expect(names()).toEqual(['Sara', 'Asha', 'Ravi']))
})

test('a closed conversation shows the reason in place of the box, and the messages stay', async () => {
  const { employer, write, mine, asha, at } = await aPair()
  for (let n = 1; n <= 5; n++) await write(`Message ${n}`)
  await showToEmployer(api, at, employer)
  expect(await screen.findByText(/^You have written 5 messages without an answer/)).toBeTruthy()
  closeApp()
  await mine.pipeline.move({ body: { Candidates: [asha.id], Status: -1, Reason: 'Position filled' } })
  await showToEmployer(api, at, employer)
  expect(await screen.findByText(/only candidates on your shortlist can be written to/)).toBeTruthy()
  expect(said()).toHaveLength(5)
  expect(screen.queryByRole('textbox')).toBeNull()
  closeApp()
  const [stranger] = await candidatesNamed(api, ['Ravi'])
  await showToEmployer(api, `/messages?with=${stranger?.id}`, employer)
  expect(await screen.findByRole('heading', { name: 'Conversation not found' })).toBeTruthy()
})

test('without a message, the latest of the shortlist are one press from theirs; without a shortlist the search is', async () => {
  const { employer, asha } = await aPair()
  const { user, address } = await showToEmployer(api, '/messages', employer)
  expect(await screen.findByRole('heading', { name: 'No messages yet' })).toBeTruthy()
  const people = within(await screen.findByRole('region', { name: 'Start with someone on your shortlist' }))
  expect(screen.getByRole('link', { name: 'Open your shortlist' }).getAttribute('href')).toBe('/shortlisted')
  await user.click(people.getByRole('link', { name: /Asha/ }))
  await waitFor(() => expect(address()).toBe(`/messages?with=${asha.id}`))
  closeApp()
  await showToEmployer(api, '/messages', await api.anEmployer())
  const main = within(await screen.findByRole('main'))
  expect((await main.findByRole('link', { name: 'Search candidates' })).getAttribute('href')).toBe(
    '/emp-candidate-list',
  )
  expect(screen.queryByRole('region', { name: 'Start with someone on your shortlist' })).toBeNull()
})

test('a conversation says where it begins, once all of it is there', async () => {
  const { employer, write, at } = await aPair()
  for (let n = 1; n <= 3; n++) await write(`Message ${n}`)
  await showToEmployer(api, at, employer)
  expect(await screen.findByText('This is where your messages with Asha begin.')).toBeTruthy()
  expect(said()).toEqual(['Message 1', 'Message 2', 'Message 3'])
})
