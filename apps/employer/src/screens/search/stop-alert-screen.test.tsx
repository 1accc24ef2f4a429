import { startApi } from '@pramaan/api/testing'
import { aStopToken } from '@pramaan/api/testing/scenarios/stop-token'
import { showApp } from '@pramaan/app-shell/testing/render-app.tsx'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { routes } from '../../routes.tsx'
import { texts } from '../../texts/en.ts'

const api = await startApi()
const Alert = { Frequency: 'daily', Channel: 'email' } as const

test('the page of an alert’s link names the search and its filters before it is stopped, signed out', async () => {
  const client = await api.as(await api.anEmployer())
  const Filters = { term: 'welder', location: 'Pune', remote: 'true', mustHave: 'Tally, Excel' }
  await client.savedSearches.create({ body: { Name: 'Shop floor', Filters, Alert } })
  const at = `/stop-alert?token=${await aStopToken(api)}`
  const { user } = await showApp(api, { map: routes, catalogue: texts, at })
  expect(await screen.findByRole('heading', { name: 'Saved search “Shop floor”' })).toBeTruthy()
  expect(screen.getByText(/welder.*Pune.*Remote.*Tally/)).toBeTruthy()
  expect((await client.savedSearches.list()).data[0]?.Alert).toEqual(Alert)
  await user.click(screen.getByRole('button', { name: 'Stop the alert' }))
  expect(await screen.findByText('You get no more messages about “Shop floor”.')).toBeTruthy()
  expect((await client.savedSearches.list()).data[0]?.Alert.Frequency).toBe('off')
})
