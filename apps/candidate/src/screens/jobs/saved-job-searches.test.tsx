import { startApi } from '@pramaan/api/testing'
import { aStopToken } from '@pramaan/api/testing/scenarios/stop-token'
import { showApp, showAppAs } from '@pramaan/app-shell/testing/render-app.tsx'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { routes } from '../../routes.tsx'
import { texts } from '../../texts/en.ts'

const api = await startApi()
const app = { map: routes, catalogue: texts }

test('a candidate saves a search for jobs with its alert, opens it again, changes and deletes it', async () => {
  const person = await api.aCandidate()
  const at = '/jobs?term=driver&location=Pune'
  const { user, address } = await showAppAs(api, String(person.phone), 'Candidate', { ...app, at })
  await user.click(await screen.findByRole('button', { name: 'Save this search' }))
  const dialog = await screen.findByRole('dialog', { name: 'Save this search' })
  expect(within(dialog).getByRole('textbox', { name: 'Name' })).toHaveProperty('value', 'driver, Pune')
  await user.click(within(dialog).getByRole('radio', { name: 'Weekly' }))
  await user.click(within(dialog).getByRole('button', { name: 'Save' }))
  await screen.findByText('Saved. We’ll tell you weekly.')
  const done = await screen.findByRole('button', { name: 'Search saved' })
  await waitFor(() => expect(document.activeElement).toBe(done))
  expect(screen.queryByRole('button', { name: 'Save this search' })).toBeNull()
  await user.click(await screen.findByRole('button', { name: 'Saved searches' }))
  const panel = await screen.findByRole('dialog', { name: 'Saved searches' })
  const link = await within(panel).findByRole('link', { name: /driver, Pune.*Alert weekly/ })
  expect(link.getAttribute('href')).toBe('/jobs?term=driver&location=Pune')
  await user.click(within(panel).getByRole('button', { name: 'Edit “driver, Pune”' }))
  const edit = await screen.findByRole('dialog', { name: 'Edit the saved search' })
  await user.click(within(edit).getByRole('button', { name: 'Delete' }))
  expect(await within(panel).findByText('No saved searches')).toBeTruthy()
  expect(address()).toBe(at)
})

test('a search that is saved says so when it is opened again, on whatever page, and its alert is changed there', async () => {
  const person = await api.aCandidate()
  const client = await api.as(person)
  const Alert = { Frequency: 'daily', Channel: 'whatsapp' } as const
  await client.savedJobSearches.create({ body: { Name: 'Driving', Query: 'term=driver', Alert } })
  const at = '/jobs?term=driver&page=2'
  const { user } = await showAppAs(api, String(person.phone), 'Candidate', { ...app, at })
  await user.click(await screen.findByRole('button', { name: 'Search saved' }))
  const edit = within(await screen.findByRole('dialog', { name: 'Edit the saved search' }))
  expect(edit.getByRole('textbox', { name: 'Name' })).toHaveProperty('value', 'Driving')
  await user.click(edit.getByRole('radio', { name: 'Never' }))
  await user.click(edit.getByRole('button', { name: 'Save' }))
  await screen.findByText('Saved. Its alert is off.')
})

test('a search is saved beside the filters, where a phone folds nothing away', async () => {
  const person = await api.aCandidate()
  await showAppAs(api, String(person.phone), 'Candidate', { ...app, at: '/jobs?term=driver' })
  const save = await screen.findByRole('button', { name: 'Save this search' })
  const more = screen.getByRole('button', { name: 'More tools', hidden: true })
  const folded = document.getElementById(String(more.getAttribute('aria-controls')))
  expect(folded).not.toBeNull()
  expect(folded?.contains(save)).toBe(false)
})

test('the page of an alert’s link names the search before it is stopped, signed out, and stops it on a press', async () => {
  const client = await api.as(await api.aCandidate())
  const Query = 'term=driver&location=Pune&type=Part%20Time&category=1&posted=7'
  const Alert = { Frequency: 'daily', Channel: 'whatsapp' } as const
  await client.savedJobSearches.create({ body: { Name: 'Near home', Query, Alert } })
  const domain = (await api.client().reference.domains()).data.find(({ ID }) => ID === 1)?.Title ?? ''
  const { user } = await showApp(api, { ...app, at: `/stop-alert?token=${await aStopToken(api)}` })
  expect(await screen.findByRole('heading', { name: 'Saved search “Near home”' })).toBeTruthy()
  await screen.findByText(`driver\u00a0· Pune\u00a0· Part time\u00a0· ${domain}\u00a0· Last 7 days`, {
    normalizer: (text) => text,
  })
  expect((await client.savedJobSearches.list()).data[0]?.Alert.Frequency).toBe('daily')
  await user.click(screen.getByRole('button', { name: 'Stop the alert' }))
  expect(await screen.findByText('You get no more messages about “Near home”.')).toBeTruthy()
  expect((await client.savedJobSearches.list()).data[0]?.Alert.Frequency).toBe('off')
})

test('the page of an alert’s link names nothing and has nothing to press without a valid token', async () => {
  await showApp(api, { ...app, at: '/stop-alert?token=forged' })
  expect(await screen.findByRole('heading', { name: 'Stop this alert?' })).toBeTruthy()
  // A person who comes from a message sees whose page it is.
  expect(screen.getByRole('link', { name: 'Pramaan' })).toBeTruthy()
  expect(await screen.findByText('This link is no longer valid. Open the page again.')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Stop the alert' })).toBeNull()
})
